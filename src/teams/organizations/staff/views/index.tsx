import { Age } from '../../../../accounts/staff/views/age.tsx'
import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { staffOrganizationPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import type { NewOrganization } from '../queries.ts'
import { organizationsToLookAt } from '../queue.ts'

export function NewOrganizations({ page }: { page: Page<NewOrganization> }) {
  return (
    <Layout title="New organizations">
      <PageHeader
        title="New organizations"
        description="They published something for the first time. Look at each once: then its programs may be shown on the start page. The oldest is first."
      />
      {page.total === 0 ? (
        <EmptyState icon="building" title="Nothing to look at">
          An organization shows up here when it first publishes a program for everyone.
        </EmptyState>
      ) : (
        <ul class="space-y-3">
          {page.rows.map((organization) => (
            <li class="relative rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary">
              <h2 class="font-semibold break-words">
                <a href={staffOrganizationPath(organization)} class="card-link">
                  {organization.name}
                </a>
              </h2>
              <p class="mt-1 text-sm break-words text-base-content/70">
                {organization.website?.replace(/^https?:\/\/|\/$/g, '') ?? 'No website'} · waits{' '}
                <Age since={organization.waiting_since} queue={organizationsToLookAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}
