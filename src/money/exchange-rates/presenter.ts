import { z } from 'zod'
import { currency, idOf, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import type { ExchangeRateInList } from './queries.ts'

export const day = z.string().meta({ format: 'date', examples: ['2026-11-16'] })

const rate = {
  currency,
  rate: text('1.0842').describe('What one euro is worth in it, a decimal number as a text'),
  day: day.describe('The day from which on it holds'),
}

/** A rate that a sum was made with. */
export const RateJson = shapeOf<Rate>()('Rate', rate)

export const ExchangeRateJson = shapeOf<ExchangeRateInList>()('ExchangeRate', {
  id: idOf('ExchangeRate'),
  ...rate,
  is_used: z.boolean().describe('Whether it is the latest of its currency'),
  user_name: text('Ola Berg')
    .nullable()
    .describe('Who entered it; null if their account is deleted'),
  created_at: timestamp,
})
