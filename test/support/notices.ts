import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { newSignIn } from '../../src/accounts/sign-in/notices.ts'
import { defineNotifier, type Notifier } from '../../src/activity/notifications/notifier.ts'
import { notify } from '../../src/activity/notifications/notify.ts'
import { type NotificationParams, notifications } from '../../src/tables/notifications.ts'
import { type User, users } from '../../src/tables/users.ts'
import { notificationsPath } from '../../src/vocabulary/urls.ts'
import { context, db } from './helper.ts'

// biome-ignore lint/suspicious/noExplicitAny: any notifier will do.
type Notice = [notifier: Notifier<any>, event: { record_id: number; params: NotificationParams }]

export const signIn = (device = 'Firefox on Linux'): Notice => [
  newSignIn,
  { record_id: 41, params: { device, ip: '198.51.100.7' } },
]

/** Messages about submissions have rules of their own in the database. */
const submissionMessage = defineNotifier({
  type: 'SubmissionMessageNotifier',
  record_type: 'Submission',
  when: 'Someone wrote about a submission.',
  params: z.object({ sender_name: z.string(), excerpt: z.string() }),
  icon: 'mail',
  title: ({ sender_name }) => `${sender_name} wrote`,
  body: ({ excerpt }) => excerpt,
  path: () => notificationsPath,
})

export const message = (): Notice => [
  submissionMessage,
  { record_id: 9, params: { sender_name: 'Noor', excerpt: 'Could you use the other sound?' } },
]

export const tell = (user: { id: number }, notice: Notice) =>
  db.transaction((tx) => notify(tx, context, [user.id], ...notice))

export const readUser = async ({ id }: User) =>
  (await db.select().from(users).where(eq(users.id, id)))[0] as User

export const readAll = ({ id }: User) =>
  db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)
