import { longestSearch } from '../../../framework/search-query.ts'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { PlatformSelect } from '../../../programs/views/platform-select.tsx'
import { type CreatorFilters, type CreatorSort, creatorOrders } from '../filters.ts'

type Props = { path: string; filters: CreatorFilters }

const orderNames: Record<CreatorSort, string> = {
  views: 'Most views',
  spend: 'Most spent',
  posts: 'Most posts',
  approved: 'Most approved',
  cpm: 'Lowest CPM',
  recent: 'Last active',
}

/** The choice of creators is part of the address. Headings of the table sort too, where it has any: not on a phone. */
export function CreatorFilterBar({ path, filters }: Props) {
  return (
    <form action={path} method="get" class="mb-4 flex flex-wrap items-center gap-3 text-sm">
      <label class="input input-sm w-full sm:w-64">
        <Icon name="search" />
        <span class="sr-only">Name or handle</span>
        <input
          type="search"
          name="q"
          value={filters.q}
          maxlength={longestSearch}
          placeholder="Name or handle"
        />
      </label>
      <PlatformSelect chosen={filters.platform_id} />
      <select name="sort" class="select select-sm w-auto" aria-label="Order">
        {(Object.keys(creatorOrders) as CreatorSort[]).map((sort) => (
          <option value={sort} selected={sort === filters.sort}>
            {orderNames[sort]}
          </option>
        ))}
      </select>
      <button type="submit" class="btn btn-sm">
        Show
      </button>
      {(filters.q !== '' || filters.platform_id) && (
        <a href={path} class="link">
          Show all
        </a>
      )}
    </form>
  )
}
