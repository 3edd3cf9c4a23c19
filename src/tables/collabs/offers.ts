import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { collabSubmissions, offerSides } from './collab-submissions.ts'

/** A price that one side of an application offered the other; the first is what the creator asked for. */
export const offers = pgTable('offers', {
  id: id(),
  submission_id: reference()
    .notNull()
    .references(() => collabSubmissions.id),
  number: integer().notNull(),
  side: text({ enum: offerSides }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  /** The words with which it was offered. */
  note: text(),
  created_at: moment().notNull().default(currentTime),
  /** The moment at which whoever offered it took it back. */
  taken_back_at: moment(),
})

export type Offer = typeof offers.$inferSelect
