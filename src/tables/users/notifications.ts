import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import type { RecordType } from '../../vocabulary/ids.ts'
import { users } from './users.ts'

/** The params of a notification. They are flat, so that a client can use every value as it stands. */
export type NotificationParams = Record<string, string | number | boolean | null>

export const notifications = pgTable('notifications', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  type: text().notNull(),
  params: jsonb().$type<NotificationParams>().notNull(),
  record_type: text().$type<RecordType>().notNull(),
  record_id: reference().notNull(),
  seen_at: moment(),
  read_at: moment(),
  created_at: moment().notNull().default(currentTime),
})

export type Notification = typeof notifications.$inferSelect
