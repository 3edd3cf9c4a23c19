import { z } from 'zod'
import { currencyCode, withExample } from '../../framework/http/fields/fields.ts'
import { referenceCurrency } from '../../vocabulary/amounts/exchange.ts'

/** A decimal number. Programs may send it as a number, which is read as it is written. */
const rate = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string({ error: 'is invalid' })
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .regex(
          /^\d{1,10}(\.\d{1,10})?$/,
          'must be a number such as 1.0842, with 10 decimals at most',
        )
        .refine((text) => /[1-9]/.test(text), 'must be greater than 0'),
    ),
)

/** The fields in the order of the form. */
export const ExchangeRateCreate = z.object({
  currency: withExample(
    currencyCode.refine(
      (code) => code !== referenceCurrency,
      'is what the others are compared with',
    ),
    'usd',
  ),
  rate: withExample(rate, '1.0842'),
  day: withExample(z.iso.date({ error: 'is invalid' }), '2026-11-16'),
})

export type ExchangeRateFields = z.infer<typeof ExchangeRateCreate>
