import { and, eq, getTableColumns } from 'drizzle-orm'
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
  const told = { type, params: checked, record_type, record_id }
  const rows = recipients.map((user_id) => ({ user_id, ...told }))
  const written = await write(tx, rows)
  await pushLater(tx, sender, written)
  if (notifier.mail) await mailLater(tx, sender, notifier as unknown as Notifier, written)
}

type Written = { notification: Notification; email: string; device_id: number | null }

/** Writes them and says where they go, in one statement: one row for each device, and one for who has none. */
function write(tx: Tx, rows: (typeof notifications.$inferInsert)[]): Promise<Written[]> {
  const written = tx
    .$with('written')
    .as(tx.insert(notifications).values(rows).returning(getTableColumns(notifications)))
  const isTold = and(eq(pushSubscriptions.user_id, users.id), users.push_notifications_enabled)
  return tx
    .with(written)
    .select({
      notification: written._.selectedFields,
      email: users.email,
      device_id: pushSubscriptions.id,
    })
    .from(written)
    .innerJoin(users, eq(users.id, written.user_id))
    .leftJoin(pushSubscriptions, isTold)
    .orderBy(written.id, pushSubscriptions.id)
}

/** Each device has its own job, so that a failed one is retried without repeating the others. */
async function pushLater(tx: Tx, { queue }: Sender, written: Written[]): Promise<void> {
  for (const { notification, device_id } of written)
    if (device_id !== null)
      await queue.enqueue(tx, pushNotification, {
        notification_id: notification.id,
        push_subscription_id: device_id,
      })
}

async function mailLater(
  tx: Tx,
  { mailer }: Sender,
  notifier: Notifier,
  written: Written[],
): Promise<void> {
  const byId = new Map(written.map((one) => [one.notification.id, one]))
  for (const { email, notification } of byId.values())
    await mailer.deliverLater(tx, notificationMail(email, notifier, notification))
}
