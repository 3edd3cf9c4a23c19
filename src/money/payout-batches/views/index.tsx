import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { payoutBatchPath, staffPayoutsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import type { BatchInList } from '../queries.ts'

export function PayoutBatchIndex({ page }: { page: Page<BatchInList> }) {
  return (
    <Layout title="Payout batches">
      <PageHeader title="Payout batches" description="Payouts that were sent at the bank together.">
        <a href={staffPayoutsPath} class="btn btn-sm">
          Payouts
        </a>
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="wallet" title="No batches yet">
          Create one from the{' '}
          <a href={staffPayoutsPath} class="link">
            waiting payouts
          </a>
          .
        </EmptyState>
      ) : (
        <Table
          caption="Batches"
          rows={page.rows}
          columns={[
            {
              title: 'Batch',
              cell: (batch) => (
                <a href={payoutBatchPath(batch)} class="link font-medium whitespace-nowrap">
                  Batch {batch.number}
                  {batch.provider === 'paypal' && ', PayPal'}
                </a>
              ),
            },
            { title: 'Amount', cell: (batch) => <Money {...batch} />, class: 'text-right' },
            { title: 'Lines', cell: ({ payouts_count }) => payouts_count, class: 'max-sm:hidden' },
            { title: 'To mark', cell: ({ open_count }) => open_count },
            {
              title: 'Made',
              cell: ({ created_at }) => <Time at={created_at} />,
              class: 'max-sm:hidden',
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
