import type { Page } from '../../../framework/pagination.ts'
import { useFrame } from '../../../framework/views/frame.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { statementCsvPath, statementPath } from '../../../vocabulary/addresses/money-urls.ts'
import {
  isFiltered,
  type MoneyFilters,
  type NamedProgram,
  withQueryOf,
} from '../../transfers/filters.ts'
import { MoneyFilterForm } from '../../transfers/views/filters.tsx'
import type { StatementLine } from '../queries.ts'
import { movementKinds } from '../words.ts'
import { StatementLines } from './lines.tsx'

type Props = { page: Page<StatementLine>; filters: MoneyFilters; programs: NamedProgram[] }

export function StatementPage({ page, filters, programs }: Props) {
  const { url } = useFrame()

  return (
    <Layout title="Statement">
      <PageHeader title="Statement" description="Every movement of your money, newest first.">
        <CsvButton href={withQueryOf(statementCsvPath, url)} />
      </PageHeader>
      <MoneyFilterForm
        path={statementPath}
        filters={filters}
        events={Object.entries(movementKinds)}
        programs={programs}
      />
      {page.total === 0 && isFiltered(filters) ? (
        <EmptyState icon="wallet" title="Nothing here">
          Nothing moved that is like this. Choose another kind, program or range of days.
        </EmptyState>
      ) : page.total === 0 ? (
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
