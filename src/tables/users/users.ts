import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, reference, timestamps } from '../../framework/database/columns.ts'

export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  totp_secret: bytes(),
  totp_enabled_at: moment(),
  totp_last_step: bigint({ mode: 'number' }).notNull().default(0),
  /** The current session generation. Sessions of an earlier one are over. */
  session_generation: integer().notNull().default(0),
  push_notifications_enabled: boolean().notNull().default(true),
  /** Whether other creators and the public read a number in place of their handle, on ledgers. */
  hides_handle: boolean().notNull().default(false),
  /** The currency in which sums over several are told. */
  reporting_currency: text(),
  /** The organization whose access token this is the user of. Everybody else is a person. */
  acts_for_id: reference(),
  // Counts that triggers on the table of notifications keep; messages are counted apart from the rest.
  notifications_count: bigint({ mode: 'number' }).notNull().default(0),
  message_notifications_count: bigint({ mode: 'number' }).notNull().default(0),
  unseen_notifications_count: bigint({ mode: 'number' }).notNull().default(0),
  ...timestamps(),
})

export type User = typeof users.$inferSelect

/**
 * The name that others see of someone. An e-mail address is not theirs to see, so it never stands in for a
 * name.
 */
export function displayName({ name }: Pick<User, 'name'>): string {
  return name || 'Someone new'
}
