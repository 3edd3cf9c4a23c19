import { eq } from 'drizzle-orm'
import { recordAudit } from '../../activity/audit/record.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { users } from '../../tables/users.ts'
import { lockUser } from '../users/queries.ts'
import type { NotificationSettingsChanges } from './schema.ts'

/** Switching push off only holds messages back: the devices stay subscribed. */
export async function updateNotificationSettings(
  db: Db,
  actor: Actor,
  { push_notifications_enabled }: NotificationSettingsChanges,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockUser(tx, actor.user)
    if (before.push_notifications_enabled === push_notifications_enabled) return

    await tx
      .update(users)
      .set({ push_notifications_enabled, updated_at: currentTime })
      .where(eq(users.id, before.id))
    await recordAudit(tx, actor, {
      action: 'update',
      record_type: 'User',
      record_id: before.id,
      changes: {
        push_notifications_enabled: [!push_notifications_enabled, push_notifications_enabled],
      },
    })
  })
}
