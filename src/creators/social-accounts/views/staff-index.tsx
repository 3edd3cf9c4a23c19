import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import { Table } from '../../../framework/views/table.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { staffSocialAccountPath } from '../../../vocabulary/staff-urls.ts'
import type { AccountForStaff } from '../queries.ts'
import { accountName } from './account.tsx'

export function StaffSocialAccounts({ page }: { page: Page<AccountForStaff> }) {
  return (
    <Layout title="Social accounts to verify">
      <PageHeader
        title="Social accounts to verify"
        description="Look for the code in the bio of each. Where the platform can be asked, its owner can also check it alone."
      />
      {page.rows.length === 0 ? (
        <EmptyState icon="circleCheck" title="Nothing waits">
          {page.total === 0 ? 'Every account is decided.' : 'There are fewer than that.'}
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
            { title: 'Of', cell: ({ user_name }) => user_name },
            {
              title: 'Connected',
              class: 'max-sm:hidden',
              cell: ({ created_at }) => <Time at={created_at} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
