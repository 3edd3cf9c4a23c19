import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeOn } from '../../../vocabulary/amounts/fees.ts'
import { leastBudget } from './budget.ts'
import { earnedBy, smallestReward } from './earnings.ts'

const terms = (cpm: number, base: number, least: number, most: number) => ({
  cpm_amount: cpm,
  base_reward_amount: base,
  min_payout_amount: least,
  max_payout_amount: most,
})

/** Small enough that all views which could matter can be tried; the minimum is within the maximum. */
const smallTerms = fc
  .record({
    cpm: fc.oneof(fc.nat(5), fc.nat(4000)),
    base: fc.oneof(fc.constant(0), fc.nat(12)),
    least: fc.oneof(fc.constant(0), fc.nat(12)),
    most: fc.oneof(fc.constant(0), fc.nat(20)),
  })
  .filter(({ least, most }) => most === 0 || least <= most)
  .map(({ cpm, base, least, most }) => terms(cpm, base, least, most))

/** A rate of one pays one unit for each thousand views, and no minimum here is above twelve. */
const enoughViews = 13_000

describe('what views earn', () => {
  const published = terms(175, 0, 350, 250_000)

  test.each([
    [1_999, 0],
    [2_000, 350],
    [1_428_571, 249_999],
    [1_428_572, 250_000],
    [10_000_000, 250_000],
  ])('is, for %i of them, %i', (views, earned) => {
    expect(earnedBy(published, BigInt(views))).toBe(BigInt(earned))
  })

  test('is exact where a number would not be', () => {
    const views = 9_007_199_254_740_993n
    expect(earnedBy(terms(999, 0, 0, 0), views)).toBe((views * 999n) / 1000n)
  })
})

describe('the smallest reward', () => {
  test.each([
    [terms(175, 500, 350, 250_000), 500n],
    [terms(175, 0, 350, 250_000), 350n],
    [terms(175, 0, 0, 250_000), 1n],
    [terms(5000, 0, 0, 0), 5n],
    [terms(5000, 0, 0, 3), 3n],
    [terms(3000, 0, 10, 0), 12n],
    [terms(3000, 0, 10, 11), 11n],
    [terms(0, 500, 0, 0), 500n],
    [terms(0, 500, 501, 0), undefined],
    [terms(0, 0, 0, 0), undefined],
  ])('of %j is %s', (given, expected) => {
    expect(smallestReward(given)).toBe(expected)
  })

  test('is what trying every number of views finds', () => {
    fc.assert(
      fc.property(smallTerms, (given) => {
        let least: bigint | undefined
        for (let views = 0; views <= enoughViews && least === undefined; views += 1) {
          least = earnedBy(given, BigInt(views)) || undefined
        }
        expect(smallestReward(given)).toBe(least)
      }),
      { numRuns: 300 },
    )
  })

  test('is earned by some number of views and undercut by none, however large the amounts', () => {
    const amount = fc.maxSafeNat()
    const largeTerms = fc
      .tuple(amount, amount, amount, amount)
      .map(([cpm, base, least, most]) => terms(cpm, base, Math.min(least, most || least), most))
    fc.assert(
      fc.property(largeTerms, fc.bigInt({ min: 0n, max: 2n ** 70n }), (given, views) => {
        const reward = smallestReward(given)
        const earned = earnedBy(given, views)
        expect(earned === 0n || (reward !== undefined && earned >= reward)).toBe(true)
      }),
    )
  })
})

describe('the budget for it', () => {
  test('has room for the fee, rounded down', () => {
    expect(leastBudget(terms(175, 0, 350, 0), 1250)).toBe(350n + 43n)
    expect(leastBudget(terms(175, 0, 0, 0), 9_999)).toBe(1n)
    expect(leastBudget(terms(0, 0, 0, 0), 1250)).toBeUndefined()
  })

  test('is less than that of any other reward', () => {
    const reward = fc.bigInt({ min: 1n, max: 2n ** 53n })
    fc.assert(
      fc.property(reward, reward, fc.integer({ min: 0, max: 10_000 }), (one, other, bps) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(less + feeOn(less, bps) <= more + feeOn(more, bps)).toBe(true)
      }),
    )
  })
})
