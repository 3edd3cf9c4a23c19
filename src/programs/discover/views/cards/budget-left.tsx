import { Money } from '../../../../framework/views/values/money.tsx'
import { counted } from '../../../../vocabulary/amounts/counts.ts'
import { countingLimit } from '../../../campaigns/time-limits.ts'
import { outlivesItsPosts } from '../../../campaigns/views/budget-forecast.ts'
import type { DiscoverCampaign } from '../../queries.ts'

type Props = {
  campaign: Pick<
    DiscoverCampaign,
    | 'status'
    | 'currency'
    | 'unused_amount'
    | 'total_budget_amount'
    | 'budget_days_left'
    | 'days_left'
  >
}

/** Money that can still be earned, and for how long. */
export function BudgetLeft({ campaign }: Props) {
  const { currency, unused_amount, total_budget_amount } = campaign

  return (
    <div class="text-sm">
      <progress
        class="progress progress-primary h-1.5 w-full"
        value={total_budget_amount - unused_amount}
        max={Math.max(total_budget_amount, 1)}
        aria-label="Budget spent"
      />
      <p class="mt-1 flex flex-wrap justify-between gap-x-3">
        <span class="font-medium">
          <Money amount={unused_amount} currency={currency} />{' '}
          {campaign.status === 'finished' ? 'not spent' : 'left'}
        </span>
        <span class="text-base-content/70">{timeLeft(campaign)}</span>
      </p>
    </div>
  )
}

/** The time until the end of a campaign or of its budget, whichever comes first. */
function timeLeft({ status, budget_days_left, days_left }: Props['campaign']): string {
  if (status === 'finished') return 'over'
  const ends = days_left ?? Number.POSITIVE_INFINITY
  if (budget_days_left !== null && budget_days_left < ends) {
    if (budget_days_left === 0) return 'less than a day at this pace'
    // Posts cease to count, and nobody knows how many will follow them.
    return outlivesItsPosts({ budget_days_left })
      ? `over ${countingLimit.words} at this pace`
      : `about ${counted(budget_days_left, 'day')} at this pace`
  }
  return days_left === null ? 'open end' : `ends in ${counted(days_left, 'day')}`
}
