import { expect, test } from 'vitest'
import { settingAside } from './words.ts'

test('accepting names the fee in money, and only where there is one', () => {
  const quote = { quote_amount: 12_000, currency: 'usd' }
  expect(settingAside(quote, 0)).toBe(
    '$120.00 is set aside from your balance until the work is done.',
  )
  expect(settingAside(quote, 1000)).toBe(
    '$120.00 and a fee of $12.00 are set aside from your balance until the work is done.',
  )
})
