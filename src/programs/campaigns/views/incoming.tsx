import { Card } from '../../../framework/views/card.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { fundingPath } from '../../../vocabulary/addresses/money-urls.ts'

/** Money on its way to the campaign, each with the page that says what is left to do for it. */
export function Incoming({ incoming }: { incoming: Funding[] }) {
  if (incoming.length === 0) return null
  return (
    <Card
      title="Money on its way"
      description="It becomes budget when it arrives. This page then shows it by itself."
    >
      <ul class="space-y-2 text-sm">
        {incoming.map((funding) => (
          <li class="flex flex-wrap items-baseline justify-between gap-x-4">
            <a href={fundingPath(funding)} class="link font-medium">
              <Money amount={funding.amount} currency={funding.currency} />
              {funding.provider === 'manual' ? ' by bank transfer' : ' by card'}
            </a>
            <span class="text-base-content/70">
              {stateInWords(funding)}, <Time at={funding.created_at} after="since" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function stateInWords({ status, provider }: Funding): string {
  if (status === 'processing') return 'being processed'
  return provider === 'manual' ? 'not arrived yet' : 'not paid yet'
}
