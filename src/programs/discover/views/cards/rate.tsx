import { Money } from '../../../../framework/views/values/money.tsx'
import { type Paying, payShown } from '../../pay/pay-shown.ts'

type Props = { campaign: Paying; class?: string }

/** Earnings of a post, the figure that decides. */
export function Rate({ campaign, class: className = 'text-2xl' }: Props) {
  const { amount, unit, threshold } = payShown(campaign)

  return (
    <p class="text-sm text-base-content/75">
      <span class={`block figure text-primary ${className}`}>
        <Money amount={amount} currency={campaign.currency} />
      </span>
      {unit}
      {threshold && <span class="block">a post earns {threshold} on</span>}
    </p>
  )
}
