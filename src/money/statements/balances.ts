import { sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import { isApproved, isEarning } from '../../tables/campaigns/decided-posts.ts'
import { earnedByViews } from '../../tables/campaigns/earnings.ts'
import { isOpenInDatabase } from '../../tables/finance/payouts.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { isOnHold } from '../grants/on-hold.ts'
import { currencyOf, ratesOfToday } from '../reporting/queries.ts'
import { type Reported, reportedSums } from '../reporting/sums.ts'

export type CreatorBalance = {
  currency: string
  /** The amount that is theirs to withdraw. */
  available_amount: number
  /** Rewards that are not theirs to withdraw yet. */
  held_amount: number
  /** The moment at which the next of these rewards is theirs to withdraw. */
  next_release_at: string | null
  /** The part of these rewards that is theirs on the same day. */
  next_release_amount: number
  /** The moment at which the last of these rewards is theirs. */
  last_release_at: string | null
  /** The part of these rewards that a doubt or a dispute holds beyond its day, so that it has none. */
  on_hold_amount: number
  /** The part of what is held that is set aside for collabs, until the work is done. */
  reserved_amount: number
  /** The amount that was earned beyond the budgets there are, and is granted as soon as they are raised. */
  owed_amount: number
  /**
   * The amount that was earned by flagged posts, and is not granted before the doubts about them are over.
   */
  flagged_amount: number
  /** The moment at which the last of these doubts is over at the latest. */
  flagged_until: string | null
  /** The amount in payouts that are not paid yet. */
  on_the_way_amount: number
  /** The day on which the next of these goes out. */
  next_sending_on: string | null
  /** The amount in payouts that were paid, and did not come back. */
  paid_amount: number
}

const sum = (column: string) => sql<number>`sum(${sql.raw(column)})`.mapWith(Number)

/**
 * Lists the balances in one statement, so that what moves meanwhile is counted in one place and not in two.
 */
export function listOwnBalances(
  db: Reader,
  { user }: Pick<Actor, 'user'>,
): Promise<CreatorBalance[]> {
  return db
    .select({
      currency: sql<string>`currency`,
      available_amount: sum('available'),
      held_amount: sum('held'),
      next_release_at: sql<string | null>`min(release_at)`.mapWith(isoTime),
      next_release_amount: sql<number>`${nextRelease}`.mapWith(Number),
      last_release_at: sql<string | null>`max(release_at)`.mapWith(isoTime),
      on_hold_amount: sum('on_hold'),
      reserved_amount: sum('reserved'),
      owed_amount: sum('owed'),
      flagged_amount: sum('flagged'),
      flagged_until: sql<string | null>`max(flagged_until)`.mapWith(isoTime),
      on_the_way_amount: sum('on_the_way'),
      next_sending_on: nextSending(user.id),
      paid_amount: sum('paid'),
    })
    .from(sql`(${placesOf(user.id)}) places`)
    .groupBy(sql`currency`)
    .orderBy(sql`currency`)
}

const reportedNames = [
  'available_amount',
  'held_amount',
  'on_the_way_amount',
  'paid_amount',
] as const

export type ReportedBalances = Reported<(typeof reportedNames)[number]>

/**
 * Reads in one statement about how much all balances are in the reporting currency; undefined if none is
 * chosen.
 */
export async function readReportedBalances(
  db: Db,
  { user }: Pick<Actor, 'user'>,
): Promise<ReportedBalances | undefined> {
  type Sum = { currency: string } & Record<(typeof reportedNames)[number], number>
  const sums = sql`
    select currency, sum(available) as available_amount, sum(held) as held_amount,
      sum(on_the_way) as on_the_way_amount, sum(paid) as paid_amount
    from (${placesOf(user.id)}) places group by currency order by currency`
  const { rows } = await db.execute<{ currency: string | null; sums: Sum[]; rates: Rate[] }>(sql`
    select ${currencyOf(user.id)} as currency, ${rowsOf(sums)} as sums, ${ratesOfToday} as rates`)
  const { currency, sums: found, rates } = one(rows)
  return currency === null ? undefined : reportedSums(found, reportedNames, { currency, rates })
}

/** The amount of the first day on which something is released, within a statement about `places`. */
export const nextRelease = sql`coalesce(sum(held) filter (
  where date_trunc('day', release_at, 'UTC') = date_trunc('day', first_release_at, 'UTC')), 0)`

/** The day on which the next payout goes out, within a statement about `places`. */
export const nextSending = (userId: number) => sql<string | null>`(
  select min(sends_on)::text from payouts where payouts.user_id = ${userId}
    and payouts.currency = places.currency and ${isOpenInDatabase()})`

/**
 * A page of the balances, cut from all of them: there are too few currencies in the world for the database to
 * count them.
 */
export async function pageOwnBalances(
  db: Reader,
  actor: Pick<Actor, 'user'>,
  page: PageRequest,
): Promise<Page<CreatorBalance>> {
  const all = await listOwnBalances(db, actor)
  return { ...page, rows: all.slice(page.offset, page.offset + page.size), total: all.length }
}

/**
 * The amounts of a creator by where they are. Accounts of submissions hold fees beside rewards, so what is
 * held for someone is taken from grants and agreements.
 */
export function placesOf(userId: number) {
  return sql`select *, min(release_at) over (partition by currency) as first_release_at from (
    select currency, balance as available, 0 as held, null::timestamptz as release_at, 0 as reserved,
      0 as owed, 0 as flagged, null::timestamptz as flagged_until, 0 as on_the_way, 0 as paid,
      0 as on_hold
    from ledger_accounts where kind = 'creator' and owner_id = ${userId}
    union all
    select currency, 0, reward_amount - returned_reward_amount,
      case when not ${isOnHold} then release_at end, 0, 0, 0, null, 0, 0,
      case when ${isOnHold} then reward_amount - returned_reward_amount else 0 end
    from grants
    where user_id = ${userId} and released_at is null and reward_amount > returned_reward_amount
    union all
    select currency, 0, quote_amount - paid_amount - returned_amount, null,
      quote_amount - paid_amount - returned_amount, 0, 0, null, 0, 0, 0
    from collab_submissions
    where user_id = ${userId} and accepted_at is not null and quote_amount > paid_amount + returned_amount
    union all
    select campaigns.currency, 0, 0, null, 0, work.owed_amount, 0, null, 0, 0, 0
    from campaign_submissions work join campaigns on campaigns.id = work.campaign_id
    where work.user_id = ${userId} and ${isEarning(sql`work`)} and work.owed_amount > 0
    union all
    select currency, 0, 0, null, 0, 0, amount, until, 0, 0, 0 from (${flaggedOf(userId)}) flagged
    where amount > 0
    union all
    select account.currency, 0, 0, null, 0, 0, 0, null, account.balance, 0, 0
    from ledger_accounts account join payouts on payouts.id = account.owner_id
    where account.kind = 'payout' and payouts.user_id = ${userId}
    union all
    select currency, 0, 0, null, 0, 0, 0, null, 0, amount, 0
    from payouts where user_id = ${userId} and status = 'paid') places`
}

/**
 * Earnings of approved posts by their views that were not granted: nobody writes them down during a doubt.
 */
function flaggedOf(userId: number) {
  return sql`
    select campaigns.currency, doubt.until,
      greatest(${earnedByViews(sql`work.view_count`, sql`campaigns`)} - work.granted_amount, 0) as amount
    from campaign_submissions work
    join campaigns on campaigns.id = work.campaign_id
    cross join lateral (
      select max(ends_at) as until from flags
      where flags.submission_id = work.id and ended_at is null) doubt
    where work.user_id = ${userId} and work.state = 'flagged' and ${isApproved(sql`work`)}`
}
