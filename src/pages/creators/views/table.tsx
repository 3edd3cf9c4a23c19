import type { ComponentChildren } from 'preact'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { creatorPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { filteredPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorsPath } from '../../../vocabulary/addresses/urls.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { CreatorFilters, CreatorSort } from '../filters.ts'
import type { Creator, CreatorAmounts } from '../queries.ts'

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
    cell: ({ submissions_count }) => grouped(submissions_count),
    class: 'text-right max-sm:hidden',
  },
  {
    title: 'Approved',
    sort: 'approved',
    cell: ({ approved_percent }) => (approved_percent === null ? '–' : `${approved_percent}%`),
    class: 'text-right max-sm:hidden',
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
    cell: ({ amounts }) => (
      <div>
        {amounts.map((one) => (
          <Spent amounts={one} />
        ))}
      </div>
    ),
    class: 'text-right',
  },
  {
    title: 'CPM',
    sort: 'cpm',
    cell: ({ amounts }) => (
      <div>
        {amounts.map((one) => (
          <Cpm amounts={one} />
        ))}
      </div>
    ),
    class: 'text-right max-sm:hidden',
  },
  {
    title: 'Followers',
    cell: ({ follower_count }) => (follower_count === null ? '–' : <Count of={follower_count} />),
    class: 'text-right max-sm:hidden',
  },
  {
    title: 'Last submission',
    sort: 'recent',
    cell: ({ last_active_at }) => <Time at={last_active_at} />,
  },
]

type Props = {
  organization: { id: number }
  creators: Creator[]
  filters: CreatorFilters
  /** The public ids of those who are ticked. */
  ticked: Set<unknown>
}

/** Creators with a box for each, what came of their work, and the groups that they are in. */
export function CreatorTable({ organization, creators, filters, ticked }: Props) {
  const path = creatorsPath(organization)

  return (
    <div class="overflow-x-auto rounded-box border border-base-300 bg-base-100 shadow-xs">
      <table class="table row-cards row-lines tabular-nums">
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
          {creators.map((creator) => (
            <tr>
              <th scope="row" class="min-w-40 font-semibold break-words">
                <Person organization={organization} creator={creator} ticked={ticked} />
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
  )
}

type PersonProps = Pick<Props, 'organization' | 'ticked'> & { creator: Creator }

function Person({ organization, creator, ticked }: PersonProps) {
  const id = encodeId('User', creator.user_id)
  const { groups } = creator

  return (
    <div class="flex items-center gap-3">
      <label class="grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          name="user_ids[]"
          value={id}
          checked={ticked.has(id)}
          data-ticked-target="box"
          aria-label={`Choose ${displayName(creator)}`}
          class="checkbox checkbox-sm"
        />
      </label>
      <Avatar name={displayName(creator)} class="size-8" />
      <div class="min-w-0">
        <a
          href={creatorPath({ ...creator, organization_id: organization.id })}
          class="link link-hover"
        >
          {displayName(creator)}
        </a>
        <Collabs creator={creator} />
        {groups.length > 0 && (
          <span class="mt-1 flex flex-wrap gap-1">
            {groups.map(({ name }) => (
              <Badge>{name}</Badge>
            ))}
          </span>
        )}
      </div>
    </div>
  )
}

type HeadingProps = { column: Column; path: string; filters: CreatorFilters }

function Heading({ column, path, filters }: HeadingProps) {
  const isSorted = column.sort === filters.sort
  if (column.sort === undefined)
    return (
      <th scope="col" class={column.class}>
        {column.title}
      </th>
    )
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
      {counted(collabs_count, 'collab')}, {grouped(completed_count)} completed
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
