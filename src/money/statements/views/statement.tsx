import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import { earningsPath, statementCsvPath } from '../../../vocabulary/money-urls.ts'
import type { StatementLine } from '../queries.ts'
import { StatementLines } from './lines.tsx'

export function StatementPage({ page }: { page: Page<StatementLine> }) {
  return (
    <Layout title="Statement">
      <PageHeader title="Statement" description="Every movement of your money, newest first.">
        <a href={earningsPath} class="btn btn-sm">
          Back to earnings
        </a>
        <a href={statementCsvPath} class="btn btn-sm" data-turbo="false">
          <Icon name="download" />
          CSV
        </a>
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="wallet" title="Nothing earned yet">
          Your first reward shows up here as soon as it is granted.
        </EmptyState>
      ) : (
        <StatementLines lines={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
