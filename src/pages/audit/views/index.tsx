import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import type { AuditEvent } from '../../../tables/audit-events.ts'
import type { Organization } from '../../../tables/organizations.ts'
import { AuditEntry } from './entry.tsx'

type Props = { organization: Organization; page: Page<AuditEvent> }

export function AuditIndex({ organization, page }: Props) {
  return (
    <Layout title={`Audit log of ${organization.name}`}>
      <PageHeader
        title="Audit log"
        description={`Every change to ${organization.name}: who made it, how and from where. Entries are never changed.`}
      />
      {page.rows.length === 0 ? (
        <EmptyState icon="history" title="Nothing here">
          {page.total === 0 ? 'Every change shows up here.' : 'The log does not go back that far.'}
        </EmptyState>
      ) : (
        <ol class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
          {page.rows.map((event) => (
            <AuditEntry event={event} />
          ))}
        </ol>
      )}
      <Pagination page={page} />
    </Layout>
  )
}
