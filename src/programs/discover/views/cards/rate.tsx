import { Money } from '../../../../framework/views/values/money.tsx'
import type { Campaign } from '../../../../tables/campaigns/campaigns.ts'
import { earnedBy } from '../../../campaigns/budget/earnings.ts'
import { thresholdInWords } from '../../../campaigns/budget/rules.ts'

type Props = {
  campaign: Pick<
    Campaign,
    'currency' | 'cpm_amount' | 'base_reward_amount' | 'min_payout_amount' | 'max_payout_amount'
  >
  class?: string
}

/** Earnings of a post, the figure that decides. */
export function Rate({ campaign, class: className = 'text-2xl' }: Props) {
  const { currency, cpm_amount, base_reward_amount } = campaign
  const isByViews = cpm_amount > 0
  const pay = Number(earnedBy(campaign, 10_000n))
  const isTooLittle = isByViews && pay === 0
  const headline = isTooLittle ? cpm_amount * 10 : isByViews ? pay : base_reward_amount

  return (
    <p class="text-sm text-base-content/75">
      <span class={`block figure text-primary ${className}`}>
        <Money amount={headline} currency={currency} />
      </span>
      {isByViews ? 'for 10,000 views' : 'for each post'}
      {isTooLittle && <span class="block">{thresholdInWords(campaign)}</span>}
    </p>
  )
}
