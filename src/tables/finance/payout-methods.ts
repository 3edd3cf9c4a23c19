import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import {
  bytes,
  id,
  moment,
  realTime,
  reference,
  timestamps,
} from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'

export const payoutProviders = ['manual', 'stripe', 'paypal'] as const

export type PayoutProvider = (typeof payoutProviders)[number]

/** The account to which a creator is paid, and who they are to a tax office: one for each user. */
export const payoutMethods = pgTable('payout_methods', {
  id: id(),
  user_id: reference()
    .notNull()
    .unique()
    .references(() => users.id),
  provider: text({ enum: payoutProviders }).notNull(),
  /** The bank account or the address at PayPal, sealed. */
  details: bytes(),
  /** A hash that is the same for the same bank account or address at PayPal. */
  fingerprint: bytes(),
  /** The part of the account that is shown. */
  label: text().notNull(),
  stripe_account_id: text(),
  /** Whether money can be sent there. */
  is_ready: boolean().notNull().default(true),
  legal_name: text(),
  tax_country: text(),
  /** The tax number, sealed. */
  tax_id: bytes(),
  held_until: moment().notNull(),
  /** The moment of the last change, by the real clock, which is Stripe's: that of a trial may be moved. */
  asked_at: moment().notNull().default(realTime),
  ...timestamps(),
})

export type PayoutMethod = typeof payoutMethods.$inferSelect
