import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../framework/database/columns.ts'

/** Concerns about the installation that staff were mailed of. */
export const toldConcerns = pgTable('told_concerns', {
  name: text().primaryKey(),
  told_at: moment().notNull(),
})
