import { pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../framework/database/columns.ts'

/** Moments at which something happens unless someone acts before. */
export const deadlines = pgTable('deadlines', {
  id: id(),
  kind: text().notNull(),
  record_id: reference().notNull(),
  due_at: moment().notNull(),
  failed_at: moment(),
  failure: text(),
  created_at: moment().notNull().default(currentTime),
})

export type Deadline = typeof deadlines.$inferSelect
