import type { Page } from '../../../../framework/pagination.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { type PayoutStatus, payoutStatuses } from '../../../../tables/finance/payouts.ts'
import { payoutBatchesPath, staffPayoutsPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { grouped } from '../../../../vocabulary/amounts/counts.ts'
import { dayInWords } from '../../../../vocabulary/time/time.ts'
import type { PayoutForStaff, WaitingPayouts } from '../../queries.ts'
import { statusWords } from '../../views/status.tsx'
import { StaffPayoutTable } from './table.tsx'

type Props = {
  page: Page<PayoutForStaff>
  waiting: WaitingPayouts[]
  status: PayoutStatus | undefined
}

export function StaffPayoutIndex({ page, waiting, status = 'pending' }: Props) {
  return (
    <Layout title="Payouts to make">
      <PageHeader
        title="Payouts"
        description="Payouts that creators requested. Create a batch of those waiting, send it at your bank or with PayPal, then mark each line. Stripe payouts are sent automatically."
      >
        <a href={payoutBatchesPath} class="btn btn-sm">
          Batches
        </a>
      </PageHeader>
      {waiting.map((one) => (
        <Waiting waiting={one} />
      ))}
      <nav aria-label="States" class="mb-4 flex flex-wrap gap-1">
        {payoutStatuses.map((one) => (
          <a
            href={`${staffPayoutsPath}?status=${one}`}
            aria-current={one === status ? 'page' : undefined}
            class={`btn btn-sm ${one === status ? 'btn-neutral' : 'btn-ghost'}`}
          >
            <span class="first-letter:uppercase">{statusWords[one]}</span>
          </a>
        ))}
      </nav>
      {page.total === 0 ? (
        <EmptyState icon="circleCheck" title="Nothing here">
          {status === 'pending' ? 'No payouts are waiting.' : 'No payouts are in this state.'}
        </EmptyState>
      ) : (
        <StaffPayoutTable payouts={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function Waiting({
  waiting: { currency, provider, count, late_count, amount, first_day },
}: {
  waiting: WaitingPayouts
}) {
  const way = provider === 'paypal' ? ' by PayPal' : ''
  const payouts = count === 1 ? `1 payout waiting${way}` : `${count} payouts waiting${way}`
  const name = `Create a${provider === 'paypal' ? ' PayPal' : ''} batch in ${currency.toUpperCase()}`

  return (
    <Card>
      <div class="flex flex-wrap items-center gap-4">
        <div class="min-w-0 flex-1 basis-48">
          <p class="font-semibold">
            <Money amount={amount} currency={currency} />
          </p>
          <p class="text-sm text-base-content/70">
            {payouts}, the first to go out on {dayInWords(first_day)}
            {late_count > 0 && (
              <span class="font-semibold text-error">, {grouped(late_count)} late</span>
            )}
          </p>
        </div>
        <Confirm
          id={`batch-${provider}-${currency}`}
          label={name}
          class="btn btn-primary btn-sm"
          title={`${name}?`}
          action={payoutBatchesPath}
          method="post"
          confirm="Create batch"
          tone="btn-primary"
          fields={{ 'payout_batch[currency]': currency, 'payout_batch[provider]': provider }}
        >
          It contains all waiting payouts in this currency. Creators can no longer cancel them: send
          every line {provider === 'paypal' ? 'with PayPal' : 'at your bank'}, or mark it as failed.
        </Confirm>
      </div>
    </Card>
  )
}
