import { and, eq } from 'drizzle-orm'
import { one } from '../../framework/database/rows.ts'
import { createSimulatedPost } from '../../platforms/simulated/model.ts'
import { newPostUid, postUrlOf } from '../../platforms/simulated/posts.ts'
import {
  acceptApplication,
  declineApplication,
} from '../../programs/collab-submissions/applying/answer.ts'
import { counterOffer } from '../../programs/collab-submissions/applying/offers.ts'
import {
  answerExtension,
  askExtension,
} from '../../programs/collab-submissions/content/extension.ts'
import {
  approveContent,
  requestChanges,
  submitContent,
} from '../../programs/collab-submissions/content/model.ts'
import { cancelWork, withdrawWork } from '../../programs/collab-submissions/ending/model.ts'
import { completeWork } from '../../programs/collab-submissions/posting/completion.ts'
import { giveSparkCode, recordPost } from '../../programs/collab-submissions/posting/model.ts'
import {
  confirmReceipt,
  reportShipment,
  shipProduct,
} from '../../programs/collab-submissions/shipping/model.ts'
import { markMessagesRead, sendMessage } from '../../programs/messages/model.ts'
import { findAccess } from '../../programs/submissions/access.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import {
  type CollabSubmission,
  collabSubmissions,
} from '../../tables/collabs/collab-submissions.ts'
import { simulatedAccounts } from '../../tables/users/simulated-platform.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { bytesOf } from '../chance.ts'
import type { World } from '../world.ts'
import type { Step } from './application.ts'
import { rateEachOther } from './ratings.ts'

/** Goes one step on with the work of a creator for a collab. */
export async function takeStep(
  world: World,
  brand: Member,
  creator: Actor,
  work: CollabSubmission,
  [, move, said = '']: Step,
): Promise<unknown> {
  const text = String(said)
  const number = digitsOf(work)
  switch (move) {
    case 'accept':
      return acceptApplication(world, brand, work)
    case 'decline':
      return declineApplication(world, brand, work, { note: text })
    case 'offer':
      return counterOffer(world, brand, 'organization', work, {
        quote_amount: Number(said),
        note: 'We only need it for our own channels. Would that work for you?',
      })
    case 'extension':
      return askExtension(world, creator, work, {
        extension_days: Number(said),
        extension_note: 'The light was wrong all weekend. The next one looks better.',
      })
    case 'grant':
      return answerExtension(world, brand, work, 'granted')
    case 'cancel':
      return cancelWork(world, brand, work, { note: text })
    case 'ship':
      return shipProduct(world, brand, work, { carrier: 'Parcel Post', tracking_number: number })
    case 'receive':
      return confirmReceipt(world, creator, work)
    case 'report':
      return reportShipment(world, creator, work, { issue: 'damaged', note: text })
    case 'content':
      return submitContent(world, creator, await asItIsNow(world, work), {
        content_url: `https://drafts.example/${number}`,
        note: 'Here is the cut. Sound on, please.',
      })
    case 'changes':
      return requestChanges(world, brand, work, { note: text })
    case 'approve':
      return approveContent(world, brand, work)
    case 'post':
      return recordPost(world, creator, await asItIsNow(world, work), {
        post_url: await postFor(world, creator, work),
      })
    case 'spark':
      return giveSparkCode(world, creator, work, { spark_code: `#${number}==`, spark_days: 30 })
    case 'complete':
      await completeWork(world, brand, work, {})
      return rateEachOther(world, creator, brand, work)
    case 'withdraw':
      return withdrawWork(world, creator, work)
    default:
      return say(world, move === 'brand' ? brand : creator, work, text)
  }
}

/** Writes a message. Whoever answers has read what came before. */
async function say(world: World, who: Actor, { id }: CollabSubmission, body: string) {
  const access = await findAccess(world.db, who, encodeId('Submission', id))
  await markMessagesRead(world.db, who, { id })
  await sendMessage(world, who, access, { body })
}

async function asItIsNow({ db }: World, { id }: CollabSubmission): Promise<CollabSubmission> {
  return one(await db.select().from(collabSubmissions).where(eq(collabSubmissions.id, id)))
}

/** Posts for it on the first account that they have, of TikTok where a Spark code is needed. */
async function postFor(
  { db }: World,
  { user }: Actor,
  { id, require_spark_ads }: CollabSubmission,
): Promise<string> {
  const account = one(
    await db
      .select()
      .from(simulatedAccounts)
      .where(
        and(
          eq(simulatedAccounts.user_id, user.id),
          require_spark_ads ? eq(simulatedAccounts.platform_id, 'tiktok') : undefined,
        ),
      )
      .orderBy(simulatedAccounts.id)
      .limit(1),
  )
  const { platform_id, handle } = account
  const { uid } = await createSimulatedPost(
    db,
    account,
    { kind: 'normal', sound: null, posted_at: undefined },
    newPostUid(platform_id, bytesOf('work', String(id))),
  )
  return postUrlOf(platform_id, handle, uid)
}

function digitsOf({ id }: CollabSubmission): string {
  return Array.from(bytesOf('parcel', String(id)).subarray(0, 18), (byte) => byte % 10).join('')
}
