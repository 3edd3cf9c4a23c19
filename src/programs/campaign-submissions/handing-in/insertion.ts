import { getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
  type PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { decisionWait, firstPoll } from '../due-dates.ts'
import type { PostToHandIn } from './post.ts'

/** The one statement that writes a post that is handed in. */

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
export async function insertPost(
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
