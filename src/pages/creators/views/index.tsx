import type { ComponentChildren } from 'preact'
import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { creatorPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { filteredPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorInvitationsPath, creatorsPath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import type { CreatorFilters, CreatorSort } from '../filters.ts'
import type { Creator, CreatorAmounts } from '../queries.ts'
import { CreatorFilterBar } from './filters.tsx'

type Props = { member: Member; page: Page<Creator>; filters: CreatorFilters }

type Column = {
  title: string
  sort?: CreatorSort
  cell: (creator: Creator) => ComponentChildren
  class?: string
}

const columns: Column[] = [
  {
    title: 'Posts',
    sort: 'posts',
    cell: ({ submissions_count }) => submissions_count.toLocaleString('en'),
    class: 'text-right',
  },
  {
    title: 'Approved',
    sort: 'approved',
    cell: ({ approved_percent }) => (approved_percent === null ? '–' : `${approved_percent}%`),
    class: 'text-right',
  },
  {
    title: 'Views',
    sort: 'views',
    cell: ({ view_count }) => <Count of={view_count} />,
    class: 'text-right',
  },
  {
    title: 'Spent',
    sort: 'spend',
    cell: ({ amounts }) => amounts.map((one) => <Spent amounts={one} />),
    class: 'text-right',
  },
  {
    title: 'CPM',
    sort: 'cpm',
    cell: ({ amounts }) => amounts.map((one) => <Cpm amounts={one} />),
    class: 'text-right',
  },
  {
    title: 'Last active',
    sort: 'recent',
    cell: ({ last_active_at }) => <Time at={last_active_at} />,
  },
]

/** Everyone who has worked with an organization, and what came of it. */
export function CreatorIndex({ member, page, filters }: Props) {
  const { organization } = member
  const path = creatorsPath(organization)
  const isFiltered = filters.q !== '' || filters.platform_id !== undefined

  return (
    <Layout title={`Creators of ${organization.name}`}>
      <PageHeader
        title="Creators"
        description="Everyone who has worked with you, and their results."
      >
        {page.total > 0 && (
          <a href={filteredPath(`${path}.csv`, filters)} class="btn btn-sm" download>
            <Icon name="download" />
            CSV
          </a>
        )}
        {isAdmin(member) && (
          <a href={creatorInvitationsPath(organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            Invite a creator
          </a>
        )}
      </PageHeader>
      {(page.total > 0 || isFiltered) && <CreatorFilterBar path={path} filters={filters} />}
      {page.total === 0 && isFiltered && (
        <EmptyState icon="search" title="Nobody found">
          Nobody who worked with you is like this.{' '}
          <a href={path} class="link">
            Show all
          </a>
        </EmptyState>
      )}
      {page.total === 0 && !isFiltered && (
        <EmptyState icon="users" title="Nobody yet">
          Everyone who submits a post or applies to a collab is listed here, with their results.
        </EmptyState>
      )}
      {page.total > 0 && (
        <div class="overflow-x-auto rounded-box border border-base-300 bg-base-100 shadow-xs">
          <table class="table row-cards tabular-nums">
            <caption class="sr-only">Creators</caption>
            <thead>
              <tr>
                <th scope="col">Creator</th>
                {columns.map((column) => (
                  <Heading column={column} path={path} filters={filters} />
                ))}
              </tr>
            </thead>
            <tbody>
              {page.rows.map((creator) => (
                <tr>
                  <th scope="row" class="min-w-32 font-semibold break-words">
                    <div class="flex items-center gap-3">
                      <Avatar name={displayName(creator)} class="size-8" />
                      <div class="min-w-0">
                        <a
                          href={creatorPath({ ...creator, organization_id: organization.id })}
                          class="link link-hover"
                        >
                          {displayName(creator)}
                        </a>
                        <Collabs creator={creator} />
                      </div>
                    </div>
                  </th>
                  {columns.map(({ title, cell, class: className }) => (
                    <td class={className} data-title={title}>
                      {cell(creator)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

type HeadingProps = { column: Column; path: string; filters: CreatorFilters }

function Heading({ column, path, filters }: HeadingProps) {
  const isSorted = column.sort === filters.sort
  const order = column.sort === 'cpm' ? 'ascending' : 'descending'

  return (
    <th scope="col" class={column.class} aria-sort={isSorted ? order : undefined}>
      <a
        href={filteredPath(path, { ...filters, sort: column.sort })}
        class={`link link-hover ${isSorted ? 'font-bold' : ''}`}
      >
        {column.title}
        {isSorted && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  )
}

function Collabs({ creator: { collabs_count, completed_count } }: { creator: Creator }) {
  if (collabs_count === 0) return null
  return (
    <span class="block text-sm font-normal text-base-content/70">
      {counted(collabs_count, 'collab')}, {completed_count.toLocaleString('en')} completed
    </span>
  )
}

type AmountsProps = { amounts: CreatorAmounts }

function Spent({ amounts: { used_amount, collab_amount, currency } }: AmountsProps) {
  return (
    <span class="block">
      <Money amount={used_amount} currency={currency} />
      {collab_amount > 0 && (
        <span class="block text-sm text-base-content/70">
          and <Money amount={collab_amount} currency={currency} /> for collabs
        </span>
      )}
    </span>
  )
}

function Cpm({ amounts: { effective_cpm_amount, currency } }: AmountsProps) {
  return (
    <span class="block">
      {effective_cpm_amount === null ? (
        '–'
      ) : (
        <Money amount={effective_cpm_amount} currency={currency} />
      )}
    </span>
  )
}
