import { sql } from 'drizzle-orm'
import type { PlatformPost } from '../../src/platforms/provider.ts'
import { openLedgerPathOf } from '../../src/programs/ledger-links/address.ts'
import { openLedger } from '../../src/programs/ledger-links/model.ts'
import type { Member } from '../../src/tables/actor.ts'
import type { Campaign } from '../../src/tables/campaigns/campaigns.ts'
import type { User } from '../../src/tables/users/users.ts'
import { createCreatorNote } from '../../src/teams/creator-notes/model.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { context, db } from '../support/helper.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
} from '../support/world/submissions.ts'

/** Posts in the states that look most different, some of them the creator's. */
export async function createPosts(creator: User, owner: Member) {
  const organization_id = owner.organization.id
  const platform = fakePlatform()
  const received = await createRunningCampaign({
    organization_id,
    name: 'Kettle on, camera on',
    published_at: new Date(Date.now() - 9 * 864e5).toISOString(),
    total_budget_amount: 20_000,
  })
  const handIn = async (campaign: typeof received, someone?: User) =>
    handInPost(platform, campaign, await createCreator(someone))

  const waiting = await createWaiting(platform, received)
  const counting = await handIn(received)
  await approveSubmission(counting)
  for (const views of [1900, 4200, 11_800, 19_100, 24_700, 36_300, 42_000, 48_200]) {
    await aDayEarlier(received, counting)
    platform.post(counting.post_uid, { views, likes: 3100 })
    await readAgain(platform, counting)
    await grantAll()
  }
  await flagSubmission(await handIn(received))

  const elsewhere = await createRunningCampaign({ name: 'Boots in the rain' })
  const own = await handIn(elsewhere, creator)
  await approveSubmission(own)
  platform.post(own.post_uid, { views: 18_400, likes: 1200 })
  await readAgain(platform, own)
  await grantAll()
  const rejected = await handIn(elsewhere, creator)
  await rejectSubmission(rejected)
  const appealed = await handIn(elsewhere)
  await rejectSubmission(appealed)
  await appealSubmission(appealed)
  const ledgerToken = await openBooks(owner, received)
  const known = { organization_id, user_id: counting.user_id as number }
  await writeNotes(owner, known)
  return {
    posts: { received, elsewhere, waiting, counting, own, rejected, appealed, ledgerToken, known },
  }
}

async function writeNotes(owner: Member, { user_id }: { user_id: number }): Promise<void> {
  const notes = [
    'Films in daylight, close to the cup. Answers within the hour.',
    'Away in August.\nAsk for the recipe video again in September, it did best of all.',
  ]
  for (const body of notes) await createCreatorNote(db, owner, encodeId('User', user_id), { body })
}

async function openBooks(owner: Member, campaign: Campaign): Promise<string> {
  const link = await openLedger(context, owner, campaign)
  return openLedgerPathOf(context.config.secretKeys, link).split('/').at(-1) as string
}

/** Posts to decide about, of one campaign and another: fine ones, a doubtful one and a wrong one. */
async function createWaiting(platform: FakePlatform, received: Campaign) {
  const abroad = await createRunningCampaign({
    organization_id: received.organization_id,
    name: 'Beans on a train',
    countries: ['DE'],
  })
  const handIn = async (campaign: Campaign, numbers: Partial<PlatformPost>) =>
    handInPost(platform, campaign, await createCreator(), numbers)

  await handIn(received, { views: 23_600, likes: 1400 })
  await handIn(abroad, { views: 7_400, likes: 600 })
  await handIn(received, { views: 900, posted_at: new Date(Date.now() - 20 * 864e5).toISOString() })
  const waiting = await handIn(received, { views: 0 })
  for (const views of [8_000, 21_000, 36_000, 48_000]) {
    platform.post(waiting.post_uid, { views, likes: views / 20 })
    await readAgain(platform, waiting)
  }
  return waiting
}

type Identified = { id: number }

/** Moves everything that happened to a post so far a day back, and begins the next day. */
async function aDayEarlier(campaign: Identified, post: Identified): Promise<void> {
  await pass(post, '1 day')
  // In two steps, because no two rows may be of one day even for a moment.
  for (const table of ['campaign_platform_days', 'campaign_days'])
    for (const days of [-1000, 999])
      await db.execute(
        sql`update ${sql.identifier(table)} set day = day + ${days}::int where campaign_id = ${campaign.id}`,
      )
  await db.execute(
    sql`update post_snapshots set taken_at = taken_at - interval '1 day' where submission_id = ${post.id}`,
  )
}
