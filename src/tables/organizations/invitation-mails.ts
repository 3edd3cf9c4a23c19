import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { organizations } from './organizations.ts'

/** Mails of invitations to creators in the last days. The database keeps their number within limits. */
export const invitationMails = pgTable('invitation_mails', {
  id: id(),
  /** Null once the organization is deleted. */
  organization_id: reference().references(() => organizations.id),
  /** The owner of the organization at that time. The database sets it. */
  owner_id: reference().references(() => users.id),
  /** A hash of the mailbox, or of the person where the organization does not know it. */
  recipient: bytes().notNull(),
  created_at: moment().notNull().default(currentTime),
})

/** Recipients who want no invitation any more: of one organization or, without one, of any. */
export const invitationRefusals = pgTable('invitation_refusals', {
  id: id(),
  recipient: bytes().notNull(),
  organization_id: reference().references(() => organizations.id),
  created_at: moment().notNull().default(currentTime),
})
