import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/** The submissions of theirs that claim posts, by the platform's ids of them. */
export async function submissionsOf(
  db: Db,
  { id }: { id: number },
  platform_id: PlatformId,
  posts: { uid: string }[],
): Promise<Map<string, number>> {
  if (posts.length === 0) return new Map()
  const uids = sql`array(select jsonb_array_elements_text(${JSON.stringify(posts.map(({ uid }) => uid))}::jsonb))`
  const { rows } = await db.execute<{ uid: string; id: string }>(sql`
    select post_uid as uid, id from campaign_submissions
    where platform_id = ${platform_id} and post_uid = any(${uids}) and is_claiming and user_id = ${id}
    union all
    select post_uid, id from collab_submissions
    where post_platform_id = ${platform_id} and post_uid = any(${uids}) and user_id = ${id}
      and (not is_ended_early(state) or paid_amount > 0)`)
  return new Map(rows.map((row) => [row.uid, Number(row.id)]))
}
