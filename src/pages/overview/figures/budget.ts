import { type SQL, sql } from 'drizzle-orm'
import { today } from '../../../framework/database/columns.ts'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { firstBurnDay } from '../../../money/pace/pace.ts'
import { campaignFigures } from '../../../programs/discover/figures.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'

/** How the budget of a campaign went, and when it is used at the present pace. */
export type BudgetFound = {
  id: number
  organization_id: number
  name: string
  currency: string
  total_budget_amount: number
  unused_amount: number
  held_amount: number
  burn_amount: number
  /** The days that the pace is the mean of. */
  burn_days: number
  /** The posts that it is made of, and those that it leaves out, as they ceased to count in these days. */
  counting_count: number
  ended_count: number
  /** The days that the budget lasts; null if nothing is used, or the campaign does not run. */
  budget_days_left: number | null
  runs_dry_on: string | null
  ends_at: string | null
  days: { day: string; left_amount: number }[]
}

const daysShown = 30

/**
 * The amount that was left at the end of a day: what is left now, and what was used and not yet paid in
 * since.
 */
const left = sql`greatest(0, ${campaigns.unused_amount}
  + coalesce((select sum(used_amount) from campaign_days
      where campaign_id = ${campaigns.id} and campaign_days.day > shown.day), 0)
  - coalesce((select sum(amount) from fundings
      where campaign_id = ${campaigns.id} and (succeeded_at at time zone 'UTC')::date > shown.day), 0))`

/**
 * The day on which the budget is spent if it goes on like that. Beyond ten years nobody plans, and a date has
 * an end.
 */
export const runsDryOn = sql<string | null>`case when ${campaignFigures.budget_days_left} < 3650
  then to_char(${today} + (${campaignFigures.budget_days_left})::int, 'YYYY-MM-DD') end`

/** One row for each campaign that is selected, the first to run dry first. */
export function budgets(which: SQL): SQL {
  const { burn_amount, burn_days, budget_days_left } = campaignFigures
  return sql`
    select ${campaigns.id}, ${campaigns.organization_id}, ${campaigns.name}, ${campaigns.currency},
      ${campaigns.total_budget_amount}, ${campaigns.unused_amount},
      (select coalesce(sum(reward_amount + fee_amount - returned_reward_amount - returned_fee_amount), 0)
        from grants where campaign_id = ${campaigns.id} and released_at is null)::bigint as held_amount,
      ${burn_amount}::bigint as burn_amount, ${burn_days}::int as burn_days,
      (select count(*) from campaign_submissions where campaign_id = ${campaigns.id}
        and state = 'approved' and frozen_at is null) as counting_count,
      (select count(*) from campaign_submissions where campaign_id = ${campaigns.id}
        and frozen_at >= ${firstBurnDay}::timestamp at time zone 'UTC') as ended_count,
      ${budget_days_left}::bigint as budget_days_left,
      ${runsDryOn} as runs_dry_on,
      ${isoMoment(sql`${campaigns.ends_at}`)} as ends_at,
      (select coalesce(json_agg(json_build_object('day', to_char(shown.day, 'YYYY-MM-DD'),
          'left_amount', ${left}) order by shown.day), '[]')
        from (select generate_series(greatest((${campaigns.published_at} at time zone 'UTC')::date,
          ${today} - ${sql.raw(String(daysShown - 1))}), ${today}, interval '1 day')::date as day) shown) as days
    from campaigns where ${which}
    order by ${budget_days_left} nulls last, ${campaigns.id} limit 1`
}
