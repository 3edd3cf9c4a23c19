import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import type { Viewer } from '../../../tables/actor.ts'
import { isCounted } from '../../../tables/campaigns/decided-posts.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'

/** The views that half of someone's last posts on a platform reached. */
export type UsualViews = { platform_id: PlatformId; views: number }

/** The posts that are looked at, over all platforms and on each, and the fewest that tell what is usual. */
const lastPosts = 100
const lastOnPlatform = 20
const fewestPosts = 2

/** The usual views of someone on each platform that they have a verified account on, as rows. */
export const usualViewsRows = (userId: number): SQL => sql`(
  select platform_id, percentile_disc(0.5) within group (order by view_count) as views
  from (
    select platform_id, view_count,
      row_number() over (partition by platform_id order by created_at desc, id desc) as place
    from (
      select platform_id, view_count, created_at, id from campaign_submissions
      where user_id = ${userId} and ${isCounted()}
      order by created_at desc, id desc limit ${lastPosts}
    ) posts
  ) placed
  where place <= ${lastOnPlatform} and platform_id in (
    select platform_id from social_accounts where user_id = ${userId} and status = 'verified')
  group by platform_id
  having count(*) >= ${fewestPosts} and percentile_disc(0.5) within group (order by view_count) > 0
)`

/** The rows of `usualViewsRows` as a column, the most views first. */
export const usualViewsOf = (userId: number): SQL<UsualViews[]> => sql`(
  select coalesce(json_agg(usual order by views desc, platform_id), '[]')
  from ${usualViewsRows(userId)} usual)`

export async function readUsualViews(db: Db, viewer: Viewer): Promise<UsualViews[]> {
  if (viewer === undefined) return []
  const { rows } = await db.execute<{ usual: UsualViews[] }>(
    sql`select ${usualViewsOf(viewer.user.id)} as usual`,
  )
  return one(rows).usual
}

/**
 * The most that someone usually reaches where a campaign lets them post, on the platforms asked for if any
 * are.
 */
export function bestUsual(
  usual: UsualViews[],
  allowed: PlatformId[],
  asked: PlatformId[] = [],
): UsualViews | undefined {
  const fits = ({ platform_id }: UsualViews) =>
    allowed.includes(platform_id) && (asked.length === 0 || asked.includes(platform_id))
  return usual
    .filter(fits)
    .reduce<UsualViews | undefined>(
      (best, candidate) => (best === undefined || candidate.views > best.views ? candidate : best),
      undefined,
    )
}
