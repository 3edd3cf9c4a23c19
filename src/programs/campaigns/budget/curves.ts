import { inArray, type SQL, sql } from 'drizzle-orm'
import { today } from '../../../framework/database/columns.ts'
import type { Db } from '../../../framework/database/db.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'

const days = 30

/** How the views of a campaign grew over the last days; nothing, if they did not. */
export const curveOf = (campaignId: SQL) => sql<number[] | null>`(
  with today as (select ${today} as day), gained as (
    select day, sum(view_count) as views from campaign_platform_days
    where campaign_id = ${campaignId} and day > (select day from today) - ${days}::int
    group by day
  )
  select array_agg(grown.views::float8 order by grown.day) from (
    select today.day - ago as day, sum(coalesce(gained.views, 0)) over (order by ago desc) as views
    from today, generate_series(0, ${days - 1}::int) as ago
    left join gained on gained.day = (select day from today) - ago
  ) grown
  having max(grown.views) > 0)`

/** The curves of some campaigns by their ids, for the lines beside their numbers. */
export async function readCurves(db: Db, some: { id: number }[]): Promise<Map<number, number[]>> {
  if (some.length === 0) return new Map()
  const rows = await db
    .select({ id: campaigns.id, curve: curveOf(sql`${campaigns.id}`) })
    .from(campaigns)
    .where(
      inArray(
        campaigns.id,
        some.map(({ id }) => id),
      ),
    )
  return new Map(rows.map(({ id, curve }) => [id, curve ?? []]))
}
