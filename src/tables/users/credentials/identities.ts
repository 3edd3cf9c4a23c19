import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, realTime, reference } from '../../../framework/database/columns.ts'
import { users } from '../users.ts'

/** An account at a provider, such as Google, that someone signs in with. */
export const identities = pgTable('identities', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  provider: text().notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  created_at: moment().notNull().default(realTime),
})

export type Identity = typeof identities.$inferSelect

/** An identity that a provider vouches for, whether it belongs to a user here or not. */
export type ProvenIdentity = Pick<Identity, 'provider' | 'issuer' | 'subject'>
