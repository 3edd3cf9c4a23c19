import { desc, type SQL, sql } from 'drizzle-orm'
import { inPages } from '../../framework/database/batches.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import type { MoneyFilters, NamedProgram, Program } from '../transfers/filters.ts'
import { explainedLines, foldedLines, linesOf } from './lines.ts'

/** One movement of a creator's money. */
export type StatementLine = {
  id: number
  event: string
  amount: number
  currency: string
  /** The change of what is held for them, which is negative when that became less. */
  held_change: number
  available_change: number
  on_the_way_change: number
  /** The program it is of; null for a payout. */
  campaign_id: number | null
  campaign_name: string | null
  collab_id: number | null
  collab_name: string | null
  /** Whether the page of the program is shown to them; null for a payout. */
  is_program_seen: boolean | null
  /** Who pays; null for a payout. */
  organization_name: string | null
  /** The post or the work for a collab that it is of, and by whom and where the post is. */
  submission_id: number | null
  platform_id: PlatformId | null
  account_handle: string | null
  /** The moment at which a reward that was granted is theirs to withdraw. */
  release_at: string | null
  payout_id: number | null
  reference: string | null
  label: string | null
  failure_reason: string | null
  created_at: string
}

const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number)
const text = (column: string) => sql<string | null>`${sql.raw(column)}`

const columns = {
  id: number('id'),
  event: sql<string>`event`,
  amount: number('amount'),
  currency: sql<string>`currency`,
  held_change: number('held_change'),
  available_change: number('available_change'),
  on_the_way_change: number('on_the_way_change'),
  campaign_id: sql<number | null>`campaign_id`.mapWith(Number),
  campaign_name: text('campaign_name'),
  collab_id: sql<number | null>`collab_id`.mapWith(Number),
  collab_name: text('collab_name'),
  is_program_seen: sql<boolean | null>`is_program_seen`,
  organization_name: text('organization_name'),
  submission_id: sql<number | null>`submission_id`.mapWith(Number),
  platform_id: sql<PlatformId | null>`platform_id`,
  account_handle: text('account_handle'),
  release_at: sql<string | null>`release_at`.mapWith(isoTime),
  payout_id: sql<number | null>`payout_id`.mapWith(Number),
  reference: text('reference'),
  label: text('label'),
  failure_reason: text('failure_reason'),
  created_at: sql<string>`created_at`.mapWith(isoTime),
}

type Owner = Pick<Actor, 'user'>

/** Lists the movements of a creator's money, the newest first; for people one line for each day and post. */
export async function listStatement(
  db: Reader,
  { user }: Owner,
  page: PageRequest,
  filters?: MoneyFilters,
  isFolded = false,
): Promise<Page<StatementLine>> {
  const asked = sql`select * from (${linesOf(user.id)}) lines where ${isAskedFor(user, filters)}`
  // A page past the end begins at the last line, because one is needed to carry the total.
  const shown = sql`
    with lines as materialized (${isFolded ? foldedLines(asked) : asked}),
      counted as (select count(*) as total from lines)
    select lines.*, counted.total from lines, counted order by id desc limit ${page.size}
    offset (select greatest(least(${page.offset}::bigint, total - 1), 0) from counted)`
  const rows = await db
    .select({ ...columns, total: number('total') })
    .from(sql`(${explainedLines(shown, user.id)}) lines`)
    .orderBy(desc(sql`id`))
  return pageOf(page, rows)
}

const atOnce = 2000

/** Reads all lines, the newest first, in parts that fit into memory. */
export function readStatement(
  db: Reader,
  { user }: Owner,
  filters?: MoneyFilters,
): AsyncGenerator<StatementLine> {
  return inPages(atOnce, (last) => {
    const next = sql`
      select * from (${linesOf(user.id)}) lines
      where id < ${last?.id ?? Number.MAX_SAFE_INTEGER} and ${isAskedFor(user, filters)}
      order by id desc limit ${atOnce}`
    return db
      .select(columns)
      .from(sql`(${explainedLines(next, user.id)}) lines`)
      .orderBy(desc(sql`id`))
  })
}

/** The condition on lines of a statement that the filters make. */
function isAskedFor(
  { id }: Owner['user'],
  { event, program, since, before }: Partial<MoneyFilters> = {},
): SQL {
  return sql.join(
    [
      sql`true`,
      ...(event === undefined ? [] : [sql`event = ${event}`]),
      ...(since === undefined ? [] : [sql`created_at >= ${since}::timestamptz`]),
      ...(before === undefined ? [] : [sql`created_at < ${before}::timestamptz`]),
      ...(program === undefined ? [] : [isOfProgram(id, program)]),
    ],
    sql` and `,
  )
}

function isOfProgram(userId: number, { type, id }: Program): SQL {
  return type === 'Campaign'
    ? sql`post_id in (select submission_id from grants where user_id = ${userId} and campaign_id = ${id})`
    : sql`work_id in (select id from collab_submissions where user_id = ${userId} and collab_id = ${id})`
}

/** The programs that someone was paid by, or worked for, to choose from. */
export async function listProgramsFor(db: Db, { user: { id } }: Owner): Promise<NamedProgram[]> {
  const { rows } = await db.execute<NamedProgram>(sql`
    select 'Campaign' as type, id, name from campaigns
    where id in (select campaign_id from grants where user_id = ${id})
    union all
    select 'Collab', id, name from collabs
    where id in (select collab_id from collab_submissions where user_id = ${id})
    order by name, id limit 500`)
  return rows
}

/** Money that came in and went out in a month, in one currency. */
export type MonthOfEarnings = {
  month: string
  currency: string
  rewards_amount: number
  paid_amount: number
  returned_amount: number
}

/** Lists the earnings of each month of universal time, as all moments here are. */
export function listMonths(db: Reader, owner: Owner, year: number): Promise<MonthOfEarnings[]> {
  return months(db, owner, year, sql`null::text`)
}

/** The months of `listMonths` for each organization that the earnings are from; payouts are from none. */
export function listMonthsOfPayers(db: Reader, owner: Owner, year: number) {
  return months(db, owner, year, sql`organization_name`)
}

export type MonthOfPayer = MonthOfEarnings & { organization_name: string | null }

function months(db: Reader, { user }: Owner, year: number, payer: SQL): Promise<MonthOfPayer[]> {
  const month = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM')`
  const sum = (condition: string) =>
    sql<number>`coalesce(sum(amount) filter (where ${sql.raw(condition)}), 0)`.mapWith(Number)
  const ofYear = sql`
    select * from (${linesOf(user.id)}) lines
    where extract(year from created_at at time zone 'UTC') = ${year}`
  return db
    .select({
      month,
      currency: sql<string>`currency`,
      organization_name: sql<string | null>`${payer}`,
      rewards_amount: sum("available_change > 0 and event not like 'payout\\_%'"),
      paid_amount: sum("event = 'payout_paid'"),
      returned_amount: sum("event = 'payout_returned'"),
    })
    .from(sql`(${explainedLines(ofYear, user.id)}) lines`)
    .groupBy(month, sql`currency`, payer)
    .orderBy(month, sql`currency`, payer)
}
