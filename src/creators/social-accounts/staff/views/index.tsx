import { Age } from '../../../../accounts/staff/views/age.tsx'
import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { staffSocialAccountPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import type { AccountForStaff } from '../../queries.ts'
import { accountName } from '../../views/account.tsx'
import { accountsToVerify } from '../queue.ts'

export function StaffSocialAccounts({ page }: { page: Page<AccountForStaff> }) {
  return (
    <Layout title="Social accounts to verify">
      <PageHeader
        title="Social accounts to verify"
        description="Look for the code in each bio. On platforms we can read, creators can also check it themselves."
      />
      {page.rows.length === 0 ? (
        <EmptyState icon="circleCheck" title="All caught up">
          {page.total === 0 ? 'Every account has been checked.' : 'The list ends before this page.'}
        </EmptyState>
      ) : (
        <Table
          caption="Social accounts"
          rows={page.rows}
          columns={[
            {
              title: 'Account',
              cell: (account) => (
                <a href={staffSocialAccountPath(account)} class="link wrap-anywhere">
                  {accountName(account)}
                </a>
              ),
            },
            { title: 'Of', class: 'max-sm:hidden', cell: ({ user_name }) => user_name },
            {
              title: 'Waits',
              cell: ({ created_at }) => <Age since={created_at} queue={accountsToVerify} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
