import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import { users } from '../users/users.ts'
import { organizations } from './organizations.ts'

export const invitations = pgTable('invitations', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  email: text().notNull(),
  role: text({ enum: roles }).notNull(),
  token_hash: bytes().notNull(),
  invited_by_id: reference().references(() => users.id),
  expires_at: moment().notNull(),
  ...timestamps(),
})

export type Invitation = typeof invitations.$inferSelect
