import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../../framework/database/columns.ts'
import { fundings } from './fundings.ts'

export const disputeStatuses = ['open', 'won', 'lost'] as const

export type DisputeStatus = (typeof disputeStatuses)[number]

/** A payment that the holder of the card has had taken back, rightly or not. */
export const disputes = pgTable('disputes', {
  id: id(),
  funding_id: reference()
    .notNull()
    .references(() => fundings.id),
  provider_id: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: disputeStatuses }).notNull().default('open'),
  /** Money that was still there when it was opened, and money that was spent already and is owed since. */
  held_amount: bigint({ mode: 'number' }).notNull(),
  debt_amount: bigint({ mode: 'number' }).notNull(),
  reason: text().notNull(),
  ...timestamps(),
})

export type Dispute = typeof disputes.$inferSelect
