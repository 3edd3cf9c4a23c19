import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import type { Member } from '../../../tables/actor.ts'
import {
  billingDetailsPath,
  newFundingPath,
  papersPath,
  transfersPath,
} from '../../../vocabulary/money-urls.ts'
import type { Balance } from '../../balances/queries.ts'
import { Balances } from '../../balances/views/balances.tsx'
import { fundingPolicy } from '../policy.ts'
import type { FundingInList } from '../queries.ts'
import { FundingTable } from './table.tsx'

type Props = { member: Member; balances: Balance[]; page: Page<FundingInList> }

/** What an organization has, and what it paid in. */
export function FundingIndex({ member, balances, page }: Props) {
  const { organization } = member

  return (
    <Layout title={`Money of ${organization.name}`}>
      <PageHeader title="Money" description="What you added, and what is left to spend.">
        <a href={transfersPath(organization)} class="btn btn-sm">
          <Icon name="history" />
          All transfers
        </a>
        <a href={papersPath(organization)} class="btn btn-sm">
          <Icon name="fileText" />
          Documents
        </a>
        <a href={billingDetailsPath(organization)} class="btn btn-sm">
          <Icon name="building" />
          Billing details
        </a>
        {fundingPolicy.create(member) && (
          <a href={newFundingPath(organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            Add money
          </a>
        )}
      </PageHeader>
      <Balances balances={balances} />
      <h2 class="mb-3 text-base font-semibold">Fundings</h2>
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
