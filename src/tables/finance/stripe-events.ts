import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, realTime } from '../../framework/database/columns.ts'

/** Events that Stripe has told us and that were acted upon. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  /** The moment at which Stripe made the event, by its own clock. */
  created_at: moment().notNull(),
  processed_at: moment().notNull().default(realTime),
})
