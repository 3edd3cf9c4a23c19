import { sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'

/** Earnings of someone in one currency, week by week, the oldest first and this one last. */
export type EarnedWeeks = { currency: string; weeks: { first_day: string; amount: number }[] }

export const weeksShown = 12

/** The beginning of this week: a Monday, in universal time as months are. */
const thisWeek = sql`date_trunc('week', ${currentTime} at time zone 'UTC')`
const firstWeek = sql`(${thisWeek} - ${weeksShown - 1} * interval '7 days')`

/** Lists in one statement what was granted for posts and paid for collabs. Currencies are never added up. */
export async function listEarnedWeeks(
  db: Db,
  { user }: Pick<Actor, 'user'>,
): Promise<EarnedWeeks[]> {
  const since = sql`${firstWeek} at time zone 'UTC'`
  const { rows } = await db.execute<EarnedWeeks>(sql`
    with parts as (
      select currency, reward_amount - returned_reward_amount as amount,
        date_trunc('week', created_at at time zone 'UTC') as week
      from grants where user_id = ${user.id} and created_at >= ${since}
      union all
      select currency, paid_amount, date_trunc('week', coalesce(completed_at, ended_at) at time zone 'UTC')
      from collab_submissions
      where user_id = ${user.id} and paid_amount > 0 and coalesce(completed_at, ended_at) >= ${since}
    ), sums as (
      select currencies.currency, week, coalesce(sum(parts.amount), 0)::bigint as amount
      from (select distinct currency from parts) currencies
      cross join generate_series(${firstWeek}, ${thisWeek}, interval '7 days') week
      left join parts using (currency, week)
      group by 1, 2
    )
    select currency, json_agg(json_build_object(
      'first_day', to_char(week, 'YYYY-MM-DD'), 'amount', amount) order by week) as weeks
    from sums group by currency order by currency`)
  return rows
}

/**
 * A page of the weeks, cut from all of them: there are too few currencies in the world for the database to
 * count them.
 */
export async function pageEarnedWeeks(
  db: Db,
  actor: Pick<Actor, 'user'>,
  page: PageRequest,
): Promise<Page<EarnedWeeks>> {
  const all = await listEarnedWeeks(db, actor)
  return { ...page, rows: all.slice(page.offset, page.offset + page.size), total: all.length }
}
