import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../framework/database/columns.ts'
import { campaigns } from './campaigns.ts'

export const fundingStatuses = [
  'pending',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'refunded',
  'disputed',
] as const

/** Money that an organization puts into a campaign. */
export const fundings = pgTable('fundings', {
  id: id(),
  campaign_id: reference()
    .notNull()
    .references(() => campaigns.id),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  status: text({ enum: fundingStatuses }).notNull().default('pending'),
  ...timestamps(),
})

export type Funding = typeof fundings.$inferSelect
