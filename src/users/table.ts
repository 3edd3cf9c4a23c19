import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, reference, timestamps } from '../database/columns.ts'

export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  totp_secret: bytes(),
  totp_last_step: bigint({ mode: 'number' }).notNull().default(0),
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
