import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { type Result, resultsOf } from './results.ts'

export type Creator = Result & { name: string }

const orders = {
  views: sql`view_count desc`,
  spend: sql`used_amount + collab_amount desc`,
  posts: sql`submissions_count desc`,
  approved: sql`approved_percent desc nulls last`,
  cpm: sql`effective_cpm_amount nulls last`,
  recent: sql`last_active_at desc`,
} satisfies Record<string, SQL>

export type CreatorSort = keyof typeof orders

export function sortOf(wanted: string | undefined): CreatorSort {
  if (wanted === undefined || wanted === '') return 'views'
  if (!Object.hasOwn(orders, wanted)) throw new NotFound('There is no such order.')
  return wanted as CreatorSort
}

type Found = Record<keyof Creator, string | null> & { total: string }

export async function listCreators(
  db: Db,
  { organization: { id } }: Member,
  page: PageRequest,
  sort: CreatorSort,
): Promise<Page<Creator>> {
  const { rows } = await db.execute<Found>(sql`
    with creators as (${resultsOf(id)})
    select creators.*, users.name, count(*) over () as total
    from creators join users on users.id = user_id
    order by ${orders[sort]}, user_id, currency
    limit ${page.size} offset least(${page.offset}, greatest((select count(*) from creators) - 1, 0))`)
  return pageOf(page, rows.map(readCreator))
}

function readCreator(found: Found): Creator & { total: number } {
  const optional = (number: string | null) => (number === null ? null : Number(number))
  return {
    user_id: Number(found.user_id),
    name: String(found.name),
    currency: String(found.currency),
    submissions_count: Number(found.submissions_count),
    approved_count: Number(found.approved_count),
    rejected_count: Number(found.rejected_count),
    approved_percent: optional(found.approved_percent),
    view_count: Number(found.view_count),
    used_amount: Number(found.used_amount),
    effective_cpm_amount: optional(found.effective_cpm_amount),
    collabs_count: Number(found.collabs_count),
    completed_count: Number(found.completed_count),
    collab_amount: Number(found.collab_amount),
    last_active_at: isoTime(String(found.last_active_at)),
    total: Number(found.total),
  }
}
