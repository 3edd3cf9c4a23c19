import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'

export const flagOutcomes = ['lifted', 'lapsed', 'upheld'] as const

/** A doubt about a submission, which holds its money until it is over. */
export const flags = pgTable('flags', {
  id: id(),
  submission_id: reference().notNull(),
  rule: text(),
  user_id: reference().references(() => users.id),
  note: text().notNull(),
  evidence: jsonb().$type<Record<string, number | string>>().notNull().default({}),
  /** The creator's reply to the doubt. */
  answer: text(),
  answered_at: moment(),
  ends_at: moment().notNull(),
  ended_at: moment(),
  outcome: text({ enum: flagOutcomes }),
  created_at: moment().notNull().default(currentTime),
})

export type Flag = typeof flags.$inferSelect
