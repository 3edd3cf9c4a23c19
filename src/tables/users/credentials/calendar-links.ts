import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, id, reference, timestamps } from '../../../framework/database/columns.ts'
import { users } from '../users.ts'

/** The address at which programs read someone's calendar. */
export const calendarLinks = pgTable('calendar_links', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  /**
   * The organization of which it is the calendar; null for their own as a creator. It ends with their
   * membership.
   */
  organization_id: reference(),
  token_hash: bytes().notNull(),
  ...timestamps(),
})

export type CalendarLink = typeof calendarLinks.$inferSelect
