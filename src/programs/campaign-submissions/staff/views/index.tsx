import { Age } from '../../../../accounts/staff/views/age.tsx'
import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { staffSubmissionPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import type { SubmissionInList } from '../../queries.ts'
import { SubmissionState } from '../../views/state.tsx'
import { submissionsInDoubt } from '../queue.ts'

export function StaffSubmissions({ page }: { page: Page<SubmissionInList> }) {
  return (
    <Layout title="Appeals and flags">
      <PageHeader
        title="Appeals and flags"
        description="Posts that need a neutral decision, longest waiting first."
      />
      {page.total === 0 ? (
        <EmptyState icon="circleCheck" title="All caught up">
          No post waits for a decision.
        </EmptyState>
      ) : (
        <Table
          caption="Appeals and flags"
          rows={page.rows}
          columns={[
            {
              title: 'Creator',
              cell: (submission) => (
                <a href={staffSubmissionPath(submission)} class="link link-hover font-medium">
                  @{submission.account_handle}
                </a>
              ),
            },
            {
              title: 'Campaign',
              class: 'max-sm:hidden',
              cell: ({ campaign_name }) => campaign_name,
            },
            { title: 'State', cell: ({ state }) => <SubmissionState state={state} /> },
            {
              title: 'Waiting',
              cell: ({ updated_at }) => <Age since={updated_at} queue={submissionsInDoubt} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
