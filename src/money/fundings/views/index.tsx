import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Member } from '../../../tables/actor.ts'
import { newFundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import type { Holding } from '../../balances/holdings.ts'
import { Holdings } from '../../balances/views/holdings.tsx'
import type { AllTotals } from '../../totals/queries.ts'
import { InAll } from '../../totals/views/in-all.tsx'
import { fundingPolicy } from '../policy.ts'
import type { FundingInList } from '../queries.ts'
import { FundingTable } from './table.tsx'

type Props = {
  member: Member
  holdings: Holding[]
  totals: AllTotals
  page: Page<FundingInList>
}

export function FundingIndex({ member, holdings, totals, page }: Props) {
  const { organization } = member

  return (
    <Layout title={`Money of ${organization.name}`}>
      <PageHeader
        title="Money"
        description="What you added, and where it is now. To have some of it refunded, open the funding below."
      >
        {fundingPolicy.create(member) && (
          <a href={newFundingPath(organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            Add money
          </a>
        )}
      </PageHeader>
      <Holdings organization={organization} holdings={holdings} />
      <h2 class="mb-3 text-base font-semibold">Fundings</h2>
      <InAll
        all={totals}
        parts={[
          ['funded_amount', 'paid in so far'],
          ['awaited_amount', 'yet to arrive'],
        ]}
      />
      {page.total === 0 ? (
        <EmptyState icon="wallet" title="No fundings yet">
          Fund a campaign from its own page, or add money to your balance and assign it later.
        </EmptyState>
      ) : (
        <FundingTable rows={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
