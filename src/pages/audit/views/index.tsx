import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { AuditEvent } from '../../../tables/audit-events.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { filteredPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { auditPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { AuditFilters } from '../filters.ts'
import { AuditEntry } from './entry.tsx'
import { AuditFilterForm } from './filters.tsx'

type Props = { organization: Organization; page: Page<AuditEvent>; filters: AuditFilters }

export function AuditIndex({ organization, page, filters }: Props) {
  const path = auditPath(organization)
  const query = {
    record_type: filters.record_type,
    user_id: filters.user_id === undefined ? undefined : encodeId('User', filters.user_id),
  }
  const isFiltered = filters.record_type !== undefined || filters.user_id !== undefined
  return (
    <Layout title={`Audit log of ${organization.name}`}>
      <PageHeader
        title="Audit log"
        description={`Every change to ${organization.name}: who made it, how and from where. Entries are never changed.`}
      >
        {page.rows.length > 0 && <CsvButton href={filteredPath(`${path}.csv`, query)} />}
      </PageHeader>
      <AuditFilterForm path={path} filters={filters} personName={page.rows[0]?.user_name} />
      {page.rows.length === 0 ? (
        <EmptyState icon="history" title="Nothing here">
          {nothing(page, isFiltered)}
        </EmptyState>
      ) : (
        <ol class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
          {page.rows.map((event) => (
            <AuditEntry event={event} path={path} />
          ))}
        </ol>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function nothing({ total }: Page<AuditEvent>, isFiltered: boolean): string {
  if (total > 0) return 'The log does not go back that far.'
  return isFiltered ? 'Nothing of this kind has happened yet.' : 'Every change shows up here.'
}
