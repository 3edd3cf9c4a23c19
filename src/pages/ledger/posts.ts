import { type SQL, sql } from 'drizzle-orm'
import { inPages } from '../../framework/database/batches.ts'
import type { Db } from '../../framework/database/db.ts'
import { isoMoment } from '../../framework/database/json-moments.ts'
import type { Viewer } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import { type approvedStates, isCounted } from '../../tables/campaigns/decided-posts.ts'

/** A post that counts, as everyone may know it who reads the ledger. */
export type LedgerPost = Pick<
  CampaignSubmission,
  | 'id'
  | 'platform_id'
  | 'verified_views'
  | 'baseline_views'
  | 'invalid_views'
  | 'view_count'
  | 'earned_amount'
  | 'granted_amount'
  | 'owed_amount'
  | 'fee_amount'
  | 'frozen_because'
  | 'posted_at'
  | 'grant_at'
  | 'created_at'
> & {
  /** The account that posted it, and the address of the post: null for those who have left or hide it. */
  account_handle: string | null
  post_url: string | null
  /** By which the reader knows a creator who hides their handle. */
  creator_number: number | null
  /** Whether their handle is hidden from other creators and the public, also if this reader sees it. */
  is_hidden: boolean
  state: (typeof approvedStates)[number]
  approved_at: string
  is_own: boolean
}

/** The posts of a campaign, the last to be approved first. */
export function postsOf(campaignId: SQL, viewer: Viewer, part: SQL, after = sql``): SQL {
  return sql`
    select id, platform_id, state, verified_views, baseline_views, invalid_views, view_count,
      earned_amount, granted_amount, owed_amount, fee_amount, frozen_because,
      case when ${isNamed} then account_handle end as account_handle,
      case when ${isNamed} then post_url end as post_url, creator_number,
      coalesce(user_id = ${viewer?.user.id ?? 0}, false) as is_own, coalesce(is_hidden, false) as is_hidden,
      ${isoMoment('posted_at')} as posted_at, ${isoMoment('grant_at')} as grant_at,
      ${isoMoment('created_at')} as created_at, ${isoMoment('campaign_submissions.approved_at')} as approved_at
    from (
      -- What comes before the page is passed over in the index, and nothing of it is written out.
      select * from campaign_submissions
      where campaign_id = ${campaignId} and ${isCounted()} ${after} ${newestFirst} ${part}
    ) campaign_submissions
    left join lateral (${numberOfHidden(viewer)}) hidden on true ${newestFirst}`
}

const isNamed = sql`user_id is not null and creator_number is null`

/**
 * Only the creator and those who run the campaign read a hidden handle; the address of a post often has it
 * too.
 */
function numberOfHidden(viewer: Viewer): SQL {
  const reader = viewer?.user.id ?? 0
  return sql`
    select true as is_hidden, case when users.id <> ${reader} and not exists (
        select 1 from memberships
        where memberships.organization_id = campaign_submissions.organization_id
          and memberships.user_id = ${reader})
      then number end as creator_number
    from campaign_creators join users on users.id = user_id
    where hides_handle
      and campaign_id = campaign_submissions.campaign_id and users.id = campaign_submissions.user_id`
}

const newestFirst = sql`order by campaign_submissions.approved_at desc, id desc`

const atOnce = 500

/** Reads all posts, in parts that fit into memory. */
export function readPosts(
  db: Db,
  campaign: { id: number },
  viewer: Viewer,
): AsyncGenerator<LedgerPost> {
  return inPages(atOnce, async (last) => {
    const after =
      last &&
      sql`and (campaign_submissions.approved_at, id)
        < (${last.approved_at}::timestamptz, ${last.id}::bigint)`
    const some = postsOf(sql`${campaign.id}`, viewer, sql`limit ${atOnce}`, after ?? sql``)
    const { rows } = await db.execute<{ post: LedgerPost }>(
      sql`select to_json(posts) as post from (${some}) posts`,
    )
    return rows.map(({ post }) => post)
  })
}
