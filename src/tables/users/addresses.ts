import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../../framework/database/columns.ts'
import { users } from './users.ts'

/** The address to which products are shipped: one for each user. */
export const addresses = pgTable('addresses', {
  id: id(),
  user_id: reference()
    .notNull()
    .unique()
    .references(() => users.id),
  name: text().notNull(),
  line1: text().notNull(),
  line2: text(),
  city: text().notNull(),
  state: text(),
  postal_code: text(),
  country: text().notNull(),
  phone: text(),
  ...timestamps(),
})

export type Address = typeof addresses.$inferSelect
