import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { earnedBy } from '../../campaigns/budget/earnings.ts'
import { thresholdInWords } from '../../campaigns/budget/rules.ts'

export type Paying = Pick<
  Campaign,
  'currency' | 'cpm_amount' | 'base_reward_amount' | 'min_payout_amount' | 'max_payout_amount'
>

/**
 * Earnings of a post, the figure that decides. It says from when on they are paid where so many views earn
 * nothing.
 */
export function payShown(campaign: Paying): { amount: number; unit: string; threshold?: string } {
  const { cpm_amount, base_reward_amount } = campaign
  if (cpm_amount === 0) return { amount: base_reward_amount, unit: 'for each post' }
  const unit = 'for 10,000 views'
  const pay = Number(earnedBy(campaign, 10_000n))
  if (pay > 0) return { amount: pay, unit }
  const threshold = thresholdInWords(campaign)
  return { amount: cpm_amount * 10, unit, ...(threshold !== undefined && { threshold }) }
}
