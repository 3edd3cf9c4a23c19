import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { claim } from '../../activity/records/lock.ts'
import { isPast } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { type Post, posts } from '../../tables/campaigns/posts.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/** Whoever reads a post comes back within this time, or somebody else reads it. */
const lease = sql`troupe_now() + interval '10 minutes'`

/** Takes posts of one platform that are due, the longest due first. Nobody else takes them meanwhile. */
export async function claimDue(db: Db, platform: PlatformId, most: number): Promise<Post[]> {
  const due = claim(
    db
      .select({ submission_id: posts.submission_id })
      .from(posts)
      .where(and(eq(posts.platform_id, platform), isNotNull(posts.poll_at), isPast(posts.poll_at)))
      .orderBy(posts.poll_at)
      .limit(most),
  )
  return db
    .update(posts)
    .set({ poll_at: lease })
    .where(sql`${posts.submission_id} in ${due}`)
    .returning()
}

export async function listDuePlatforms(db: Db): Promise<PlatformId[]> {
  const rows = await db
    .selectDistinct({ platform_id: posts.platform_id })
    .from(posts)
    .where(and(isNotNull(posts.poll_at), isPast(posts.poll_at)))
  return rows.map(({ platform_id }) => platform_id)
}
