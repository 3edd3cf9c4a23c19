import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Paper } from '../../../tables/papers.ts'
import { billingDetailsPath } from '../../../vocabulary/money-urls.ts'
import { PaperTable } from './table.tsx'

export function PaperIndex({ member, page }: { member: Member; page: Page<Paper> }) {
  const { organization } = member

  return (
    <Layout title={`Papers of ${organization.name}`}>
      <PageHeader
        title="Papers"
        description="Receipts for what you paid, credit notes for what was refunded, and a monthly invoice of the fees."
      >
        <a href={billingDetailsPath(organization)} class="btn btn-sm">
          <Icon name="building" />
          Billing details
        </a>
      </PageHeader>
      {page.rows.length === 0 ? (
        <EmptyState icon="fileText" title="Nothing here">
          {page.total === 0
            ? 'A receipt comes by itself when money has arrived. Check the billing details before you add some.'
            : 'There are fewer than that.'}
        </EmptyState>
      ) : (
        <PaperTable rows={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
