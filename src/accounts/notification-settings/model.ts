import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { userRecord } from '../users/record.ts'
import type { NotificationSettingsChanges } from './schema.ts'

/** Switching push off only holds messages back: the devices stay subscribed. */
export async function updateNotificationSettings(
  db: Db,
  actor: Actor,
  changes: NotificationSettingsChanges,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, actor.user)
    await save(tx, actor, userRecord, 'update', before, changes)
  })
}
