import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { staffCollabSubmissionPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import { WaitingItem } from '../../../views/waiting-item.tsx'
import type { SubmissionInList } from '../../queries.ts'
import { nameOf } from '../../views/name.ts'
import { submissionsToDecide } from '../queue.ts'

export function EscalatedSubmissions({ page }: { page: Page<SubmissionInList> }) {
  return (
    <Layout title="Collab disagreements">
      <PageHeader
        title="Collab disagreements"
        description="Creators and organizations that do not agree, or that did not go on. The oldest is first."
      />
      {page.total === 0 ? (
        <EmptyState icon="handshake" title="Nothing to decide">
          A submission shows up here when one side asks for it, or when it took too long.
        </EmptyState>
      ) : (
        <ul class="space-y-3">
          {page.rows.map((submission) => (
            <WaitingItem
              href={staffCollabSubmissionPath(submission)}
              title={submission.collab_name}
              since={submission.escalated_at}
              queue={submissionsToDecide}
            >
              {nameOf(submission)} and {submission.organization_name}
            </WaitingItem>
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}
