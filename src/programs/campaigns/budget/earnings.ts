import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { divide } from '../../../vocabulary/amounts/money.ts'

/** Earnings of creators, in minor units: `bigint`, because products of amounts outgrow a number. */

export type Terms = Pick<
  Campaign,
  'cpm_amount' | 'base_reward_amount' | 'min_payout_amount' | 'max_payout_amount'
>

/** Earnings of so many payable views. Below the minimum that is nothing. */
export function earnedBy(terms: Terms, views: bigint): bigint {
  const [cpm, base, least, most] = inMinorUnits(terms)
  const gross = base + (views * cpm) / 1000n
  const capped = most > 0n && gross > most ? most : gross
  return capped < least ? 0n : capped
}

/** The least that any number of views can earn; undefined if none earns anything. */
export function smallestReward(terms: Terms): bigint | undefined {
  const [cpm, base, least] = inMinorUnits(terms)
  const missing = (least > 0n ? least : 1n) - base
  // Earnings rise with views, so the fewest views that earn anything earn the least.
  const fewest = missing <= 0n || cpm === 0n ? 0n : ceilDivide(missing * 1000n, cpm)
  return earnedBy(terms, fewest) || undefined
}

/** The fewest views that come to so much; undefined if no number of views does. */
export function viewsFor(terms: Terms, amount: bigint): bigint | undefined {
  const [cpm, base] = inMinorUnits(terms)
  if (amount <= base) return 0n
  return cpm === 0n ? undefined : ceilDivide((amount - base) * 1000n, cpm)
}

function inMinorUnits(terms: Terms): [cpm: bigint, base: bigint, least: bigint, most: bigint] {
  return [
    BigInt(terms.cpm_amount),
    BigInt(terms.base_reward_amount),
    BigInt(terms.min_payout_amount),
    BigInt(terms.max_payout_amount),
  ]
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return divide(dividend + divisor - 1n, divisor)
}
