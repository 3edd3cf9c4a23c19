import { type SQL, sql } from 'drizzle-orm'

/**
 * The earnings of so many views by the terms of a campaign, as `earnedBy` of campaigns counts them, which a
 * test compares.
 */
export const earnedByViews = (views: SQL, terms: SQL) => sql<number>`(
  select case when capped < ${terms}.min_payout_amount then 0 else capped end
  from (select least(${terms}.base_reward_amount + div(${views}::numeric * ${terms}.cpm_amount, 1000),
    nullif(${terms}.max_payout_amount, 0)) as capped) earned)`
