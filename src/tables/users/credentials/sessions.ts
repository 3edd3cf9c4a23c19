import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, realTime, reference } from '../../../framework/database/columns.ts'
import type { ProvenIdentity } from './identities.ts'

export const sessions = pgTable('sessions', {
  id: id(),
  /** The user, by number only: their deletion does not wait for that of their sessions. */
  user_id: reference().notNull(),
  /** The session generation of its user when it began. Once theirs is a later one, the session is over. */
  generation: integer().notNull().default(0),
  token_hash: bytes().notNull(),
  user_agent: text().notNull().default(''),
  ip: text().notNull().default(''),
  /** The moment at which whoever uses it last proved to be the owner of the account. */
  proved_at: moment().notNull().default(realTime),
  last_active_at: moment().notNull().default(realTime),
  /** The moment at which it ends however much it is used; null without a setting for that. */
  expires_at: moment(),
  created_at: moment().notNull().default(realTime),
})

export type Session = typeof sessions.$inferSelect

/** A proof that waits for the code sent to the account's address. */
export const stepUps = pgTable('step_ups', {
  session_id: reference()
    .primaryKey()
    .references(() => sessions.id),
  code_hash: bytes().notNull(),
  failures: integer().notNull().default(0),
  expires_at: moment().notNull(),
})

export type StepUp = typeof stepUps.$inferSelect

/** A sign-in that waits for its code. */
export const pendingSignIns = pgTable('pending_sign_ins', {
  id: id(),
  email: text().notNull(),
  token_hash: bytes().notNull(),
  code_hash: bytes().notNull(),
  /** The identity that is connected to the account once the code is right. */
  identity: jsonb().$type<ProvenIdentity>(),
  failures: integer().notNull().default(0),
  expires_at: moment().notNull(),
  created_at: moment().notNull().default(realTime),
})
