import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bytes, id, moment, realTime, reference } from '../../../framework/database/columns.ts'
import { users } from '../users.ts'
import type { ProvenIdentity } from './identities.ts'

/** A sign-in whose first step is done and that waits for the second factor. */
export const pendingTwoFactors = pgTable('pending_two_factors', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  token_hash: bytes().notNull(),
  /** The identity that is connected to the account once the second factor is right. */
  identity: jsonb().$type<ProvenIdentity>(),
  /** Whether it began with a code from the account's mail. */
  is_proved: boolean().notNull().default(true),
  failures: integer().notNull().default(0),
  expires_at: moment().notNull(),
  created_at: moment().notNull().default(realTime),
})

export const backupCodes = pgTable('backup_codes', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  code_hash: bytes().notNull(),
  used_at: moment(),
})
