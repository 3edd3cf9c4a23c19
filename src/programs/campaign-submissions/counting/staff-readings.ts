import { and, desc, eq, isNull } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard } from '../../../framework/errors.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { Changes } from '../../../tables/audit-events.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { postSnapshots, posts } from '../../../tables/campaigns/posts.ts'
import { changeAsStaff } from '../changing.ts'
import { lockSubmission } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { countViews } from './count.ts'
import { recountEarnings } from './recount.ts'

type Reading = {
  views: number
  likes?: number
  comments?: number
  shares?: number
  posted_at?: string
}

/** Numbers that staff have read where no provider can be asked. */
export const enterPostNumbers = (
  context: Context,
  actor: Actor,
  submission: { id: number },
  { views, likes = null, comments = null, shares = null, posted_at = null }: Numbers,
) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    const { id, post_uid } = locked.submission
    const numbers = { views, likes, comments, shares }
    const [known] = await tx.select().from(posts).where(eq(posts.submission_id, id))
    await tx.insert(postSnapshots).values({
      submission_id: id,
      ...numbers,
      provider: 'staff',
      view_definition: 'A view is what the platform shows to everybody.',
      user_id: actor.user.id,
    })
    await tx
      .update(posts)
      .set({ ...numbers, read_at: currentTime })
      .where(eq(posts.submission_id, id))
    const told = { views: [locked.submission.verified_views, views] as [number, number] }
    await audit(tx, actor, campaignSubmissionRecord, 'enter', locked.submission, told)
    const post = { ...unsaid, ...numbers, posted_at, uid: post_uid } satisfies PlatformPost
    await countViews(
      tx,
      context,
      [locked],
      [{ submission_id: id, post, isFirst: known?.views == null }],
    )
    return (await lockSubmission(tx, { id })).submission
  })

type Numbers = { [Key in keyof Reading]: Reading[Key] | null | undefined } & {
  views: number
}

const unsaid = {
  author_uid: null,
  author_handle: null,
  sound_uid: null,
  picture_url: null,
  caption: null,
}

/** A reading that was wrong stays, marked. What it earned beyond the others goes back, if it is held. */
export const voidHighest = (
  context: Context,
  actor: Actor,
  submission: { id: number },
  note: string,
) =>
  changeAsStaff(context, actor, submission, async (tx, { campaign, submission: before }) => {
    const highest = await findHighest(tx, before)
    guard(highest !== undefined, 'base', 'There is no reading to take back.')
    await tx
      .update(postSnapshots)
      .set({ voided_at: currentTime, void_note: note })
      .where(
        and(
          eq(postSnapshots.submission_id, before.id),
          eq(postSnapshots.taken_at, highest.taken_at),
        ),
      )
    const next = await findHighest(tx, before)
    const verified_views = next?.views ?? 0
    const told = { views: [highest.views, verified_views], note: [null, note] } as Changes
    await audit(tx, actor, campaignSubmissionRecord, 'void', before, told)
    const after = one(
      await tx
        .update(campaignSubmissions)
        .set({ verified_views })
        .where(eq(campaignSubmissions.id, before.id))
        .returning(),
    )
    return recountEarnings(tx, { campaign, submission: after })
  })

async function findHighest(tx: Tx, { id }: CampaignSubmission) {
  const [highest] = await tx
    .select()
    .from(postSnapshots)
    .where(and(eq(postSnapshots.submission_id, id), isNull(postSnapshots.voided_at)))
    .orderBy(desc(postSnapshots.views), desc(postSnapshots.taken_at))
    .limit(1)
  return highest
}
