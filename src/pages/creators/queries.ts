import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { isoTime } from '../../vocabulary/time.ts'

/** What someone has done for an organization, in one currency. */
export type Creator = {
  user_id: number
  name: string
  currency: string
  submissions_count: number
  approved_count: number
  rejected_count: number
  /** Of what was decided; none where nothing was. */
  approved_percent: number | null
  view_count: number
  used_amount: number
  effective_cpm_amount: number | null
  collabs_count: number
  completed_count: number
  collab_amount: number
  last_active_at: string
}

const orders = {
  views: sql`view_count desc`,
  spend: sql`used_amount + collab_amount desc`,
  posts: sql`submissions_count desc`,
  approved: sql`approved_percent desc nulls last`,
  cpm: sql`effective_cpm_amount nulls last`,
  recent: sql`last_active_at desc`,
} satisfies Record<string, SQL>

export type CreatorSort = keyof typeof orders
export const creatorSorts = Object.keys(orders) as CreatorSort[]

export function sortOf(wanted: string | undefined): CreatorSort {
  if (wanted === undefined || wanted === '') return 'views'
  if (!Object.hasOwn(orders, wanted)) throw new NotFound('There is no such order.')
  return wanted as CreatorSort
}

type Found = Record<keyof Creator, string | null> & { total: string }

/** From what is kept by campaign and creator: no post is read. */
export async function listCreators(
  db: Db,
  { organization: { id } }: Member,
  page: PageRequest,
  sort: CreatorSort,
): Promise<Page<Creator>> {
  const { rows } = await db.execute<Found>(sql`
    with done as (
      select user_id, campaigns.currency, campaign_creators.submissions_count, approved_count, rejected_count,
        campaign_creators.view_count, campaign_creators.used_amount, 0 as collabs_count, 0 as completed_count,
        0::bigint as collab_amount, last_active_at
      from campaign_creators join campaigns on campaigns.id = campaign_id
      where campaign_creators.organization_id = ${id}
      union all
      select user_id, currency, 0, 0, 0, 0, 0, (accepted_at is not null)::int, (state = 'completed')::int,
        paid_amount + paid_fee_amount, created_at
      from collab_submissions where organization_id = ${id} and user_id is not null
    ), creators as (
      select user_id, currency, sum(submissions_count)::bigint as submissions_count,
        sum(approved_count)::bigint as approved_count, sum(rejected_count)::bigint as rejected_count,
        div(sum(approved_count) * 100, nullif(sum(approved_count + rejected_count), 0))::int as approved_percent,
        sum(view_count)::bigint as view_count, sum(used_amount)::bigint as used_amount,
        div(sum(used_amount) * 1000, nullif(sum(view_count), 0))::bigint as effective_cpm_amount,
        sum(collabs_count) as collabs_count, sum(completed_count) as completed_count,
        sum(collab_amount)::bigint as collab_amount, max(last_active_at) as last_active_at
      from done group by 1, 2
    )
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
