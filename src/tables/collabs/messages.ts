import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'

export const messageSides = ['creator', 'organization'] as const

/** Texts of one side of a submission to the other. */
export const messages = pgTable('messages', {
  id: id(),
  submission_id: reference().notNull(),
  user_id: reference().references(() => users.id),
  side: text({ enum: messageSides }).notNull(),
  body: text().notNull().default(''),
  created_at: moment().notNull().default(currentTime),
})

export type Message = typeof messages.$inferSelect

const last = () => bigint({ mode: 'number' }).notNull().default(0)

/** The last message that someone has read, and the last that they were mailed about. */
export const messageMarks = pgTable(
  'message_marks',
  {
    submission_id: reference().notNull(),
    user_id: reference()
      .notNull()
      .references(() => users.id),
    read_id: last(),
    mailed_id: last(),
  },
  (table) => [primaryKey({ columns: [table.submission_id, table.user_id] })],
)
