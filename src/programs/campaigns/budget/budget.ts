import { lt, sql } from 'drizzle-orm'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { feeOn } from '../../../vocabulary/amounts/fees.ts'
import { divide } from '../../../vocabulary/amounts/money.ts'
import { smallestReward, type Terms } from './earnings.ts'

/** The amount that a budget has to hold for the smallest reward and its fee; undefined if there is none. */
export function leastBudget(terms: Terms, feeBps: number): bigint | undefined {
  const reward = smallestReward(terms)
  return reward && reward + feeOn(reward, feeBps)
}

type Funded = Pick<Campaign, 'unused_amount' | 'owed_amount' | 'fee_bps'>

/**
 * The part of a budget that is left for what is earned from now on: what is owed is paid first, with its fee.
 */
export function freeBudget({ unused_amount, owed_amount, fee_bps }: Funded): bigint {
  const owed = BigInt(owed_amount)
  const free = BigInt(unused_amount) - owed - feeOn(owed, fee_bps ?? 0)
  return free > 0n ? free : 0n
}

/** Whether what is left of a published campaign's budget pays for nothing new. */
export function isSpent(campaign: Funded & Pick<Campaign, 'least_budget_amount'>): boolean {
  return freeBudget(campaign) < BigInt(campaign.least_budget_amount ?? 0)
}

const { unused_amount, owed_amount, fee_bps, least_budget_amount } = campaigns

/** The condition of `isSpent`, asked of the database, so that nobody has to read all campaigns. */
export const isSpentInDatabase = lt(
  sql`${unused_amount} - ${owed_amount} - div(${owed_amount}::numeric * ${fee_bps}, 10000)`,
  least_budget_amount,
)

/** The largest reward that fits into so much budget together with its fee. */
export function rewardWithin(budget: bigint, feeBps: number): bigint {
  return divide((budget + 1n) * 10_000n - 1n, 10_000n + BigInt(feeBps))
}
