import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Paper } from '../../../tables/finance/papers.ts'
import { billingDetailsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { PaperTable } from './table.tsx'

export function PaperIndex({ member, page }: { member: Member; page: Page<Paper> }) {
  const { organization } = member

  return (
    <Layout title={`Documents of ${organization.name}`}>
      <PageHeader
        title="Documents"
        description="Receipts for what you paid, credit notes for what was refunded, and an invoice for each month with fees."
      >
        <a href={billingDetailsPath(organization)} class="btn btn-sm">
          <Icon name="building" />
          Billing details
        </a>
      </PageHeader>
      {page.rows.length === 0 ? (
        <EmptyState icon="fileText" title="Nothing here">
          {page.total === 0
            ? 'You get a receipt whenever money arrives. Check your billing details before you add money.'
            : 'The list ends before this page.'}
        </EmptyState>
      ) : (
        <PaperTable rows={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
