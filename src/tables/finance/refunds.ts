import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, realTime, reference, timestamps } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { fundings } from './fundings.ts'

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const

/** Money of a funding that goes back to where it came from. */
export const refunds = pgTable('refunds', {
  id: id(),
  funding_id: reference()
    .notNull()
    .references(() => fundings.id),
  organization_id: reference().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: refundStatuses }).notNull().default('pending'),
  user_id: reference().references(() => users.id),
  provider_id: text(),
  failure_reason: text(),
  /** The moment it was asked for, by the real clock, which is Stripe's: that of a trial may be moved. */
  asked_at: moment().notNull().default(realTime),
  ...timestamps(),
})

export type Refund = typeof refunds.$inferSelect
