import { sql } from 'drizzle-orm'
import { inPages } from '../../framework/database/batches.ts'
import type { Db } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { type CreatorFilters, creatorOrders, isWanted } from './filters.ts'
import { type Result, resultsOf } from './results.ts'

/** Amounts of someone's work in one currency. */
export type CreatorAmounts = Pick<
  Result,
  'currency' | 'used_amount' | 'effective_cpm_amount' | 'collab_amount'
>

/** Someone who worked with an organization: one, in however many currencies. */
export type Creator = Omit<Result, keyof CreatorAmounts> & {
  name: string
  amounts: CreatorAmounts[]
}

/** One row for each person, of what is kept in each currency. */
const people = sql`
  select user_id, sum(submissions_count)::bigint as submissions_count,
    sum(approved_count)::bigint as approved_count, sum(rejected_count)::bigint as rejected_count,
    round(sum(approved_count) * 100.0 / nullif(sum(approved_count + rejected_count), 0))::int as approved_percent,
    sum(view_count)::bigint as view_count, sum(collabs_count)::int as collabs_count,
    sum(completed_count)::int as completed_count, max(last_active_at) as last_active_at,
    sum(in_micro_euros(used_amount, currency)) as spent_on_posts,
    sum(in_micro_euros(used_amount + collab_amount, currency)) as spent,
    json_agg(json_build_object('currency', currency, 'used_amount', used_amount,
      'effective_cpm_amount', effective_cpm_amount, 'collab_amount', collab_amount)
      order by view_count desc, currency) as amounts
  from results group by user_id`

type Found = Record<Exclude<keyof Creator, 'amounts'>, string | null> & {
  amounts: CreatorAmounts[]
  total: string
}

export async function listCreators(
  db: Db,
  { organization: { id } }: Member,
  page: PageRequest,
  filters: CreatorFilters,
): Promise<Page<Creator>> {
  const { rows } = await db.execute<Found>(sql`
    with results as (${resultsOf(id)}), people as (${people}), wanted as (
      select people.*, users.name from people join users on users.id = user_id
      where ${isWanted(id, filters)})
    select wanted.*, count(*) over () as total from wanted
    order by ${creatorOrders[filters.sort]}, user_id
    limit ${page.size} offset least(${page.offset}, greatest((select count(*) from wanted) - 1, 0))`)
  return pageOf(page, rows.map(readCreator))
}

function readCreator(found: Found): Creator & { total: number } {
  return {
    user_id: Number(found.user_id),
    name: String(found.name),
    submissions_count: Number(found.submissions_count),
    approved_count: Number(found.approved_count),
    rejected_count: Number(found.rejected_count),
    approved_percent: found.approved_percent === null ? null : Number(found.approved_percent),
    view_count: Number(found.view_count),
    collabs_count: Number(found.collabs_count),
    completed_count: Number(found.completed_count),
    last_active_at: isoTime(String(found.last_active_at)),
    amounts: found.amounts,
    total: Number(found.total),
  }
}

const atOnce = 500

type Line = Result & { name: string }

/** All that filters leave, once for each currency, so many people at a time. */
export function readResults(
  db: Db,
  { organization: { id } }: Member,
  filters: CreatorFilters,
): AsyncGenerator<Line, void> {
  return inPages<Line>(atOnce, async (last) => {
    const { rows } = await db.execute<Line>(sql`
      with next as (
        select users.id, users.name from users
        where users.id > ${last?.user_id ?? 0} and users.id in (
          select user_id from campaign_creators where organization_id = ${id}
          union select user_id from collab_submissions where organization_id = ${id})
        and ${isWanted(id, filters)}
        order by users.id limit ${atOnce})
      select next.name, results.* from next join (${resultsOf(id)}) results on results.user_id = next.id
      order by next.id, currency`)
    return rows
  })
}
