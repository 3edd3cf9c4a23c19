import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { type Notification, notifications } from '../../tables/notifications.ts'
import { pushSubscriptions } from '../../tables/push-subscriptions.ts'
import { users } from '../../tables/users.ts'
import { pushNotification } from './jobs.ts'
import { notificationMail } from './mailer.tsx'
import type { Notifier } from './notifier.ts'

type Sender = Pick<Services, 'queue' | 'mailer'>

type Event<Params extends z.ZodObject> = { record_id: number; params: z.input<Params> }

/**
 * Tells people what happened: each gets a row in their list, a push message to each of their
 * devices and, if the notifier asks for it, a mail. All of it is committed or rolled back with the
 * caller's change.
 */
export async function notify<Params extends z.ZodObject>(
  tx: Tx,
  sender: Sender,
  userIds: number[],
  notifier: Notifier<Params>,
  { record_id, params }: Event<Params>,
): Promise<void> {
  const recipients = [...new Set(userIds)]
  if (recipients.length === 0) return

  const { type, record_type } = notifier
  const checked = notifier.params.parse(params) as Notification['params']
  const written = await tx
    .insert(notifications)
    .values(
      recipients.map((user_id) => ({ user_id, type, params: checked, record_type, record_id })),
    )
    .returning()
  await pushLater(tx, sender, written)
  if (notifier.mail) await mailLater(tx, sender, notifier as unknown as Notifier, written)
}

/** Each device has its own job, so that a failed one is retried without repeating the others. */
async function pushLater(tx: Tx, { queue }: Sender, written: Notification[]): Promise<void> {
  const devices = await tx
    .select({ id: pushSubscriptions.id, user_id: pushSubscriptions.user_id })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.user_id))
    .where(and(inArray(users.id, written.map(recipient)), users.push_notifications_enabled))

  for (const device of devices) {
    for (const { id } of written.filter(({ user_id }) => user_id === device.user_id)) {
      await queue.enqueue(tx, pushNotification, {
        notification_id: id,
        push_subscription_id: device.id,
      })
    }
  }
}

async function mailLater(
  tx: Tx,
  { mailer }: Sender,
  notifier: Notifier,
  written: Notification[],
): Promise<void> {
  const addressees = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, written.map(recipient)))

  for (const notification of written) {
    const addressee = addressees.find(({ id }) => id === notification.user_id)
    if (addressee) {
      await mailer.deliverLater(tx, notificationMail(addressee.email, notifier, notification))
    }
  }
}

function recipient({ user_id }: Notification): number {
  return user_id
}
