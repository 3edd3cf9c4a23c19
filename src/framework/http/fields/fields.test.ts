import { expect, test } from 'vitest'
import type { z } from 'zod'
import { amount, countryList, currencyCode, flag, wholeNumber } from './fields.ts'

/** The page about the interface promises these spellings. */
test.each<[z.ZodType, unknown, unknown]>([
  [amount, '200', 200],
  [amount, ' 200 ', 200],
  [wholeNumber, '5,000', 5000],
  [currencyCode, 'USD', 'usd'],
  [countryList, ['de', 'AT'], ['DE', 'AT']],
  [flag, 'on', true],
  [flag, '0', false],
])('number %# is taken as forms send it', (field, sent, kept) => {
  expect(field.parse(sent)).toEqual(kept)
})

test.each<[z.ZodType, unknown]>([
  [amount, '2.00'],
  [amount, '2e2'],
  [amount, ''],
  [amount, true],
  [currencyCode, 'dollar'],
  [flag, 'maybe'],
])('number %# is refused, since it could mean something else', (field, sent) => {
  expect(field.safeParse(sent).success).toBe(false)
})
