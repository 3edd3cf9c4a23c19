import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, realTime } from '../../framework/database/columns.ts'

/** Each time the books were compared with the transfers, and what did not agree. */
export const reconciliations = pgTable('reconciliations', {
  id: id(),
  checked_count: bigint({ mode: 'number' }).notNull(),
  difference_count: bigint({ mode: 'number' }).notNull(),
  differences: text().array().notNull(),
  started_at: moment().notNull(),
  finished_at: moment().notNull().default(realTime),
})

export type Reconciliation = typeof reconciliations.$inferSelect
