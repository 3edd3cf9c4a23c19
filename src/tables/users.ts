import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, reference, timestamps } from '../framework/database/columns.ts'

export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  totp_secret: bytes(),
  totp_last_step: bigint({ mode: 'number' }).notNull().default(0),
  push_notifications_enabled: boolean().notNull().default(true),
  // Kept by triggers on the table of notifications; messages are counted apart from the rest.
  notifications_count: bigint({ mode: 'number' }).notNull().default(0),
  message_notifications_count: bigint({ mode: 'number' }).notNull().default(0),
  unseen_notifications_count: bigint({ mode: 'number' }).notNull().default(0),
  ...timestamps(),
})

export type User = typeof users.$inferSelect

/** A new address that waits for the code sent to it. */
export const emailChanges = pgTable('email_changes', {
  user_id: reference()
    .primaryKey()
    .references(() => users.id),
  email: text().notNull(),
  code_hash: bytes().notNull(),
  failures: integer().notNull().default(0),
  expires_at: moment().notNull(),
})

export type EmailChange = typeof emailChanges.$inferSelect
