import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from '../../vocabulary/amounts/currencies.ts'
import { fromStripe, refusalOf, toStripe } from './amounts.ts'

describe('an amount at Stripe', () => {
  test.each([
    ['usd', 1250, 1250],
    ['jpy', 500, 500],
    ['mga', 500, 5],
    ['isk', 5, 500],
    ['ugx', 5, 500],
    ['huf', 1050, 1050],
    ['twd', 1045, 1045],
    ['idr', 20_000, 20_000],
    ['kwd', 5120, 5120],
  ])('of %s %d is %d', (currency, ours, theirs) => {
    expect(toStripe(ours, currency)).toBe(theirs)
    expect(fromStripe(theirs, currency)).toBe(ours)
  })

  test('is ours again when it comes back, in every currency', () => {
    // An amount with decimals that Stripe does not know is refused.
    const amount = fc.integer({ min: 0, max: 10 ** 10 }).map((whole) => whole * 100)
    fc.assert(
      fc.property(amount, fc.constantFrom(...currencyCodes), (ours, currency) => {
        const theirs = toStripe(ours, currency)
        expect(theirs).toBeDefined()
        expect(fromStripe(theirs as number, currency)).toBe(ours)
      }),
    )
  })

  test('is not told where it would not be exact', () => {
    expect(toStripe(Number.MAX_SAFE_INTEGER, 'isk')).toBeUndefined()
    expect(toStripe(550, 'mga')).toBeUndefined()
    expect(fromStripe(1050, 'isk')).toBe(10)
  })
})

describe('Stripe takes', () => {
  test.each([
    ['usd', 49, 'must be at least $0.50 by card'],
    ['usd', 50, undefined],
    ['usd', 99_999_999, undefined],
    ['usd', 100_000_000, 'must be at most $999,999.99 by card'],
    ['jpy', 49, 'must be at least ¥50 by card'],
    ['idr', 100_000_000, undefined],
    ['isk', 1_000_000, 'must be at most ISK 999,999 by card'],
    ['mga', 550, 'must have no decimals by card'],
    ['huf', 17_499, 'must be at least HUF 175.00 by card'],
    ['kwd', 5124, 'must end in 0 by card'],
    ['kwd', 5120, undefined],
    ['usd', Number.MAX_SAFE_INTEGER, 'must be at most $999,999.99 by card'],
  ])('of %s %d: %s', (currency, amount, refusal) => {
    expect(refusalOf(amount, currency)?.replace(/\s/g, ' ')).toBe(refusal)
  })
})
