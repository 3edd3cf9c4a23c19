import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Viewer } from './policy.ts'

const lastPosts = 20
const fewestPosts = 3

/** The views that half of someone's last posts reached, as a column; null for those with few posts, or none that were seen. */
export const usualViewsOf = (userId: number): SQL<number | null> => sql`(
  select case when count(*) >= ${fewestPosts}
    then nullif(percentile_disc(0.5) within group (order by view_count), 0)::float8 end
  from (
    select view_count from campaign_submissions
    where user_id = ${userId} and state in ('approved', 'finalized', 'paid')
    order by created_at desc, id desc limit ${lastPosts}
  ) posts)`

export async function readUsualViews(db: Db, viewer: Viewer): Promise<number | null> {
  if (viewer === undefined) return null
  const { rows } = await db.execute<{ views: number | null }>(
    sql`select ${usualViewsOf(viewer.user.id)} as views`,
  )
  return one(rows).views
}
