import { sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { ratesOfToday } from '../../money/reporting/queries.ts'
import { type UsualViews, usualViewsOf } from '../../programs/discover/pay/usual-views.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { days } from '../../vocabulary/time/time-limits.ts'

/** Earnings of late, in one currency. */
export type Earned = {
  currency: string
  month_amount: number
  week_amount: number
  week_before_amount: number
}

/** How far a creator has come. */
export type Standing = {
  /** The platforms that they have a verified account on. */
  platform_ids: PlatformId[]
  has_account: boolean
  has_work: boolean
  earned: Earned[]
  /** The rates by which sums in several currencies are put in order. */
  rates: Rate[]
  /** The views that their posts usually reach, by platform. */
  usual_views: UsualViews[]
}

/** The span of recent earnings, which are shown beside those of as long before. */
export const earnedLately = days(7)
const week = sql`${earnedLately.interval}::interval`

/** Months are those of universal time, as in statements. */
const month = sql`date_trunc('month', ${currentTime} at time zone 'UTC') at time zone 'UTC'`

/** One statement, which reads of grants only those of the last weeks. */
export async function readStanding(db: Db, user: { id: number }): Promise<Standing> {
  const since = sql`least(${month}, ${currentTime} - 2 * ${week})`
  const { rows } = await db.execute<Standing>(sql`
    select
      array(select distinct platform_id from social_accounts
        where user_id = ${user.id} and status = 'verified' order by platform_id) as platform_ids,
      exists (select from social_accounts where user_id = ${user.id}) as has_account,
      exists (select from campaign_submissions where user_id = ${user.id})
        or exists (select from collab_submissions where user_id = ${user.id}) as has_work,
      ${usualViewsOf(user.id)} as usual_views,
      ${ratesOfToday} as rates,
      coalesce((select json_agg(sums order by currency) from (
        select currency,
          coalesce(sum(amount) filter (where at >= ${month}), 0)::bigint as month_amount,
          coalesce(sum(amount) filter (where at > ${currentTime} - ${week}), 0)::bigint as week_amount,
          coalesce(sum(amount) filter (where at <= ${currentTime} - ${week} and at > ${currentTime} - 2 * ${week}), 0)::bigint
            as week_before_amount
        from (
          select currency, reward_amount - returned_reward_amount as amount, created_at as at
          from grants where user_id = ${user.id} and created_at >= ${since}
          union all
          select currency, paid_amount, coalesce(completed_at, ended_at)
          from collab_submissions
          where user_id = ${user.id} and paid_amount > 0 and coalesce(completed_at, ended_at) >= ${since}
        ) parts group by currency
      ) sums), '[]') as earned`)
  return one(rows)
}
