import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { digestEntries } from '../../tables/users/digests.ts'
import type { MailChoice, Topic } from '../../tables/users/notification-choices.ts'
import { type Notification, notifications } from '../../tables/users/notifications.ts'
import { users } from '../../tables/users/users.ts'
import { lockAll } from '../records/lock.ts'
import { pushNotification } from './jobs.ts'
import { notificationMail } from './mailer.tsx'
import type { Notifier } from './notifier.ts'

type Sender = Pick<Services, 'queue' | 'mailer'>

type Event<Params extends z.ZodObject> = {
  record_id: number
  params: z.input<Params>
  /**
   * The author, of whom no more is asked than who it is. Whoever did it knows already: it is in their list,
   * and they are neither mailed nor pushed to.
   */
  by: { user: { id: number } | null }
}

/** For what happens by itself: at a deadline, or because a provider says so. */
export const nobody = { user: null } as const

/**
 * Tells people what happened: each gets a row in their list and, as they chose for its topic, a push message
 * to each of their devices and a mail, if the notifier asks for it, or a line in their daily mail. All of it
 * is committed or rolled back with the caller's change. It is written right before the commit.
 */
export async function notify<Params extends z.ZodObject>(
  tx: Tx,
  sender: Sender,
  userIds: number[],
  notifier: Notifier<Params>,
  { record_id, params, by }: Event<Params>,
): Promise<void> {
  const recipients = [...new Set(userIds)]
  if (recipients.length === 0) return

  const { type, record_type } = notifier
  const checked = notifier.params.parse(params) as Notification['params']
  const content = { type, params: checked, record_type, record_id }
  const notice = { sender, recipients, notifier, content, by }
  const pending = notices.get(tx)
  if (pending !== undefined) {
    pending.push(notice)
    return
  }
  notices.set(tx, [notice])
  tx.beforeCommit(() => writeNotices(tx))
}

type Notice = {
  sender: Sender
  recipients: number[]
  notifier: Notifier
  content: NotificationContent
  by: Event<z.ZodObject>['by']
}

/** The notices of each open transaction. */
const notices = new WeakMap<Tx, Notice[]>()

/**
 * Counts are kept with the users, so each notice locks those it tells, by id. Several would lock them in any
 * order; so all are locked together, and no two transactions that tell the same people wait for each other.
 */
async function writeNotices(tx: Tx): Promise<void> {
  const pending = notices.get(tx) ?? []
  notices.delete(tx)
  const recipientIds = new Set(pending.flatMap(({ recipients }) => recipients))
  if (pending.length > 1 && recipientIds.size > 1)
    await lockAll(tx, { table: users }, [...recipientIds])
  for (const notice of pending) await writeNotice(tx, notice)
}

async function writeNotice(
  tx: Tx,
  { sender, recipients, notifier, content, by }: Notice,
): Promise<void> {
  const { topic, mail } = notifier
  const written = await write(tx, {
    ...content,
    params: JSON.stringify(content.params),
    user_ids: `{${recipients}}`,
    topic,
  })
  const isAlways = mail === 'always'
  const others = isAlways ? written : written.filter(({ user_id }) => user_id !== by.user?.id)
  await pushLater(tx, sender, others)
  const mailed = others.filter((one) => isAlways || (mail && one.mail === 'at_once'))
  await mailLater(tx, sender, notifier, content, mailed)
  if (!isAlways) await keepForDigest(tx, topic, others)
}

type NotificationContent = Pick<Notification, 'type' | 'params' | 'record_type' | 'record_id'>

/** Nearly every change tells somebody, so the statement is made once, for any number of people. */
const added = query.$with('added', { id: notifications.id, user_id: notifications.user_id }).as(
  sql`insert into notifications (user_id, type, params, record_type, record_id)
    select recipient.user_id, ${sql.placeholder('type')}, ${sql.placeholder('params')}::jsonb,
      ${sql.placeholder('record_type')}, ${sql.placeholder('record_id')}::bigint
    from unnest(${sql.placeholder('user_ids')}::bigint[]) as recipient (user_id)
    returning id, user_id`,
)

/**
 * Finds each recipient by id, one after the other: a plain join might read through all users to find a few.
 */
const reader = sql`lateral (
  select email, coalesce(choice.mail, 'at_once') as mail,
    case when push_notifications_enabled and coalesce(choice.push, true)
    then array(select id from push_subscriptions where user_id = users.id order by id) end as devices
  from users left join notification_choices choice
    on choice.user_id = users.id and choice.topic = ${sql.placeholder('topic')}
  where users.id = ${added.user_id} offset 0) reader`

/** Writes them and says where they go, in one statement. */
const write = prepared(
  'notify',
  query
    .with(added)
    .select({
      id: added.id,
      user_id: added.user_id,
      email: sql<string>`reader.email`,
      mail: sql<MailChoice>`reader.mail`,
      devices: sql<number[]>`coalesce(reader.devices, '{}')`.mapWith((ids) => ids.map(Number)),
    })
    .from(added)
    .innerJoin(reader, sql`true`)
    .orderBy(added.id),
)

type Written = Awaited<ReturnType<typeof write>>[number]

/** Each device has its own job, so that a failed one is retried without repeating the others. */
async function pushLater(tx: Tx, { queue }: Sender, written: Written[]): Promise<void> {
  for (const { id: notification_id, devices } of written)
    for (const push_subscription_id of devices)
      await queue.enqueue(tx, pushNotification, { notification_id, push_subscription_id })
}

async function mailLater(
  tx: Tx,
  { mailer }: Sender,
  notifier: Notifier,
  content: NotificationContent,
  written: Written[],
): Promise<void> {
  for (const { email, user_id } of written)
    await mailer.deliverLater(tx, notificationMail(email, notifier, { ...content, user_id }))
}

/** The daily mail of those who want one has all of a topic, also what would not be mailed at once. */
async function keepForDigest(tx: Tx, topic: Topic, written: Written[]): Promise<void> {
  const rows = written
    .filter(({ mail }) => mail === 'daily')
    .map(({ id: notification_id, user_id }) => ({ notification_id, user_id, topic }))
  if (rows.length > 0) await tx.insert(digestEntries).values(rows)
}
