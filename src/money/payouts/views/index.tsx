import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Payout } from '../../../tables/finance/payouts.ts'
import { earningsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { PayoutTable } from './table.tsx'

export function PayoutIndex({ page }: { page: Page<Payout> }) {
  return (
    <Layout title="Payouts">
      <PageHeader
        title="Payouts"
        description="What you have withdrawn from your balance."
      ></PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="wallet" title="No payouts yet">
          Once enough is in your balance, you can{' '}
          <a href={earningsPath} class="link">
            withdraw it
          </a>
          .
        </EmptyState>
      ) : (
        <PayoutTable payouts={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
