import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  bytes,
  currentTime,
  id,
  moment,
  realTime,
  reference,
  timestamps,
} from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { type PayoutProvider, payoutProviders } from './payout-methods.ts'

export const payoutStatuses = [
  'pending',
  'processing',
  'paid',
  'failed',
  'returned',
  'canceled',
] as const

export type PayoutStatus = (typeof payoutStatuses)[number]

const openStatuses: PayoutStatus[] = ['pending', 'processing']

/** Whether a payout is not sent yet, and may still be. */
export const isOpenPayout = ({ status }: { status: PayoutStatus }): boolean =>
  openStatuses.includes(status)

/** The same for the database, in statements about `payouts`: written out, as in their index. */
export const isOpenInDatabase = () =>
  sql`${payouts.status} in (${sql.raw(openStatuses.map((status) => `'${status}'`).join(', '))})`

/** The ways to pay that staff go by hand. */
export const handProviders = ['manual', 'paypal'] as const

export type HandProvider = (typeof handProviders)[number]

export function isByHand({ provider }: { provider: PayoutProvider }): boolean {
  return (handProviders as readonly PayoutProvider[]).includes(provider)
}

/** Payouts that staff make together, at the bank or at PayPal. */
export const payoutBatches = pgTable('payout_batches', {
  id: id(),
  /** The number of the batch, counted without a gap. */
  number: integer().notNull(),
  currency: text().notNull(),
  /** The way all of it is paid. */
  provider: text({ enum: handProviders }).notNull().default('manual'),
  user_id: reference().references(() => users.id),
  created_at: moment().notNull().default(currentTime),
})

export type PayoutBatch = typeof payoutBatches.$inferSelect

/** Money that a creator takes out. */
export const payouts = pgTable('payouts', {
  id: id(),
  user_id: reference().notNull(),
  provider: text({ enum: payoutProviders }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: payoutStatuses }).notNull().default('pending'),
  /** Whether it is the last one before an account is closed, which may be below the minimum. */
  closing: boolean().notNull().default(false),
  /** The account to which it goes, sealed, as it was when the payout was asked for. */
  destination: bytes().notNull(),
  /** The person who is paid, sealed. */
  payee: bytes().notNull(),
  /** The part of the destination that is shown. */
  label: text().notNull(),
  reference: text().notNull(),
  batch_id: reference().references(() => payoutBatches.id),
  /** The id of the transfer at Stripe. */
  provider_id: text(),
  /** Money that Stripe has taken back of it, if it is less than all. */
  reversed_amount: bigint({ mode: 'number' }).notNull().default(0),
  failure_reason: text(),
  /** The day on which it goes out, as its creator was promised. */
  sends_on: date().notNull(),
  paid_at: moment(),
  /** The moment it was asked for, by the real clock, which is Stripe's: that of a trial may be moved. */
  asked_at: moment().notNull().default(realTime),
  ...timestamps(),
})

export type Payout = typeof payouts.$inferSelect
