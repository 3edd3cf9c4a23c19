import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { feeOn } from '../../../vocabulary/amounts/fees.ts'
import { rewardWithin } from '../../campaigns/budget/budget.ts'
import { earnedBy, type Terms } from '../../campaigns/budget/earnings.ts'

/** The money for one post, in minor units: `bigint`, because products of amounts outgrow a number. */

export type TermsWithFee = Terms & Pick<Campaign, 'fee_bps'>

export type Amounts = { reward: bigint; fee: bigint }

type Granted = Pick<CampaignSubmission, 'granted_amount' | 'fee_amount'>

/**
 * More than any budget, and little enough that what a campaign owes for all its posts fits into an amount.
 */
const mostEarned = 1_000_000_000_000n

export function earningsOf(
  terms: TermsWithFee,
  { view_count }: Pick<CampaignSubmission, 'view_count'>,
) {
  return smallerOf(earnedBy(terms, BigInt(view_count)), mostEarned)
}

type Settled = Terms & Pick<Campaign, 'settled_at'>

/** Earned and never paid, because its campaign was settled before there was budget for it. */
export function lapsedOf(
  campaign: Settled,
  submission: Pick<CampaignSubmission, 'state' | 'view_count' | 'granted_amount'>,
): number {
  const { state, view_count, granted_amount } = submission
  if (campaign.settled_at === null || (state !== 'finalized' && state !== 'paid')) return 0
  return Math.max(0, Number(earnedBy(campaign, BigInt(view_count))) - granted_amount)
}

/** Whether more views would earn nothing more. */
export function isCapped(terms: TermsWithFee, submission: Pick<CampaignSubmission, 'view_count'>) {
  const { max_payout_amount } = terms
  return max_payout_amount > 0 && earningsOf(terms, submission) >= BigInt(max_payout_amount)
}

/**
 * Grants of what is earned as much as fits into the budget together with its fee. A first grant that would be
 * less than the minimum waits until all of that fits.
 */
export function grantOf(
  terms: TermsWithFee,
  { granted_amount, fee_amount }: Granted,
  earned: bigint,
  unused: bigint,
): Amounts {
  const granted = BigInt(granted_amount)
  const fee = BigInt(fee_amount)
  const feeBps = terms.fee_bps ?? 0
  // The fee is of all that is granted, so that rounding it down anew for each grant takes nothing from it.
  const affordable = rewardWithin(unused + granted + fee, feeBps)
  const reward = smallerOf(earned, affordable) - granted
  const isTooLittle = granted === 0n && reward < BigInt(terms.min_payout_amount)
  if (reward <= 0n || isTooLittle) return nothing
  return { reward, fee: feeOn(granted + reward, feeBps) - fee }
}

/** How much has to come back because less is earned than was granted, as far as it is still held. */
export function returnOf(
  terms: TermsWithFee,
  { granted_amount, fee_amount }: Granted,
  earned: bigint,
  held: Amounts,
): Amounts {
  const granted = BigInt(granted_amount)
  const reward = smallerOf(granted - earned, held.reward)
  if (reward <= 0n) return nothing
  const fee = BigInt(fee_amount) - feeOn(granted - reward, terms.fee_bps ?? 0)
  return { reward, fee: fee < 0n ? 0n : smallerOf(fee, held.fee) }
}

const nothing: Amounts = { reward: 0n, fee: 0n }

export const smallerOf = (first: bigint, second: bigint) => (first < second ? first : second)
