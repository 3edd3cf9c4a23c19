import { eq } from 'drizzle-orm'
import { newSignIn } from '../../../src/accounts/sign-in/notices.ts'
import type { Notifier } from '../../../src/activity/notifications/notifier.ts'
import { nobody, notify } from '../../../src/activity/notifications/notify.ts'
import { submissionMessage } from '../../../src/programs/messages/notices.ts'
import { type NotificationParams, notifications } from '../../../src/tables/users/notifications.ts'
import { type User, users } from '../../../src/tables/users/users.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { context, db } from '../helper.ts'

// biome-ignore lint/suspicious/noExplicitAny: any notifier will do.
type Notice = [notifier: Notifier<any>, event: { record_id: number; params: NotificationParams }]

export const signIn = (device = 'Firefox on Linux'): Notice => [
  newSignIn,
  { record_id: 41, params: { device, ip: '198.51.100.7' } },
]

/** Messages about submissions have rules of their own in the database. */
export const message = (): Notice => [
  submissionMessage,
  {
    record_id: 9,
    params: {
      organization_id: encodeId('Organization', 1),
      organization_name: 'Northwind Coffee',
      program_name: 'Hand-thrown mug',
      kind: 'collab',
      creator_name: 'Robin Vale',
      sender_name: 'Noor',
      excerpt: 'Could you use the other sound?',
    },
  },
]

export const tell = (user: { id: number }, [notifier, event]: Notice) =>
  db.transaction((tx) => notify(tx, context, [user.id], notifier, { ...event, by: nobody }))

export const readUser = async ({ id }: User) =>
  (await db.select().from(users).where(eq(users.id, id)))[0] as User

export const readAll = ({ id }: User) =>
  db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)
