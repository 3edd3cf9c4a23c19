import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { AllTotals } from '../../totals/queries.ts'
import { InAll } from '../../totals/views/in-all.tsx'
import type { CreatorPayment } from '../queries.ts'
import { paidTo, workPath } from '../words.ts'

type Props = { page: Page<CreatorPayment>; totals: AllTotals }

export function CreatorPaymentIndex({ page, totals }: Props) {
  return (
    <Layout title="Paid to creators">
      <PageHeader
        title="Paid to creators"
        description="What came into the balances of your creators, newest first. It is theirs to withdraw from then on."
      />
      <InAll
        all={totals}
        parts={[
          ['paid_amount', 'paid to creators'],
          ['fee_amount', 'fees on top'],
        ]}
      />
      {page.total === 0 ? (
        <EmptyState icon="banknote" title="Nothing paid yet">
          What a post is granted comes into the balance of its creator some days later, and is
          listed here from then on.
        </EmptyState>
      ) : (
        <Table
          caption="Paid to creators"
          rows={page.rows}
          columns={[
            {
              title: 'Creator',
              cell: (payment) => (
                <>
                  <a href={workPath(payment)} class="link link-hover font-medium">
                    {paidTo(payment)}
                  </a>
                  <span class="block text-base-content/70">
                    {payment.campaign_name ?? payment.collab_name}
                  </span>
                </>
              ),
            },
            { title: 'When', cell: ({ created_at }) => <Time at={created_at} /> },
            {
              title: 'Amount',
              class: 'text-right',
              cell: ({ amount, currency }) => (
                <span class="font-medium whitespace-nowrap">
                  <Money amount={amount} currency={currency} />
                </span>
              ),
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
