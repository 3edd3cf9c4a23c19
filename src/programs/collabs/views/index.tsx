import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import { Thumbnail } from '../../../framework/views/thumbnail.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { CollabSummary } from '../../../tables/collabs.ts'
import { countryName } from '../../../vocabulary/countries.ts'
import { collabPath, filePath, newCollabPath } from '../../../vocabulary/urls.ts'
import { focusStyles } from '../../banners.ts'
import { collabPolicy } from '../policy.ts'
import { CollabState } from './state.tsx'

export function CollabIndex({ member, page }: { member: Member; page: Page<CollabSummary> }) {
  const mayCreate = collabPolicy.create(member)

  return (
    <Layout title={`Collabs of ${member.organization.name}`}>
      <PageHeader title="Collabs" description="Briefs that creators apply to, one by one.">
        {mayCreate && (
          <a href={newCollabPath(member.organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            New collab
          </a>
        )}
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="handshake" title="No collabs yet">
          {mayCreate
            ? 'Create a draft from your product’s page or from a template, and submit it for review when it reads well.'
            : 'An admin of this organization can create the first one.'}
        </EmptyState>
      ) : (
        <ul class="space-y-3">
          {page.rows.map((collab) => (
            <CollabRow collab={collab} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function CollabRow({ collab }: { collab: CollabSummary }) {
  const { banner_image_key, submissions_count, completed_count } = collab

  return (
    <li class="relative grid gap-x-6 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary md:grid-cols-[minmax(0,1fr)_12rem] md:items-center">
      <div class="flex min-w-0 items-center gap-4">
        <Thumbnail
          icon="handshake"
          src={banner_image_key ? filePath(banner_image_key) : undefined}
          class={focusStyles(collab)}
        />
        <div class="min-w-0">
          <h2 class="font-semibold break-words">
            <a href={collabPath(collab)} class="card-link">
              {collab.name}
            </a>
          </h2>
          <p class="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-base-content/70">
            <CollabState collab={collab} />
            {collab.countries.map(countryName).join(', ') || 'Everywhere'}
          </p>
        </div>
      </div>
      <p class="text-sm">
        <span class="font-semibold tabular-nums">{submissions_count.toLocaleString('en')}</span>{' '}
        <span class="text-base-content/70">
          {submissions_count === 1 ? 'application' : 'applications'}
        </span>
        <span class="block text-base-content/70">
          {completed_count.toLocaleString('en')} completed
        </span>
      </p>
    </li>
  )
}
