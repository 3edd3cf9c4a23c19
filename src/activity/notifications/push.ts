import { and, eq } from 'drizzle-orm'
import type { Context } from '../../framework/context.ts'
import { takeTurns } from '../../framework/fair-queue.ts'
import { sendPush } from '../../framework/push/send.ts'
import { type Notification, notifications } from '../../tables/users/notifications.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { users } from '../../tables/users/users.ts'
import { notificationReadingPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type Catalogue, describeNotification } from './catalogue.ts'

/** The services that a delivery needs. The catalogue provides the texts. */
export type Pusher = Pick<Context, 'db' | 'log' | 'config' | 'pushKeys' | 'meters'> & {
  notifiers: Catalogue
}

/** The number of pushes that are sent at the same time. */
export const pushSlots = 20

export type Delivery = { notification_id: number; push_subscription_id: number }

/**
 * The part of these that one person can use: whoever chose a push service that takes its time holds up only
 * themselves. More is refused, so that it does not wait in a place that others need.
 */
const share = { atOnce: 4, waiting: 0 }
const inPushTurn = takeTurns({ atOnce: pushSlots, waiting: 0, each: share })

/**
 * Sends a notification to one device. Whoever has disabled push by now gets nothing but keeps the
 * subscription; a device that has unsubscribed at its push service is forgotten.
 */
export async function pushToDevice(
  pusher: Pusher,
  { notification_id, push_subscription_id }: Delivery,
): Promise<void> {
  const { db, log, notifiers, meters } = pusher
  const [found] = await db
    .select({ notification: notifications, subscription: pushSubscriptions })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.user_id), users.push_notifications_enabled))
    .innerJoin(
      pushSubscriptions,
      // Someone else may have subscribed with the same browser meanwhile.
      and(
        eq(pushSubscriptions.id, push_subscription_id),
        eq(pushSubscriptions.user_id, notifications.user_id),
      ),
    )
    .where(eq(notifications.id, notification_id))
  if (found === undefined) return

  const message = messageOf(notifiers, found.notification)
  const outcome = await inPushTurn(found.notification.user_id, () =>
    sendPush(pusher, found.subscription, message),
  )
  meters?.delivery('push', outcome === 'delivered' ? 'delivered' : 'refused')
  if (outcome === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, push_subscription_id))
  } else if (outcome !== 'delivered') {
    log.warn({ push_subscription_id, reason: outcome.refused }, 'push message refused')
  }
}

/** The message that the service worker shows. The tag lets one that arrives twice be shown once. */
function messageOf(notifiers: Catalogue, notification: Notification): string {
  const { title, body, path } = describeNotification(notifiers, notification)
  const tag = encodeId('Notification', notification.id)
  return JSON.stringify({ title, body, path, tag, reading: notificationReadingPath(notification) })
}
