import type { Campaign } from '../../tables/campaigns.ts'
import { divide } from '../../vocabulary/money.ts'
import { earnedBy, feeOn } from './payouts.ts'

/** What a budget buys if every post gets so many views. */
export type Purchase = {
  views: number
  /** What one such post earns, and costs with its fee. */
  earned: number
  cost: number
  /** How many of them the budget pays; none can be said where a post earns nothing. */
  posts: number | null
}

const examples = [
  500, 1000, 2000, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
]

/** By the function that pays, so that nobody is promised anything else. */
export function purchasesOf(campaign: Campaign, budget: number, feeBps: number): Purchase[] {
  return examples.map((views) => {
    const earned = earnedBy(campaign, BigInt(views))
    const cost = earned + feeOn(earned, feeBps)
    const posts = cost > 0n ? Number(divide(BigInt(budget), cost)) : null
    return { views, earned: Number(earned), cost: Number(cost), posts }
  })
}
