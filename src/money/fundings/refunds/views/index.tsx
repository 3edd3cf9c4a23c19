import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { fundingPath, fundingsPath } from '../../../../vocabulary/addresses/money-urls.ts'
import type { AllTotals } from '../../../totals/queries.ts'
import { InAll } from '../../../totals/views/in-all.tsx'
import { providerNames } from '../../views/names.ts'
import type { RefundInList } from '../queries.ts'
import { tones } from './card.tsx'

type Props = { organization: { id: number }; page: Page<RefundInList>; totals: AllTotals }

/** All refunds of an organization. A new one begins at its funding. */
export function RefundIndex({ organization, page, totals }: Props) {
  return (
    <Layout title="Refunds">
      <PageHeader
        title="Refunds"
        description="What went back to where it came from, newest first. To ask for a refund, open a funding."
      >
        <a href={fundingsPath(organization)} class="btn btn-sm">
          Open a funding
        </a>
      </PageHeader>
      <InAll
        all={totals}
        parts={[
          ['refunded_amount', 'refunded'],
          ['refunding_amount', 'on its way back'],
        ]}
      />
      {page.total === 0 ? (
        <EmptyState icon="wallet" title="No refunds yet">
          Open a funding to send what is left of it back to where it came from.
        </EmptyState>
      ) : (
        <Table
          caption="Refunds"
          rows={page.rows}
          columns={[
            {
              title: 'Amount',
              cell: ({ amount, currency, funding_id: id, organization_id }) => (
                <a href={fundingPath({ id, organization_id })} class="link link-hover font-medium">
                  <Money amount={amount} currency={currency} />
                </a>
              ),
            },
            {
              title: 'Of the funding for',
              cell: ({ campaign_name }) => campaign_name ?? 'Balance',
            },
            {
              title: 'Paid by',
              class: 'max-sm:hidden',
              cell: ({ provider }) => providerNames[provider],
            },
            {
              title: 'Status',
              cell: ({ status, failure_reason }) => (
                <>
                  <Badge tone={tones[status]}>{status}</Badge>
                  {failure_reason && (
                    <span class="block text-sm text-base-content/70">{failure_reason}</span>
                  )}
                </>
              ),
            },
            {
              title: 'Requested',
              class: 'max-sm:hidden',
              cell: ({ created_at }) => <Time at={created_at} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
