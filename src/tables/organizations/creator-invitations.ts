import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { organizations } from './organizations.ts'

/** Creators who may see the programs of an organization, whatever its privacy setting. */
export const creatorInvitations = pgTable('creator_invitations', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  /** The address of someone who may not have signed up yet. */
  email: text(),
  /** Someone who worked with the organization, which does not learn their address. */
  user_id: reference().references(() => users.id),
  invited_by_id: reference().references(() => users.id),
  /** The program that it is for, if it is for one. */
  campaign_id: reference(),
  collab_id: reference(),
  message: text().notNull().default(''),
  /** Whether it was written together with others, and its mail is still to be written. */
  mail_due: boolean().notNull().default(false),
  ...timestamps(),
})

export type CreatorInvitation = typeof creatorInvitations.$inferSelect
