import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference } from '../../framework/database/columns.ts'
import { users } from './users.ts'

/** The groups in which people choose how they are told. Each kind of notification belongs to one. */
export const topics = [
  'submissions',
  'decisions',
  'shipments',
  'programs',
  'messages',
  'money',
  'account',
] as const

export type Topic = (typeof topics)[number]

export const mailChoices = ['at_once', 'daily', 'off'] as const

export type MailChoice = (typeof mailChoices)[number]

/** Without a row someone is mailed at once, and pushed to. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    user_id: reference()
      .notNull()
      .references(() => users.id),
    topic: text({ enum: topics }).notNull(),
    mail: text({ enum: mailChoices }).notNull(),
    push: boolean().notNull(),
  },
  ({ user_id, topic }) => [primaryKey({ columns: [user_id, topic] })],
)
