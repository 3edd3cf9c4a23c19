import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, realTime, reference } from '../../../framework/database/columns.ts'
import { users } from '../users.ts'

/** Answers to requests that must not be done twice, by the key their sender gave them. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  route: text().notNull(),
  key: text().notNull(),
  fingerprint: bytes().notNull(),
  record_id: reference(),
  status: integer(),
  location: text(),
  answer: text(),
  created_at: moment().notNull().default(realTime),
})
