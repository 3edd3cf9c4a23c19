import { Age } from '../../../../accounts/staff/views/age.tsx'
import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { staffFundingPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../../../vocabulary/ids.ts'
import type { WaitingFunding } from '../../queries.ts'
import { fundingsToConfirm } from '../queue.ts'

export function StaffFundings({ page }: { page: Page<WaitingFunding> }) {
  return (
    <Layout title="Bank transfers to confirm">
      <PageHeader
        title="Bank transfers to confirm"
        description="Find each by its reference in the bank account, then confirm it. Payments by card are here if another amount was paid than was asked for."
      />
      {page.rows.length === 0 ? (
        <EmptyState icon="circleCheck" title="All caught up">
          {page.total === 0
            ? 'Every bank transfer has been handled.'
            : 'The list ends before this page.'}
        </EmptyState>
      ) : (
        <Table
          caption="Bank transfers"
          rows={page.rows}
          columns={[
            {
              title: 'Reference',
              cell: (funding) => (
                <a href={staffFundingPath(funding)} class="link font-mono">
                  {funding.reference ?? funding.payment_id ?? encodeId('Funding', funding.id)}
                </a>
              ),
            },
            {
              title: 'Amount',
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            },
            {
              title: 'Organization',
              class: 'max-sm:hidden',
              cell: ({ organization_name }) => organization_name ?? '—',
            },
            {
              title: 'Waiting',
              cell: ({ created_at }) => <Age since={created_at} queue={fundingsToConfirm} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
