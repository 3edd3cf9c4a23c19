import type { Page } from '../../http/pagination.ts'
import type { Organization } from '../../organizations/table.ts'
import { EmptyState } from '../../views/empty-state.tsx'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'
import { Pagination } from '../../views/pagination.tsx'
import type { AuditEvent } from '../table.ts'
import { AuditEntry } from './entry.tsx'

type Props = { organization: Organization; page: Page<AuditEvent> }

export function AuditIndex({ organization, page }: Props) {
  return (
    <Layout title={`Audit log of ${organization.name}`}>
      <PageHeader
        title="Audit log"
        description={`Every change to ${organization.name}: who made it, how and from where. Entries stay as they are.`}
      />
      {page.rows.length === 0 ? (
        <EmptyState icon="history" title="Nothing here">
          {page.total === 0
            ? 'As soon as someone changes something, it is written down here.'
            : 'The log does not go back that far.'}
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
