import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeOn } from '../../../vocabulary/amounts/fees.ts'
import { earningsOf, grantOf, isCapped, returnOf, type TermsWithFee } from './amounts.ts'

const terms = (fields: Partial<TermsWithFee> = {}): TermsWithFee => ({
  cpm_amount: 175,
  base_reward_amount: 0,
  min_payout_amount: 350,
  max_payout_amount: 250_000,
  fee_bps: 0,
  ...fields,
})

const amount = fc.integer({ min: 0, max: 10_000_000 })
const anyTerms = fc
  .record({
    cpm_amount: amount,
    base_reward_amount: amount,
    min_payout_amount: amount,
    max_payout_amount: amount,
    fee_bps: fc.integer({ min: 0, max: 10_000 }),
  })
  .filter(({ min_payout_amount: min, max_payout_amount: max }) => max === 0 || min <= max)
const views = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

describe('earnings', () => {
  test.each([
    [1999, 0n],
    [2000, 350n],
    [1_428_571, 249_999n],
    [1_428_572, 250_000n],
    [10_000_000, 250_000n],
  ])('of %i views at 175, from 350 to 250,000, are %i', (view_count, earned) => {
    expect(earningsOf(terms(), { view_count })).toBe(earned)
  })

  test('never exceed the highest payout, are nothing below the least, and never fall', () => {
    fc.assert(
      fc.property(anyTerms, views, views, (given, first, second) => {
        const [fewer, more] = first < second ? [first, second] : [second, first]
        const [less, earned] = [fewer, more].map((view_count) => earningsOf(given, { view_count }))
        const { min_payout_amount, max_payout_amount } = given
        expect(less).toBeLessThanOrEqual(earned as bigint)
        if (max_payout_amount > 0) expect(earned).toBeLessThanOrEqual(BigInt(max_payout_amount))
        if (earned !== 0n) expect(earned).toBeGreaterThanOrEqual(BigInt(min_payout_amount))
        if (isCapped(given, { view_count: fewer })) expect(less).toBe(earned)
      }),
    )
  })
})

/** Grants day after day as views rise and the budget is topped up, as the job does. */
function grantAll(given: TermsWithFee, days: { views: number; topUp: number }[]) {
  let unused = 0n
  let view_count = 0
  let paid = 0n
  const steps: { granted: bigint; fee: bigint; earned: bigint; unused: bigint; reward: bigint }[] =
    []
  const row = { granted_amount: 0, fee_amount: 0 }
  for (const day of days) {
    unused += BigInt(day.topUp)
    view_count += day.views
    const earned = earningsOf(given, { view_count })
    const { reward, fee } = grantOf(given, row, earned, unused)
    unused -= reward + fee
    paid += reward + fee
    row.granted_amount += Number(reward)
    row.fee_amount += Number(fee)
    steps.push({
      granted: BigInt(row.granted_amount),
      fee: BigInt(row.fee_amount),
      earned,
      unused,
      reward,
    })
  }
  return { steps, paid }
}

const someDays = fc.array(
  fc.record({ views: fc.integer({ min: 0, max: 5_000_000 }), topUp: amount }),
  { minLength: 1, maxLength: 20 },
)

describe('grants', () => {
  test('stay within what is earned and what is there, with a fee on all of it together', () => {
    fc.assert(
      fc.property(anyTerms, someDays, (given, days) => {
        const { steps, paid } = grantAll(given, days)
        for (const { granted, fee, earned, unused, reward } of steps) {
          expect(unused).toBeGreaterThanOrEqual(0n)
          expect(granted).toBeLessThanOrEqual(earned)
          expect(fee).toBe(feeOn(granted, given.fee_bps ?? 0))
          // The first one is whole or not there yet.
          if (reward === granted && reward > 0n)
            expect(reward).toBeGreaterThanOrEqual(BigInt(given.min_payout_amount))
        }
        const last = steps.at(-1)
        expect(paid).toBe((last?.granted ?? 0n) + (last?.fee ?? 0n))
      }),
    )
  })

  test('come to the same in any number of steps, if the budget is there', () => {
    fc.assert(
      fc.property(anyTerms, someDays, (given, days) => {
        const rich = days.map(({ views: daily }) => ({ views: daily, topUp: 10 ** 14 }))
        const atOnce = { views: days.reduce((sum, day) => sum + day.views, 0), topUp: 10 ** 14 }
        const { granted, fee, earned } = grantAll(given, rich).steps.at(-1) ?? {}
        const once = grantAll(given, [atOnce]).steps[0]
        expect([granted, fee]).toEqual([once?.granted, once?.fee])
        expect(granted).toBe(earned)
      }),
    )
  })

  test('leave no part that would have fitted', () => {
    fc.assert(
      fc.property(anyTerms, amount, amount, (given, earned, unused) => {
        const row = { granted_amount: 0, fee_amount: 0 }
        const { reward } = grantOf(given, row, BigInt(earned), BigInt(unused))
        const more = reward + 1n
        if (more <= BigInt(earned) && more >= BigInt(given.min_payout_amount))
          expect(more + feeOn(more, given.fee_bps ?? 0)).toBeGreaterThan(BigInt(unused))
      }),
    )
  })

  test('wait whole while the first one would be less than the minimum', () => {
    const row = { granted_amount: 0, fee_amount: 0 }
    expect(grantOf(terms(), row, 700n, 349n).reward).toBe(0n)
    expect(grantOf(terms(), row, 700n, 350n).reward).toBe(350n)
    expect(grantOf(terms(), { ...row, granted_amount: 350 }, 700n, 1n).reward).toBe(1n)
    expect(grantOf(terms({ fee_bps: 1000 }), row, 700n, 384n).reward).toBe(0n)
    expect(grantOf(terms({ fee_bps: 1000 }), row, 700n, 385n)).toEqual({ reward: 350n, fee: 35n })
  })
})

describe('what comes back', () => {
  test('is never more than what is still held, and leaves the fee on the rest', () => {
    fc.assert(
      fc.property(anyTerms, amount, amount, amount, (given, granted, earned, held) => {
        const bps = given.fee_bps ?? 0
        const fee = feeOn(BigInt(granted), bps)
        const row = { granted_amount: granted, fee_amount: Number(fee) }
        const parts = { reward: BigInt(Math.min(held, granted)), fee }
        const back = returnOf(given, row, BigInt(earned), parts)
        expect(back.reward).toBeLessThanOrEqual(parts.reward)
        expect(back.fee).toBeLessThanOrEqual(parts.fee)
        if (back.reward > 0n) expect(fee - back.fee).toBe(feeOn(BigInt(granted) - back.reward, bps))
        if (earned >= granted) expect(back.reward).toBe(0n)
      }),
    )
  })
})
