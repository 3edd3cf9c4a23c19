import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Notification, notifications } from '../../tables/users/notifications.ts'

// The limit keeps opening the page quick. Notifications beyond it are marked the next time.
const mostSeenAtOnce = 1000

/** Marks the newest as seen when the list is opened. Returns how many are still unseen. */
export async function markSeen(db: Db, { user }: Actor): Promise<number> {
  const unseen = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isOf(user), isNull(notifications.seen_at)))
    .orderBy(desc(notifications.created_at))
    .limit(mostSeenAtOnce)
  await db
    .update(notifications)
    .set({ seen_at: currentTime })
    .where(inArray(notifications.id, unseen))

  return Math.max(0, user.unseen_notifications_count - mostSeenAtOnce)
}

export async function markRead(db: Db, { user }: Actor, { id }: Notification): Promise<void> {
  await db
    .update(notifications)
    .set(reading)
    .where(and(isOf(user), eq(notifications.id, id), isNull(notifications.read_at)))
}

/**
 * Marks notifications about a record as read, because whoever has seen the record need not be told any more.
 */
export async function markReadAbout(
  db: Db,
  { user }: Actor,
  type: string,
  record_id: number,
): Promise<void> {
  const isAbout = and(eq(notifications.type, type), eq(notifications.record_id, record_id))
  await db
    .update(notifications)
    .set(reading)
    .where(and(isOf(user), isAbout, isNull(notifications.read_at)))
}

export async function markAllRead(db: Db, { user }: Actor): Promise<void> {
  await db
    .update(notifications)
    .set(reading)
    .where(and(isOf(user), isNull(notifications.read_at)))
}

/**
 * Locks the user before their notifications, in the same statement. Marking them changes the counts
 * that are kept with the user, and whoever erases a user locks them first too.
 */
function isOf({ id }: Actor['user']) {
  return eq(notifications.user_id, sql`(select id from users where id = ${id} for no key update)`)
}

const reading = {
  read_at: currentTime,
  seen_at: sql`coalesce(${notifications.seen_at}, troupe_now())`,
}
