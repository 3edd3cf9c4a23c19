import { and, eq, sql } from 'drizzle-orm'
import { today } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { campaignDays } from '../../tables/campaigns/campaign-days.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { dayMs } from '../../vocabulary/time/days.ts'
import { days } from '../../vocabulary/time/time-limits.ts'

/** How fast the budget of a campaign is used, and how long an amount lasts by that. */

const daysOfBurn = 7

const literal = (number: number) => sql.raw(String(number))

/** The days that a pace is the mean of: the last week, or those since it was published. */
export const burnDays = sql<number>`least(${literal(daysOfBurn)}, greatest(1,
  ${today} - (${campaigns.published_at} at time zone 'UTC')::date + 1))`

/** The first of those days. */
export const firstBurnDay = sql`(${today} - ${literal(daysOfBurn - 1)})`

/** The amount that is used in a day for posts that still count: those which do not will use nothing again. */
export const burn = sql<number>`(
  select coalesce(greatest(round(sum(${campaignDays.used_amount} - ${campaignDays.ended_amount})
    / ${burnDays}), 0), 0)
  from ${campaignDays}
  where ${campaignDays.campaign_id} = ${campaigns.id}
    and ${campaignDays.day} >= ${firstBurnDay}
)`

/** The amount that a campaign uses in a day, at its pace of now. */
export async function readBurn(db: Reader, { id }: { id: number }): Promise<number> {
  const [found] = await db
    .select({ burn_amount: burn.mapWith(Number) })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.status, 'active')))
  return found?.burn_amount ?? 0
}

/** A date further ahead would claim to know what nobody can. */
const mostDays = 365

export type Pace = { unused_amount: number; burn_amount: number }

const inDays = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The day until which the budget lasts with so much more, in words; undefined where nothing is used. */
export function lastsUntil(
  { unused_amount, burn_amount }: Pace,
  amount: number,
  now: number,
): string | undefined {
  if (burn_amount === 0) return undefined
  const divisor = BigInt(burn_amount)
  const number = Number(BigInt(unused_amount + amount) / divisor)
  if (number > mostDays) return `lasts for more than ${days(mostDays).words}`
  return `lasts until about ${inDays.format(new Date(now + number * dayMs))}`
}
