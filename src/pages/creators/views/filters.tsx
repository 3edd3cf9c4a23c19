import { longestSearch } from '../../../framework/search-query.ts'
import { FilterChoice } from '../../../framework/views/lists/filter-fields.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { NamedProgram } from '../../../money/transfers/filters.ts'
import { PlatformSelect } from '../../../programs/views/platform-select.tsx'
import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { countriesByName } from '../../../vocabulary/people/countries.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import { activeDays, type CreatorFilters, type CreatorSort, creatorOrders } from '../filters.ts'
import { orderNames, stateNames } from '../filters-in-words.ts'

type Props = {
  path: string
  filters: CreatorFilters
  groups: CreatorGroup[]
  /** The programs of the organization, whatever has become of them. */
  programs: NamedProgram[]
}

const countries = Object.fromEntries(countriesByName.map(({ code, name }) => [code, name]))
const since = Object.fromEntries(
  activeDays.map((number) => [number, `In the last ${days(Number(number)).words}`]),
)

/**
 * The choice of creators is part of the address. Headings of the table sort too, where it has any: not on a
 * phone.
 */
export function CreatorFilterBar({ path, filters, groups, programs }: Props) {
  const { q, platform_id, sort: _, ...further } = filters
  const count = Object.values(further).filter((value) => value !== undefined).length
  const isFiltered = count > 0 || q !== '' || platform_id !== undefined
  const named = (kind: CreatorGroup['kind']) =>
    Object.fromEntries(
      groups
        .filter((group) => group.kind === kind)
        .map(({ id, name }) => [encodeId('CreatorGroup', id), name]),
    )

  return (
    <search>
      <form action={path} method="get" class="mb-4 text-sm">
        <div class="flex flex-wrap items-center gap-3">
          <label class="input input-sm w-full sm:w-64">
            <Icon name="search" />
            <span class="sr-only">Name or handle</span>
            <input
              type="search"
              name="q"
              value={q}
              maxlength={longestSearch}
              placeholder="Name or handle"
            />
          </label>
          <PlatformSelect chosen={platform_id} />
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
          {isFiltered && (
            <a href={path} class="link">
              Show all
            </a>
          )}
        </div>
        <details class="mt-3 rounded-box border border-base-300 bg-base-100" open={count > 0}>
          <summary class="cursor-pointer rounded-box px-4 py-2.5 font-medium">
            {count > 0 ? `More filters (${count} chosen)` : 'More filters'}
          </summary>
          <div class="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-3">
            <FilterChoice
              name="program_id"
              label="Campaign or collab"
              names={Object.fromEntries(
                programs.map(({ type, id, name }) => [encodeId(type, id), name]),
              )}
              chosen={filters.program_id}
            />
            <FilterChoice name="state" label="State" names={stateNames} chosen={filters.state} />
            <FilterChoice
              name="label_id"
              label="Label"
              names={named('label')}
              chosen={filters.label_id}
            />
            <FilterChoice
              name="list_id"
              label="List"
              names={named('list')}
              chosen={filters.list_id}
            />
            <FilterChoice
              name="country"
              label="Country"
              names={countries}
              chosen={filters.country}
            />
            <label class="block min-w-0">
              <span class="mb-1.5 block font-medium">Followers, at least</span>
              <input
                name="min_followers"
                value={filters.min_followers}
                inputmode="numeric"
                pattern="[0-9]{1,12}"
                title="Digits alone"
                class="input w-full"
              />
            </label>
            <FilterChoice
              name="active_days"
              label="Last submission"
              names={since}
              chosen={filters.active_days}
            />
          </div>
        </details>
      </form>
    </search>
  )
}
