import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { organizations } from '../organizations/organizations.ts'

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

export const subscriptions = pgTable('subscriptions', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  /** The id at Stripe; null if staff keep the subscription by hand. */
  provider_id: text(),
  status: text({ enum: subscriptionStatuses }).notNull(),
  current_period_end: moment(),
  ended_at: moment(),
  ...timestamps(),
})

export type Subscription = typeof subscriptions.$inferSelect
