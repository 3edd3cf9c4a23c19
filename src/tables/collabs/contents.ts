import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { collabSubmissions } from './collab-submissions.ts'

/** A version of what a creator has made. */
export const contents = pgTable('contents', {
  id: id(),
  submission_id: reference()
    .notNull()
    .references(() => collabSubmissions.id),
  number: integer().notNull(),
  note: text(),
  content_url: text(),
  change_note: text(),
  changes_requested_at: moment(),
  approved_at: moment(),
  created_at: moment().notNull().default(currentTime),
})

export type Content = typeof contents.$inferSelect
