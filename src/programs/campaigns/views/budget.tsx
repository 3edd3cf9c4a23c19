import { Money } from '../../../framework/views/values/money.tsx'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'

/** How much of the budget is spoken for, and how much is left. */
export function Budget({ campaign }: { campaign: CampaignSummary }) {
  const { currency, total_budget_amount, used_amount, unused_amount } = campaign
  if (total_budget_amount === 0) {
    return <p class="text-sm text-base-content/70">No budget yet</p>
  }

  return (
    <div>
      <progress
        class="progress progress-primary h-1.5 w-full"
        value={used_amount}
        max={total_budget_amount}
        aria-label="Budget spent"
      />
      <p class="mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
        <span>
          <Money amount={used_amount} currency={currency} /> spent
        </span>
        <span class="text-base-content/70">
          <Money amount={unused_amount} currency={currency} /> left
        </span>
      </p>
    </div>
  )
}
