import { expect, test } from 'vitest'
import { reportedSums } from './sums.ts'

const rates = [
  { currency: 'usd', rate: '1.0842', day: '2026-11-16' },
  { currency: 'jpy', rate: '163.25', day: '2026-11-13' },
  { currency: 'kwd', rate: '0.3333333333', day: '2026-11-12' },
]
const amounts = (...rows: [string, number][]) =>
  rows.map(([currency, amount]) => ({ currency, amount }))
const inCurrency = (currency: string, ...rows: [string, number][]) =>
  reportedSums(amounts(...rows), ['amount'], { currency, rates })

test('each currency is converted in its own minor units and rounded once', () => {
  // 108.42 dollars are 100 euros, 1,633 yen 10.0030… euros, 1.000 dinar 3.0000…: each to the cent.
  expect(inCurrency('eur', ['eur', 5], ['usd', 10_842], ['jpy', 1633], ['kwd', 1000])).toEqual({
    currency: 'eur',
    amounts: { amount: 5 + 10_000 + 1000 + 300 },
    rates: [rates[0], rates[1], rates[2]],
    missing_currencies: [],
    mixed: ['amount'],
  })
  expect(inCurrency('jpy', ['usd', 10_842]).amounts).toEqual({ amount: 16_325 })
  expect(inCurrency('kwd', ['jpy', 16_325]).amounts).toEqual({ amount: 33_333 })
  expect(inCurrency('usd', ['eur', -50]).amounts).toEqual({ amount: -54 })
})

test('without a rate there is no sum, and it is said which is missing', () => {
  expect(inCurrency('eur', ['usd', 100], ['sek', 100], ['nok', 0])).toEqual({
    currency: 'eur',
    amounts: null,
    rates: [rates[0]],
    missing_currencies: ['sek'],
    mixed: ['amount'],
  })
  expect(inCurrency('sek', ['eur', 100])).toMatchObject({
    amounts: null,
    missing_currencies: ['sek'],
  })
})

test('one currency alone needs no rate, nor do the largest amounts lose a unit', () => {
  expect(inCurrency('sek', ['sek', 100])).toMatchObject({ amounts: { amount: 100 }, rates: [] })
  const most = Number.MAX_SAFE_INTEGER - 2
  expect(inCurrency('usd', ['usd', most]).amounts).toEqual({ amount: most })
})

test('a sum that is in one currency already is not told as one of several', () => {
  const rows = [
    { currency: 'eur', paid: 500, returned: 300 },
    { currency: 'usd', paid: 500, returned: 0 },
  ]
  expect(reportedSums(rows, ['paid', 'returned'], { currency: 'eur', rates }).mixed).toEqual([
    'paid',
  ])
})
