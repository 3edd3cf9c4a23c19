import { pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'

/** The accounts at Stripe that were opened for creators: for each user one in each country. */
export const stripeAccounts = pgTable('stripe_accounts', {
  id: text().primaryKey(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  country: text().notNull(),
  created_at: moment().notNull().default(currentTime),
})
