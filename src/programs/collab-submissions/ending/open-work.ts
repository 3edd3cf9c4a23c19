import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import type { Actor } from '../../../tables/actor.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'

/** Whether someone has work that is not over. */
export async function hasOpenWork(db: Reader, { user }: Pick<Actor, 'user'>): Promise<boolean> {
  const isOpen = and(
    eq(collabSubmissions.user_id, user.id),
    sql`${collabSubmissions.ended_at} is null`,
  )
  return (await db.$count(collabSubmissions, isOpen)) > 0
}
