import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import {
  staffOrganizationPath,
  staffOrganizationsPath,
} from '../../../vocabulary/addresses/staff-urls.ts'

type Props = { page: Page<Organization>; text: string }

export function StaffOrganizations({ page, text }: Props) {
  return (
    <Layout title="All organizations">
      <PageHeader
        title="Organizations"
        description="All organizations of this installation, by name."
      />
      <search class="mb-6">
        <form method="get" action={staffOrganizationsPath} class="flex gap-2">
          <label class="sr-only" for="q">
            Name
          </label>
          <input
            id="q"
            name="q"
            type="search"
            value={text}
            placeholder="Part of a name"
            maxlength={255}
            class="input w-full max-w-sm"
          />
          <button type="submit" class="btn">
            Search
          </button>
        </form>
      </search>
      {page.total === 0 && (
        <EmptyState icon="building" title="No organization found">
          {text === '' ? 'Nobody has created one yet.' : 'Try another part of its name.'}
        </EmptyState>
      )}
      <Table
        caption="Organizations"
        rows={page.rows}
        columns={[
          {
            title: 'Name',
            cell: (organization) => (
              <a href={staffOrganizationPath(organization)} class="link wrap-anywhere">
                {organization.name}
              </a>
            ),
          },
          { title: 'Campaigns', cell: ({ campaigns_count }) => campaigns_count, class: 'text-end' },
          { title: 'Collabs', cell: ({ collabs_count }) => collabs_count, class: 'text-end' },
          {
            title: 'Created',
            cell: ({ created_at }) => <Time at={created_at} />,
            class: 'max-sm:hidden',
          },
        ]}
      />
      <Pagination page={page} />
    </Layout>
  )
}
