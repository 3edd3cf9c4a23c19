import { type SQL, sql } from 'drizzle-orm'
import { isApproved } from '../../../tables/campaigns/approved-posts.ts'

/**
 * The earnings of a post by its views so far, whether they are granted yet or not: as `earnedBy` of campaigns counts
 * them, which a test compares. Nothing before it is approved, and never less than was granted.
 */
export const earnedInDatabase = (post: SQL, terms: SQL) => sql<number>`(
  case when not ${isApproved(post)}
    then ${post}.earned_amount
  else greatest(${post}.granted_amount, (select case when capped < ${terms}.min_payout_amount then 0 else capped end
    from (select least(${terms}.base_reward_amount + div(${post}.view_count::numeric * ${terms}.cpm_amount, 1000),
      nullif(${terms}.max_payout_amount, 0)) as capped) sums)) end)`
