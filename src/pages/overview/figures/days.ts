import { type SQL, sql } from 'drizzle-orm'
import { today } from '../../../framework/database/columns.ts'
import type { Period } from '../period.ts'

/** The last day of a period: today by the database's clock, unless it is said. */
export const lastDay = ({ last }: Period) => (last === undefined ? today : sql`${last}::date`)

export const firstDay = (period: Period) => sql`(${lastDay(period)} - ${period.days - 1}::int)`

/** The sums at one point of a chart, in one currency; all of the period before is at `-1`. */
export type DaysFound = {
  at: number
  currency: string
  platform_id: string | null
  submissions_count: number
  posts_count: number
  view_count: number
  used_amount: number
  collab_amount: number
}

const point = (day: SQL, period: Period) =>
  sql`case when ${day} < ${firstDay(period)} then -1
    else (${day} - ${firstDay(period)}) / ${period.step}::int end`

const isShown = (day: SQL, period: Period) =>
  sql`${day} between ${firstDay(period)} - ${period.days}::int and ${lastDay(period)}`

/** The days of posts, of one campaign or of all campaigns of an organization. */
export function daysOfPosts(whose: SQL, period: Period): SQL {
  return sql`
    select ${point(sql`days.day`, period)} as at, campaigns.currency, days.platform_id,
      sum(days.submissions_count)::bigint as submissions_count,
      sum(days.posts_count)::bigint as posts_count, sum(days.view_count)::bigint as view_count,
      sum(days.used_amount)::bigint as used_amount, 0::bigint as collab_amount
    from campaign_platform_days days join campaigns on campaigns.id = days.campaign_id
    where ${whose} and ${isShown(sql`days.day`, period)}
    group by 1, 2, 3`
}

/** Costs of collabs on the days on which they ended. */
export function daysOfCollabs(organizationId: number, period: Period): SQL {
  const day = sql`(ended_at at time zone 'UTC')::date`
  return sql`
    select ${point(day, period)} as at, currency, null as platform_id, 0::bigint, 0::bigint, 0::bigint,
      0::bigint, sum(paid_amount + paid_fee_amount)::bigint
    from collab_submissions
    where organization_id = ${organizationId} and ended_at is not null and ${isShown(day, period)}
    group by 1, 2
    having sum(paid_amount + paid_fee_amount) > 0`
}
