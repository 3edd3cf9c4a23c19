import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import type { PushSubscription } from '../../tables/users/push-subscriptions.ts'
import { listPushSubscriptions } from '../push-subscriptions/queries.ts'

/** One for each user, so they need no id. */
export type NotificationSettings = {
  push_notifications_enabled: boolean
  devices: PushSubscription[]
}

/** The switch was loaded with the user, so only the devices are read here. */
export async function findNotificationSettings(
  db: Db,
  actor: Actor,
): Promise<NotificationSettings> {
  const { push_notifications_enabled } = actor.user
  return { push_notifications_enabled, devices: await listPushSubscriptions(db, actor) }
}
