import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'
import { effectiveCpm } from '../../../vocabulary/amounts/effective-cpm.ts'

/** The results of a campaign so far; its promise until there is something. */
export function Reach({ campaign }: { campaign: CampaignSummary }) {
  const { currency, cpm_amount, view_count, submissions_count, used_amount } = campaign
  const cpm = effectiveCpm(used_amount, view_count)
  const rate = (
    <>
      <Money amount={cpm_amount} currency={currency} /> per 1,000 views
    </>
  )
  if (submissions_count === 0) return <p class="text-sm text-base-content/70">{rate}</p>

  return (
    <div class="text-sm tabular-nums">
      <p>
        <span class="font-semibold">
          <Count of={view_count} />
        </span>{' '}
        <span class="text-base-content/70">views,</span>{' '}
        <span class="font-semibold">
          <Count of={submissions_count} />
        </span>{' '}
        <span class="text-base-content/70">{submissions_count === 1 ? 'post' : 'posts'}</span>
      </p>
      <p class="text-base-content/70">
        {cpm === null ? (
          rate
        ) : (
          <>
            <Money amount={cpm} currency={currency} /> effective CPM
          </>
        )}
      </p>
    </div>
  )
}
