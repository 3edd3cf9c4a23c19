import { availabilityNames } from '../../../creators/profiles/names.ts'
import { FilterButtons, FilterChoice } from '../../../framework/views/lists/filter-fields.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Member } from '../../../tables/actor.ts'
import { foundCreatorsPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { toDecimal } from '../../../vocabulary/amounts/money.ts'
import { categoryNames } from '../../../vocabulary/categories.ts'
import { countriesByName } from '../../../vocabulary/people/countries.ts'
import { languagesByName } from '../../../vocabulary/people/languages.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { type FoundCreatorFilters, typedRate } from '../schema.ts'

type Names = Record<string, string>

const namesOf = (list: { code: string; name: string }[]): Names =>
  Object.fromEntries(list.map(({ code, name }) => [code, name]))

const countries = namesOf(countriesByName)
const languages = namesOf(languagesByName)
const currencies: Names = Object.fromEntries(
  currencyOptions.map(({ value, label }) => [value, label]),
)
const orders = {
  newest: 'Newest first',
  followers: 'Most followers',
  engagement: 'Most engagement',
  rate: 'Lowest rate',
}

/** Everything is in the address, so that a search can be kept and sent on. */
export function FoundFilters({
  member,
  filters,
}: {
  member: Member
  filters: FoundCreatorFilters
}) {
  const action = foundCreatorsPath(member.organization)
  const { q, platform_id, topic, ...further } = filters
  const chosen = Object.values(further).filter((value) => value !== undefined).length

  return (
    <search>
      <form action={action} method="get" class="mb-6">
        <div class="flex gap-2">
          <label class="input min-w-0 flex-1">
            <Icon name="search" class="size-4 text-base-content/70" />
            <span class="sr-only">Search</span>
            <input type="search" name="q" value={q} maxlength={100} placeholder="Name or words" />
          </label>
          <button type="submit" class="btn btn-primary">
            Search
          </button>
        </div>
        <div class="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
          <FilterChoice
            name="platform_id"
            label="Platform"
            names={platformNames}
            chosen={filters.platform_id}
          />
          <FilterChoice name="topic" label="Topic" names={categoryNames} chosen={filters.topic} />
        </div>
        <details class="mt-3 rounded-box border border-base-300 bg-base-100" open={chosen > 0}>
          <summary class="cursor-pointer rounded-box px-4 py-2.5 text-sm font-medium">
            {chosen > 0 ? `More filters and order (${chosen} chosen)` : 'More filters and order'}
          </summary>
          <div class="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
            <FilterChoice
              name="country"
              label="Country"
              names={countries}
              chosen={filters.country}
            />
            <FilterChoice
              name="language"
              label="Language"
              names={languages}
              chosen={filters.language}
            />
            <FilterChoice
              name="availability"
              label="Availability"
              names={availabilityNames}
              chosen={filters.availability}
            />
            <Least name="min_followers" label="Followers, at least" filters={filters} />
            <Least
              name="min_engagement"
              label="Engagement in percent, at least"
              filters={filters}
            />
            <Rate filters={filters} />
            <FilterChoice
              name="currency"
              label="Currency of rates"
              names={currencies}
              chosen={filters.currency}
            />
            <FilterChoice name="sort" label="Order" names={orders} chosen={filters.sort} />
            <FilterButtons action={action} />
          </div>
        </details>
      </form>
    </search>
  )
}

type FieldProps = { name: keyof FoundCreatorFilters; label: string; filters: FoundCreatorFilters }

function Least({ name, label, filters }: FieldProps) {
  return (
    <label class="block min-w-0">
      <span class="mb-1.5 block text-sm font-medium">{label}</span>
      <input name={name} value={filters[name]} inputmode="numeric" class="input w-full" />
    </label>
  )
}

/** The lowest of someone's rates. */
function Rate({ filters: { max_amount, currency } }: { filters: FoundCreatorFilters }) {
  const isKnown = max_amount !== undefined && currency !== undefined
  return (
    <label class="block min-w-0">
      <span class="mb-1.5 block text-sm font-medium">Rates from, at most</span>
      <input
        name={typedRate}
        value={isKnown ? toDecimal(max_amount, currency) : ''}
        inputmode="decimal"
        class="input w-full"
      />
    </label>
  )
}
