import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Notification, notifications } from '../../tables/notifications.ts'
import { pushSubscriptions } from '../../tables/push-subscriptions.ts'
import { users } from '../../tables/users.ts'
import { type Notice, notifierOf } from './catalogue.ts'
import { pushNotification } from './jobs.ts'
import { noticeMail } from './mailer.tsx'

/**
 * Tells people what happened: a row in the list of each, a push message to each of their devices
 * and, where it should not be missed, a mail. All of it exists exactly if the caller's change does.
 */
export async function notify(
  tx: Tx,
  services: Services,
  userIds: number[],
  { type, record_id, params }: Notice,
): Promise<void> {
  const recipients = [...new Set(userIds)]
  if (recipients.length === 0) return

  const { record_type, mail, params: schema } = notifierOf(type)
  const checked = schema.parse(params) as Notification['params']
  const written = await tx
    .insert(notifications)
    .values(
      recipients.map((user_id) => ({ user_id, type, params: checked, record_type, record_id })),
    )
    .returning()
  await pushLater(tx, services, written)
  if (mail) await mailLater(tx, services, written)
}

// However many have piled up, opening the page stays quick; those beyond are seen the next time.
const mostSeenAtOnce = 1000

/** Opening the list is seeing what is in it. */
export async function markSeen(db: Db, { user }: Actor): Promise<void> {
  const unseen = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, user.id), isNull(notifications.seen_at)))
    .orderBy(desc(notifications.created_at))
    .limit(mostSeenAtOnce)
  await db
    .update(notifications)
    .set({ seen_at: currentTime })
    .where(inArray(notifications.id, unseen))

  const { unseen_notifications_count: count } = user
  user.unseen_notifications_count = Math.max(0, count - mostSeenAtOnce)
}

export async function markRead(db: Db, { id }: Notification): Promise<void> {
  await db
    .update(notifications)
    .set(reading)
    .where(and(eq(notifications.id, id), isNull(notifications.read_at)))
}

export async function markAllRead(db: Db, { user }: Actor): Promise<void> {
  await db
    .update(notifications)
    .set(reading)
    .where(and(eq(notifications.user_id, user.id), isNull(notifications.read_at)))
}

const reading = {
  read_at: currentTime,
  seen_at: sql`coalesce(${notifications.seen_at}, now())`,
}

/** One job for each device, so that one that fails is retried without the others. */
async function pushLater(tx: Tx, { queue }: Services, written: Notification[]): Promise<void> {
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

async function mailLater(tx: Tx, { mailer }: Services, written: Notification[]): Promise<void> {
  const addressees = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, written.map(recipient)))

  for (const notification of written) {
    const addressee = addressees.find(({ id }) => id === notification.user_id)
    if (addressee) await mailer.deliverLater(tx, noticeMail(addressee.email, notification))
  }
}

function recipient({ user_id }: Notification): number {
  return user_id
}
