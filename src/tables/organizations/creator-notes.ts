import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { organizations } from './organizations.ts'

/** Notes of the people of an organization about a creator. */
export const creatorNotes = pgTable('creator_notes', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  written_by_id: reference().references(() => users.id),
  body: text().notNull(),
  ...timestamps(),
})

export type CreatorNote = typeof creatorNotes.$inferSelect
