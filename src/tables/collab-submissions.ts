import { sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { reference, timestamps } from '../framework/database/columns.ts'
import { collabs } from './collabs.ts'
import { users } from './users.ts'

/** A creator's application to a collab. */
export const collabSubmissions = pgTable('collab_submissions', {
  id: reference().primaryKey().default(sql`nextval('submission_ids')`),
  collab_id: reference()
    .notNull()
    .references(() => collabs.id),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  ...timestamps(),
})

export type CollabSubmission = typeof collabSubmissions.$inferSelect
