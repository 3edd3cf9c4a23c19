import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Reader, Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import type {
  CampaignSubmission,
  PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { postSnapshots, posts } from '../../../tables/campaigns/posts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { begunAnew } from '../../submissions/posts/begun-anew.ts'
import { baselineOf } from '../checks/check-post.ts'
import { firstPoll } from '../due-dates.ts'
import { readHandInFacts } from '../handing-in/facts.ts'
import { checkPostToHandIn } from '../handing-in/model.ts'
import { findAccount, type PostToHandIn, readPostToHandIn } from '../handing-in/post.ts'
import type { LockedSubmission } from '../lock.ts'
import { isWithheldFor, notWithheld } from '../transitions.ts'

/** Most platforms let nobody change a film, so its creator posts another one in its place. */

/** The post that a creator made instead; undefined if the link is that of the post as it is. */
export async function readOtherPost(
  db: Reader,
  source: PostSource,
  actor: Actor,
  { platform_id, social_account_id, post_uid, invalid_views }: CampaignSubmission,
  post_url: string,
): Promise<PostToHandIn | undefined> {
  guard(
    social_account_id !== null,
    'post_url',
    'needs the account that you posted with: connect it again',
  )
  const account = await findAccount(db, actor, encodeId('SocialAccount', social_account_id))
  const otherPost = await readPostToHandIn(
    source,
    account,
    { platform_ids: [platform_id] },
    { post_url },
  )
  if (otherPost.address.uid === post_uid) return undefined
  // A person has found views that are not real: another post would begin without that finding.
  guard(
    invalid_views === 0,
    'post_url',
    'cannot be another one, because of views that are not real',
  )
  return otherPost
}

/** The fields of a submission whose post is another one from now on, checked as one that is handed in. */
export async function fieldsOfOther(
  tx: Tx,
  actor: Actor,
  { campaign, submission }: LockedSubmission,
  other: PostToHandIn,
) {
  const facts = await readHandInFacts(tx, actor, campaign, other.address)
  const checks: PostCheck[] = checkPostToHandIn(campaign, other, facts)
  return {
    checks,
    post_url: other.address.url,
    post_uid: other.address.uid,
    posted_at: other.post?.posted_at ?? null,
    verified_views: other.post?.views ?? 0,
    baseline_views: baselineOf(campaign, other.post),
    // Its own views are looked at, and not those of the post before.
    ...(isWithheldFor(submission, 'unusual') && notWithheld),
  }
}

/** Reads another post from now on. Readings of the one before stay, marked: they count for nothing. */
export async function followOther(
  tx: Tx,
  { id }: CampaignSubmission,
  { address, post, provider }: PostToHandIn,
): Promise<void> {
  await tx
    .update(postSnapshots)
    .set({ voided_at: currentTime, void_note: 'Of the post before it was corrected.' })
    .where(and(eq(postSnapshots.submission_id, id), isNull(postSnapshots.voided_at)))
  const { views = null, likes = null, comments = null, shares = null } = post ?? {}
  const numbers = { views, likes, comments, shares }
  if (provider && views !== null)
    await tx.insert(postSnapshots).values({
      ...numbers,
      views,
      submission_id: id,
      provider: provider.name,
      view_definition: provider.viewDefinition,
    })
  await tx
    .update(posts)
    .set({
      ...begunAnew,
      ...numbers,
      uid: address.uid,
      read_at: post ? currentTime : null,
      poll_at: sql`troupe_now() + ${firstPoll(provider, post)}::interval`,
      picture_url: post?.picture_url ?? null,
      caption: post?.caption ?? null,
    })
    .where(eq(posts.submission_id, id))
}
