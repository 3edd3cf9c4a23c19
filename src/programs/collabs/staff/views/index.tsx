import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { CollabSummary } from '../../../../tables/collabs/collabs.ts'
import { staffCollabPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { WaitingItem } from '../../../views/waiting-item.tsx'
import type { WithOrganization } from '../queries.ts'
import { collabsToReview } from '../queue.ts'

export function CollabReviews({ page }: { page: Page<WithOrganization<CollabSummary>> }) {
  return (
    <Layout title="Collabs to review">
      <PageHeader
        title="Collabs to review"
        description="Read each brief, and publish it or return it with a note. The oldest is first."
      />
      {page.total === 0 ? (
        <EmptyState icon="handshake" title="Nothing to review">
          A collab shows up here when an organization submits it.
        </EmptyState>
      ) : (
        <ul class="space-y-3">
          {page.rows.map((collab) => (
            <WaitingItem
              href={staffCollabPath(collab)}
              title={collab.name}
              since={collab.submitted_at}
              queue={collabsToReview}
            >
              {collab.organization_name}
            </WaitingItem>
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}
