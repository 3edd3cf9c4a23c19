import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Thumbnail } from '../../../framework/views/values/thumbnail.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import { collabPath, filePath, newCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { focusStyles } from '../../banners.ts'
import { placesInWords } from '../moves/places.ts'
import { type CollabProgress, noProgress } from '../moves/progress.ts'
import { collabPolicy } from '../policy.ts'
import { platformsInWords, pricesInWords } from '../words.ts'
import { CollabState } from './state.tsx'

type Props = {
  member: Member
  page: Page<CollabSummary>
  /** The progress of each collab, by its id. */
  progress: Map<number, CollabProgress>
}

export function CollabIndex({ member, page, progress }: Props) {
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
            <CollabRow collab={collab} progress={progress.get(collab.id) ?? noProgress} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function CollabRow({ collab, progress }: { collab: CollabSummary; progress: CollabProgress }) {
  const { banner_image_key } = collab

  return (
    <li class="relative grid gap-x-6 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary md:grid-cols-[minmax(0,1fr)_12rem_12rem] md:items-center">
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
            {progress.waiting_count > 0 && (
              <Badge tone="info">{`${grouped(progress.waiting_count)} waiting`}</Badge>
            )}
            {termsInWords(collab)}
            {collab.applications_end_at && (
              <span>
                Applications end <Time at={collab.applications_end_at} />
              </span>
            )}
          </p>
        </div>
      </div>
      <Work collab={collab} progress={progress} />
      <Cost collab={collab} progress={progress} />
    </li>
  )
}

/** The offer and whom it is for, so that collabs can be told apart without opening them. */
function termsInWords(collab: CollabSummary): string {
  const where = collab.countries.map(countryName).join(', ') || 'everywhere'
  return [
    pricesInWords(collab),
    platformsInWords(collab, 'any platform'),
    where,
    placesInWords(collab),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Work({ collab, progress }: { collab: CollabSummary; progress: CollabProgress }) {
  const { submissions_count, completed_count } = collab

  return (
    <p class="text-sm tabular-nums">
      <span class="font-semibold">{grouped(submissions_count)}</span>{' '}
      <span class="text-base-content/70">
        {submissions_count === 1 ? 'application' : 'applications'}
      </span>
      {submissions_count > 0 && (
        <span class="block text-base-content/70">
          {grouped(progress.working_count)} under way, {grouped(completed_count)} completed
        </span>
      )}
    </p>
  )
}

/** The costs of a collab; nothing is shown before somebody was accepted. */
function Cost({ collab, progress }: { collab: CollabSummary; progress: CollabProgress }) {
  const { held_amount, paid_amount } = progress
  if (held_amount + paid_amount === 0) return null

  return (
    <p class="text-sm">
      <Money amount={paid_amount} currency={collab.currency} /> paid
      <span class="block text-base-content/70">
        <Money amount={held_amount} currency={collab.currency} /> set aside
      </span>
    </p>
  )
}
