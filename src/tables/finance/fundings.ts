import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, realTime, reference, timestamps } from '../../framework/database/columns.ts'
import { campaigns } from '../campaigns/campaigns.ts'
import { users } from '../users/users.ts'

export const fundingProviders = ['test', 'manual', 'balance', 'stripe'] as const

/** The providers that can fill a balance, which is not filled from itself. */
export const payInProviders = ['test', 'manual', 'stripe'] as const

export type FundingProvider = (typeof fundingProviders)[number]

/** Whether it is here as soon as it is asked for: money of a trial, and money that moves within the books. */
export const isHereAtOnce = ({ provider }: { provider: FundingProvider }): boolean =>
  provider === 'test' || provider === 'balance'

export const fundingStatuses = [
  'pending',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'disputed',
  'lost',
] as const

/** Money that an organization puts into a campaign or, without one, into its balance. */
export const fundings = pgTable('fundings', {
  id: id(),
  organization_id: reference().notNull(),
  campaign_id: reference().references(() => campaigns.id),
  user_id: reference().references(() => users.id),
  provider: text({ enum: fundingProviders }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: fundingStatuses }).notNull().default('pending'),
  reference: text(),
  provider_id: text(),
  /** The provider's id of the payment. `provider_id` is its id of the checkout. */
  payment_id: text(),
  checkout_url: text(),
  failure_reason: text(),
  refunded_amount: bigint({ mode: 'number' }).notNull().default(0),
  disputed_amount: bigint({ mode: 'number' }).notNull().default(0),
  succeeded_at: moment(),
  /** The moment it was asked for, by the real clock, which is Stripe's: that of a trial may be moved. */
  asked_at: moment().notNull().default(realTime),
  ...timestamps(),
})

export type Funding = typeof fundings.$inferSelect
