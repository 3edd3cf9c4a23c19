import { sql } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'

export const accountKinds = [
  'external',
  'wallet',
  'budget',
  'held',
  'creator',
  'payout',
  'refund',
  'disputed',
  'debt',
  'fees',
  'costs',
] as const

export type AccountKind = (typeof accountKinds)[number]

/** The events for which money moves; docs/api/money.md tells of each. */
export const transferEvents = [
  'funding_succeeded',
  'debt_repaid',
  'budget_settled',
  'reward_granted',
  'reward_returned',
  'reward_released',
  'collab_reserved',
  'collab_returned',
  'collab_released',
  'fee_granted',
  'fee_reserved',
  'fee_returned',
  'fee_released',
  'payout_asked',
  'payout_paid',
  'payout_failed',
  'payout_canceled',
  'payout_returned',
  'refund_asked',
  'refund_paid',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'provider_cost',
] as const

export type TransferEvent = (typeof transferEvents)[number]

/**
 * The accounts in which money lies. The database keeps each balance, and refuses to let it fall below zero.
 */
export const ledgerAccounts = pgTable('ledger_accounts', {
  id: id(),
  kind: text({ enum: accountKinds }).notNull(),
  owner_id: reference().notNull(),
  owner_type: text().notNull().default(''),
  provider: text().notNull().default(''),
  currency: text().notNull(),
  /** The balance; null for accounts that everybody pays into or out of, and would wait for. */
  balance: bigint({ mode: 'number' }),
  /** The number of transfers, which the database keeps with the balance. */
  transfers_count: bigint({ mode: 'number' }).notNull().default(0),
  created_at: moment().notNull().default(currentTime),
})

const transactionId = sql`pg_current_xact_id()::text::bigint`

/** One movement of money, from the account it is debited from to the one it is credited to. */
export const ledgerTransfers = pgTable('ledger_transfers', {
  id: id(),
  /** The transaction, which is the same for all transfers that were made together. */
  transaction_id: bigint({ mode: 'number' }).notNull().default(transactionId),
  idempotency_key: text().notNull(),
  event: text().notNull(),
  debit_account_id: reference().notNull(),
  credit_account_id: reference().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  created_at: moment().notNull().default(currentTime),
})

export type LedgerAccount = typeof ledgerAccounts.$inferSelect
export type LedgerTransfer = typeof ledgerTransfers.$inferSelect
