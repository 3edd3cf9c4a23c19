import type { Page } from '../../../framework/pagination.ts'
import { Badge } from '../../../framework/views/badge.tsx'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { Money } from '../../../framework/views/money.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import { Table } from '../../../framework/views/table.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { ownSubmissionPath } from '../../../vocabulary/submission-urls.ts'
import { earningsPath } from '../../../vocabulary/urls.ts'
import type { Work } from '../queries.ts'
import { nextOf } from './next.ts'

/** Posts for campaigns and applications to collabs, in one list. */
export function WorkIndex({ page }: { page: Page<Work> }) {
  return (
    <Layout title="Your work">
      <PageHeader
        title="Your work"
        description="What you have handed in to campaigns, and the collabs you have applied to."
      >
        <a href={earningsPath} class="btn btn-sm">
          Earnings
        </a>
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="handshake" title="Nothing here yet">
          Find a campaign or a collab that suits you, and hand in a post or apply. It shows up here
          with what comes next.
        </EmptyState>
      ) : (
        <Table
          caption="Your work"
          rows={page.rows}
          columns={[
            {
              title: 'Program',
              cell: (work) => (
                <>
                  <a href={ownSubmissionPath(work)} class="link font-medium break-words">
                    {work.program_name}
                  </a>
                  <span class="block text-sm break-words text-base-content/70">
                    {work.organization_name}
                  </span>
                  {work.unread_messages_count > 0 && <Badge tone="primary">new messages</Badge>}
                </>
              ),
            },
            { title: 'State', cell: ({ state }) => <Badge>{state.replaceAll('_', ' ')}</Badge> },
            {
              title: 'Next',
              class: 'max-sm:hidden',
              cell: (work) => (
                <span class="text-sm">
                  {nextOf(work)}
                  {work.due_at && (
                    <span class="block text-base-content/70">
                      <Time at={work.due_at} after="until" />
                    </span>
                  )}
                </span>
              ),
            },
            {
              title: 'Money',
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
