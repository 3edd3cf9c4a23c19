import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { reference } from '../../framework/database/columns.ts'
import { topics } from './notification-choices.ts'
import { notifications } from './notifications.ts'
import { users } from './users.ts'

/** The daily mail of someone: where its morning is, and for which day there there was one. */
export const digests = pgTable('digests', {
  user_id: reference()
    .primaryKey()
    .references(() => users.id),
  time_zone: text(),
  sent_on: date(),
})

/** Notifications that wait for that mail. */
export const digestEntries = pgTable('digest_entries', {
  notification_id: reference()
    .primaryKey()
    .references(() => notifications.id),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  topic: text({ enum: topics }).notNull(),
})
