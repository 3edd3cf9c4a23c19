import { Money } from '../../../framework/views/money.tsx'
import type { Campaign } from '../../../tables/campaigns.ts'

type Props = {
  campaign: Pick<Campaign, 'currency' | 'cpm_amount' | 'base_reward_amount'>
  class?: string
}

/** What a post earns, the figure that decides. */
export function Rate({ campaign, class: className = 'text-2xl' }: Props) {
  const { currency, cpm_amount, base_reward_amount } = campaign
  const isByViews = cpm_amount > 0
  const headline = isByViews ? cpm_amount : base_reward_amount

  return (
    <p class="text-sm text-base-content/75">
      <span class={`font-bold tracking-tight text-base-content ${className}`}>
        <Money amount={headline} currency={currency} />
      </span>{' '}
      {isByViews ? 'per 1,000 views' : 'for each approved post'}
      {isByViews && base_reward_amount > 0 && (
        <span class="block">
          and <Money amount={base_reward_amount} currency={currency} /> for each approved post
        </span>
      )}
    </p>
  )
}
