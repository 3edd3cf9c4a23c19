import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import type { BillingDetails } from './billing-details.ts'
import { fundings } from './fundings.ts'
import { refunds } from './refunds.ts'

export const paperKinds = ['receipt', 'credit_note', 'fee_invoice'] as const

export type PaperKind = (typeof paperKinds)[number]

/** The issuer of a paper, as they were then. */
export type Issuer = { name: string; address: string | null; tax_id: string | null }

/** The recipient of a paper, as they were then. */
export type Recipient = { legal_name: string } & Pick<
  BillingDetails,
  'tax_id' | 'email' | 'line1' | 'line2' | 'postal_code' | 'city' | 'state' | 'country'
>

export type PaperLine = { text: string; amount: number }

/** Receipts, credit notes and fee invoices. The database lets nobody change or delete them. */
export const papers = pgTable('papers', {
  id: id(),
  kind: text({ enum: paperKinds }).notNull(),
  organization_id: reference().notNull(),
  funding_id: reference().references(() => fundings.id),
  refund_id: reference().references(() => refunds.id),
  /** The month of an invoice of fees, such as `2026-11`. */
  month: text(),
  issuer: jsonb().$type<Issuer>().notNull(),
  recipient: jsonb().$type<Recipient>().notNull(),
  lines: jsonb().$type<PaperLine[]>().notNull(),
  currency: text().notNull(),
  total_amount: bigint({ mode: 'number' }).notNull(),
  tax_note: text().notNull(),
  is_test: boolean().notNull(),
  created_at: moment().notNull().default(currentTime),
})

/**
 * The numbers of papers. The database writes them itself, at the end of the transaction that issues a paper.
 */
export const paperNumbers = pgTable('paper_numbers', {
  paper_id: reference()
    .primaryKey()
    .references(() => papers.id),
  kind: text({ enum: paperKinds }).notNull(),
  year: integer().notNull(),
  serial: integer().notNull(),
  number: text().notNull(),
  issued_at: moment().notNull(),
})

/** A paper with the number it has. */
export type Paper = typeof papers.$inferSelect &
  Pick<typeof paperNumbers.$inferSelect, 'number' | 'issued_at'>
