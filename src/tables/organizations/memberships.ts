import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, reference, timestamps } from '../../framework/database/columns.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import { users } from '../users/users.ts'
import { organizations } from './organizations.ts'

export const memberships = pgTable('memberships', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  role: text({ enum: roles }).notNull(),
  is_owner: boolean().notNull().default(false),
  /** The link that someone joined with. */
  invitation_token_hash: bytes(),
  ...timestamps(),
})

export type Membership = typeof memberships.$inferSelect
