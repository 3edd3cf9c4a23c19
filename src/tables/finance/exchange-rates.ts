import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'

/** The worth of one euro in a currency, from a day on. Rows are never changed. */
export const exchangeRates = pgTable('exchange_rates', {
  id: id(),
  currency: text().notNull(),
  /** A decimal number as a text, since no float is exact. */
  rate: numeric({ precision: 20, scale: 10 }).notNull(),
  day: date().notNull(),
  user_id: reference().notNull(),
  created_at: moment().notNull().default(currentTime),
})

export type ExchangeRate = typeof exchangeRates.$inferSelect
