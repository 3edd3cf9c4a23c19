import { eq } from 'drizzle-orm'
import type { Notice } from '../../src/activity/notifications/catalogue.ts'
import { notify } from '../../src/activity/notifications/model.ts'
import { notifications } from '../../src/tables/notifications.ts'
import { type User, users } from '../../src/tables/users.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { context, db } from './helper.ts'

export const signIn = (device = 'Firefox on Linux'): Notice => ({
  type: 'NewSignInNotifier',
  record_id: 41,
  params: { device, ip: '198.51.100.7' },
})

export const message = (): Notice => ({
  type: 'SubmissionMessageNotifier',
  record_id: 9,
  params: {
    program_type: 'Campaign',
    program_id: encodeId('Campaign', 3),
    program_name: 'Summer clips',
    organization_id: encodeId('Organization', 2),
    organization_name: 'Fable',
    sender_name: 'Noor',
    excerpt: 'Could you use the other sound?',
  },
})

export const tell = (user: User, notice: Notice) =>
  db.transaction((tx) => notify(tx, context, [user.id], notice))

export const readUser = async ({ id }: User) =>
  (await db.select().from(users).where(eq(users.id, id)))[0] as User

export const readAll = ({ id }: User) =>
  db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)
