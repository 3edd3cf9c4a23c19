import { eq, getTableColumns, sql } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../../accounts/idempotency/keys.ts'
import { audit } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../../../framework/context.ts'
import { businessTime } from '../../../framework/database/clock.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { constraintOf } from '../../../framework/database/errors.ts'
import { inOneWrite } from '../../../framework/database/in-one-write.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard, Invalid } from '../../../framework/errors.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
  type PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import { campaignRecord } from '../../campaigns/record.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { ownOrganization } from '../../submissions/membership.ts'
import { submissionReceived } from '../../submissions/notices.ts'
import { baselineOf, checkNamed, checkPost } from '../checks/check-post.ts'
import { decisionWait, firstPoll, ifUndecided } from '../due-dates.ts'
import { tellSidesOfPost } from '../notices.ts'
import { ownCampaignSubmissionRecord } from '../record.ts'
import { findAccount, type PostToHandIn, readPostToHandIn } from './post.ts'
import { type HandInFacts, readHandInFacts } from './queries.ts'

type Fields = { post_url: string; social_account_id: string }

/** Hands in a post to a campaign. The platform is asked first, since that may take a while. */
export async function handIn(
  context: Context,
  source: PostSource,
  actor: Actor,
  campaign: Campaign,
  fields: Fields,
  key?: IdempotencyKey,
): Promise<CampaignSubmission> {
  const [, account] = await inOneWrite(
    limitHandIns(context, actor),
    findAccount(context.db, actor, fields.social_account_id),
  )
  const sentPost = await readPostToHandIn(source, account, campaign, fields)

  return context.db
    .transaction(async (tx) => {
      const earlierId = await claimKey(tx, key)
      if (earlierId !== undefined)
        return one(
          await tx.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, earlierId)),
        )
      const [current, facts] = await inOneWrite(
        lock(tx, campaignRecord, campaign),
        readHandInFacts(tx, actor, campaign, sentPost.address),
      )
      guard(current.status === 'active', 'base', 'This campaign does not take posts right now.')
      guard(!facts.isMember, 'base', ownOrganization)
      const { id, organizationSide } = facts
      const checks = checkPostToHandIn(current, sentPost, facts)
      const handedIn = {
        id,
        organization_id: current.organization_id,
        user_id: actor.user.id,
        account_handle: handleIn(account.account_url),
      }
      const told = { campaign: current, submission: handedIn, organizationSide }
      await tellSidesOfPost(tx, context, actor, told, ['organization'], submissionReceived, {
        if_undecided: ifUndecided({ checks, withheld_at: null }),
      })
      const baseline_views = baselineOf(current, sentPost.post)
      const submission = await tx.conclude(
        insertPost(tx, actor, current, sentPost, { id, checks, baseline_views }),
      )
      guard(submission !== undefined, 'post_url', submittedBefore)
      await audit(tx, actor, ownCampaignSubmissionRecord, 'hand_in', submission)
      await bindKey(tx, key, submission)
      return submission
    })
    .catch(refuseClaimedPost)
}

const submittedBefore = 'has already been submitted'

/** Limits how often someone has us ask a platform about a post of theirs. */
export const limitHandIns = ({ db }: Context, { user }: Actor) =>
  limitRate(db, limitFor('hand-ins-by', user.id))

/**
 * Says in words that a collab pays for the post. The database looks, because someone may hand it in there at
 * the same moment; so it does for another one that takes the place of a rejected post.
 */
export function refuseClaimedPost(error: unknown): never {
  const constraint = constraintOf(error) ?? ''
  if (['campaign_submissions_posts', 'campaign_submissions_once'].includes(constraint))
    throw new Invalid({ post_url: [submittedBefore] })
  if (constraint !== 'post_of_collab') throw error
  throw new Invalid({ post_url: ['was posted for a collab, and a post is paid once'] })
}

/**
 * Checks a post that is handed in, and refuses it where it was replaced here before, or nobody could take it.
 */
export function checkPostToHandIn(
  campaign: Campaign,
  { account, address, post }: PostToHandIn,
  { earlier, country, isReplaced }: HandInFacts,
): PostCheck[] {
  guard(!isReplaced, 'post_url', submittedBefore)
  const checks = checkPost({
    earlier,
    campaign,
    account: { uid: account.uid, handle: handleIn(account.account_url) },
    address,
    post,
    handed_in_at: new Date(businessTime()).toISOString(),
    country,
  })
  guardCheck(checks, 'author', 'is not yours.')
  guardCheck(checks, 'window', 'is too old for this campaign.')
  return checks
}

/** Refuses a post at once for a failed check about which no person could decide otherwise. */
function guardCheck(checks: PostCheck[], name: PostCheck['name'], refusal: string): void {
  const check = checkNamed(checks, name)
  guard(check?.outcome !== 'failed', 'post_url', `${refusal} ${check?.found ?? ''}`)
}

const { placeholder } = sql

/**
 * Copies what is known of the account and the post, so that it stays what it was whatever becomes of the
 * account.
 */
const insertedSubmission = query.$with('submission', getTableColumns(campaignSubmissions)).as(sql`
  insert into campaign_submissions (id, organization_id, campaign_id, user_id, social_account_id, platform_id,
    account_uid, account_handle, post_url, post_uid, checks, posted_at, verified_views, baseline_views)
  values (${placeholder('id')}, ${placeholder('organization_id')}, ${placeholder('campaign_id')}, ${placeholder('user_id')},
    ${placeholder('social_account_id')}, ${placeholder('platform_id')}, ${placeholder('account_uid')},
    ${placeholder('account_handle')}, ${placeholder('post_url')}, ${placeholder('post_uid')},
    ${placeholder('checks')}, ${placeholder('posted_at')}, ${placeholder('verified_views')},
    ${placeholder('baseline_views')})
  on conflict do nothing returning *`)

const numbers = sql`${placeholder('views')}::bigint, ${placeholder('likes')}::bigint,
  ${placeholder('comments')}::bigint, ${placeholder('shares')}::bigint`

/** The row from which on the numbers of the post are read, if there is anybody to ask. */
const insertedPost = query.$with('post', {}).as(sql`
  insert into posts (submission_id, platform_id, uid, social_account_id, views, likes, comments, shares,
    picture_url, caption, read_at, poll_at)
  select id, platform_id, post_uid, social_account_id, ${numbers}, ${placeholder('picture_url')}::text,
    ${placeholder('caption')}::text,
    case when ${placeholder('is_read')}::boolean then troupe_now() end,
    troupe_now() + ${placeholder('poll_in')}::interval
  from submission`)

const insertedSnapshot = query.$with('snapshot', {}).as(sql`
  insert into post_snapshots (submission_id, views, likes, comments, shares, provider, view_definition)
  select id, ${numbers}, ${placeholder('provider')}::text, ${placeholder('view_definition')}::text
  from submission
  where ${placeholder('views')}::bigint is not null and ${placeholder('provider')}::text is not null`)

/** The deadline at which silence decides. A new submission has none yet that could be in the way. */
const insertedDeadline = query.$with('deadline', {}).as(sql`
  insert into deadlines (kind, record_id, due_at)
  select ${postDeadlines.decision.kind}::text, id, troupe_now() + ${placeholder('decision_wait')}::interval
  from submission`)

/**
 * Inserts all four in one statement, since others who hand in to the campaign wait for its lock meanwhile. If
 * the post is there already, `insertedSubmission` has no row, and so the others insert none. See
 * docs/statements.md.
 */
const insert = prepared(
  'insert_post',
  query
    .with(insertedSubmission, insertedPost, insertedSnapshot, insertedDeadline)
    .select()
    .from(insertedSubmission),
)

type CheckedPost = { id: number; checks: PostCheck[]; baseline_views: number }

/**
 * Writes down a post that is handed in, with its first numbers and its deadline. Returns nothing if it has
 * been handed in already.
 */
async function insertPost(
  tx: Tx,
  { user }: Actor,
  campaign: Campaign,
  { account, address, post, provider }: PostToHandIn,
  { id, checks, baseline_views }: CheckedPost,
): Promise<CampaignSubmission | undefined> {
  const [entered] = await insert(tx, {
    id,
    organization_id: campaign.organization_id,
    campaign_id: campaign.id,
    user_id: user.id,
    social_account_id: account.id,
    platform_id: account.platform_id,
    account_uid: account.uid,
    account_handle: handleIn(account.account_url),
    post_url: address.url,
    post_uid: address.uid,
    checks: JSON.stringify(checks),
    posted_at: post?.posted_at ?? null,
    verified_views: post?.views ?? 0,
    baseline_views,
    views: post?.views ?? null,
    likes: post?.likes ?? null,
    comments: post?.comments ?? null,
    shares: post?.shares ?? null,
    picture_url: post?.picture_url ?? null,
    caption: post?.caption ?? null,
    is_read: post !== undefined,
    poll_in: firstPoll(provider, post),
    provider: provider?.name ?? null,
    view_definition: provider?.viewDefinition ?? null,
    decision_wait: decisionWait({ checks, invalid_views: 0 }).interval,
  })
  return entered
}
