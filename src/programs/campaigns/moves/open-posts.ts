import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'

/**
 * The posts of a campaign that go on when it is finished, and until when. Its budget is theirs until then.
 */
export type OpenPosts = {
  undecided_count: number
  counting_count: number
  counts_until: string | null
}

/** Counts the posts for which the settlement waits. */
export async function findOpenPosts(db: Reader, { id }: Campaign): Promise<OpenPosts> {
  const { campaign_id, state, is_appealable, counts_until } = campaignSubmissions
  const isUndecided = sql`${state} in ('pending', 'flagged', 'appealed') or ${is_appealable}`
  const isCounting = sql`${state} = 'approved'`
  const counted = await db
    .select({
      undecided_count: sql<number>`count(*) filter (where ${isUndecided})::int`,
      counting_count: sql<number>`count(*) filter (where ${isCounting})::int`,
      counts_until: sql<string | null>`max(${counts_until}) filter (where ${isCounting})`.mapWith(
        counts_until,
      ),
    })
    .from(campaignSubmissions)
    .where(eq(campaign_id, id))
  return one(counted)
}
