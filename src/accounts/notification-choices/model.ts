import { and, eq, inArray, sql } from 'drizzle-orm'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { digestEntries, digests } from '../../tables/users/digests.ts'
import { notificationChoices, topics } from '../../tables/users/notification-choices.ts'
import { userRecord } from '../users/record.ts'
import { findNotificationChoices, type NotificationChoices } from './queries.ts'
import type { NotificationChoicesChanges } from './schema.ts'

/** Changes what was sent, and leaves the rest as it is. */
export async function updateNotificationChoices(
  db: Db,
  actor: Actor,
  changes: NotificationChoicesChanges,
): Promise<NotificationChoices> {
  return db.transaction(async (tx) => {
    const user = await lock(tx, userRecord, actor.user)
    const before = await findNotificationChoices(tx, user)
    const changed = changesBetween(before, changes)
    if (Object.keys(changed).length === 0) return before

    const after = { ...before, ...changes } as NotificationChoices
    await writeChoices(tx, user, after)
    await audit(tx, actor, userRecord, 'choose_notifications', user, changed)
    return after
  })
}

async function writeChoices(
  tx: Tx,
  { id: user_id }: { id: number },
  choices: NotificationChoices,
): Promise<void> {
  const rows = topics.map((topic) => ({
    user_id,
    topic,
    mail: choices[`${topic}_mail`],
    push: choices[`${topic}_push`],
  }))
  await tx
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.user_id, notificationChoices.topic],
      set: { mail: sql`excluded.mail`, push: sql`excluded.push` },
    })
  const { time_zone } = choices
  await tx
    .insert(digests)
    .values({ user_id, time_zone })
    .onConflictDoUpdate({ target: digests.user_id, set: { time_zone } })
  // Whoever wants no mail about it wants none about what waits, either.
  const silent = rows.filter(({ mail }) => mail === 'off').map(({ topic }) => topic)
  if (silent.length > 0)
    await tx
      .delete(digestEntries)
      .where(and(eq(digestEntries.user_id, user_id), inArray(digestEntries.topic, silent)))
}
