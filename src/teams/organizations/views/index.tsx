import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import {
  discoverPath,
  filePath,
  newOrganizationPath,
  organizationPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { OwnOrganization } from '../queries.ts'
import { RoleBadge } from './role-badge.tsx'

export function OrganizationIndex({ page }: { page: Page<OwnOrganization> }) {
  return (
    <Layout title="Organizations">
      <PageHeader title="Organizations" description="Choose where you want to work.">
        <a href={newOrganizationPath} class="btn btn-primary btn-sm">
          <Icon name="plus" />
          New organization
        </a>
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="building" title="You are not in an organization yet">
          <p>
            Create one for your brand, or ask a colleague to invite you. Creators do not need one.
          </p>
          <p class="mt-4">
            <a href={discoverPath} class="btn btn-primary">
              <Icon name="compass" />
              Discover programs
            </a>
          </p>
        </EmptyState>
      ) : (
        <ul class="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {page.rows.map((organization) => (
            <OrganizationCard organization={organization} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function OrganizationCard({ organization }: { organization: OwnOrganization }) {
  return (
    <li>
      <a
        href={organizationPath(organization)}
        class="flex items-center gap-4 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary"
      >
        <Avatar
          name={organization.name}
          src={organization.avatar_key ? filePath(organization.avatar_key) : undefined}
          class="size-12"
        />
        <span class="min-w-0 flex-1">
          <span class="block truncate font-semibold">{organization.name}</span>
          <span class="mt-1 flex gap-2">
            <RoleBadge membership={organization} />
          </span>
        </span>
        <Icon name="chevronRight" class="size-5 text-base-content/50" />
      </a>
    </li>
  )
}
