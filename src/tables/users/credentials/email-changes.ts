import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, realTime, reference } from '../../../framework/database/columns.ts'
import { users } from '../users.ts'

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

/** The way back from a change of address, for whoever reads the mail of the old one. */
export const emailChangeUndos = pgTable('email_change_undos', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  email: text().notNull(),
  token_hash: bytes().notNull(),
  /**
   * Whether the second factor is asked for. One that is too young may be that of whoever changed the address.
   */
  asks_second_factor: boolean().notNull().default(true),
  failures: integer().notNull().default(0),
  expires_at: moment().notNull(),
  created_at: moment().notNull().default(realTime),
})

export type EmailChangeUndo = typeof emailChangeUndos.$inferSelect
