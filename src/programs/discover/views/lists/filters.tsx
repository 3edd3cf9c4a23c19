import type { ComponentChildren } from 'preact'
import { FilterButtons } from '../../../../framework/views/lists/filter-fields.tsx'
import { Icon } from '../../../../framework/views/values/icon.tsx'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { currencyName } from '../../../../vocabulary/amounts/currencies.ts'
import { categoryNames } from '../../../../vocabulary/categories.ts'
import { countriesByName, countryName } from '../../../../vocabulary/people/countries.ts'
import { type PlatformId, platformIds, platformNames } from '../../../../vocabulary/platforms.ts'
import { contentTypeNames } from '../../../campaigns/views/names.ts'
import { type CampaignFilters, type CollabFilters, longestDiscoverSearch } from '../../schema.ts'
import type { ChosenFilters } from '../cards/filter-chips.tsx'

type Option = { value: string; label: string }

const optionsOf = (names: Record<string, string>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const countries = countriesByName.map(({ code, name }) => ({ value: code, label: name }))

type Props<Filters> = {
  filters: Partial<Filters>
  /** The currencies in which programs pay now. */
  currencies: string[] | undefined
}

const placeNames = ({
  country,
  currency,
}: Pick<Partial<CollabFilters>, 'country' | 'currency'>) => [
  ...(country ? [countryName(country)] : []),
  ...(currency ? [currency.toUpperCase()] : []),
]

/**
 * The filters of campaigns. Everything is in the address, so that a search can be kept, sent on and gone back
 * to.
 */
export function CampaignFilterForm({ filters, currencies }: Props<CampaignFilters>) {
  const { platform_ids = [], category, content_type, country, currency } = filters
  const chosen = [
    ...platform_ids.map((id) => platformNames[id]),
    ...(category ? [categoryNames[category]] : []),
    ...(content_type ? [contentTypeNames[content_type]] : []),
    ...placeNames(filters),
  ]

  return (
    <FilterForm action={discoverCampaignsPath} q={filters.q} chosen={chosen}>
      <Platforms chosen={platform_ids} />
      <Choice
        name="category"
        label="Category"
        none="All categories"
        options={optionsOf(categoryNames)}
        value={category}
      />
      <Choice
        name="content_type"
        label="Kind of content"
        none="All kinds"
        options={optionsOf(contentTypeNames)}
        value={content_type}
      />
      <Places country={country} currency={currency} currencies={currencies} />
      <Kept filters={filters} />
    </FilterForm>
  )
}

export function CollabFilterForm({ filters, currencies }: Props<CollabFilters>) {
  const { platform_ids = [], country, currency, q } = filters
  const chosen = [...platform_ids.map((id) => platformNames[id]), ...placeNames(filters)]

  return (
    <FilterForm action={discoverCollabsPath} q={q} chosen={chosen}>
      <Platforms chosen={platform_ids} />
      <Places country={country} currency={currency} currencies={currencies} />
      <Kept filters={filters} />
    </FilterForm>
  )
}

/** Chosen beside the form, and kept by it. */
function Kept({ filters: { sort, hide_joined } }: { filters: ChosenFilters }) {
  return (
    <>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {hide_joined && <input type="hidden" name="hide_joined" value="true" />}
    </>
  )
}

function Platforms({ chosen }: { chosen: PlatformId[] }) {
  return (
    <fieldset class="sm:col-span-2 lg:col-span-4">
      <legend class="mb-1.5 text-sm font-medium">Platforms</legend>
      <div class="flex flex-wrap gap-2">
        {platformIds.map((id) => (
          <label class="flex cursor-pointer items-center gap-2 rounded-field border border-base-300 px-3 py-1.5 text-sm has-checked:border-primary has-checked:bg-primary/5">
            <input
              type="checkbox"
              name="platform_ids[]"
              value={id}
              checked={chosen.includes(id)}
              class="checkbox checkbox-primary checkbox-xs"
            />
            {platformNames[id]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FormProps = {
  action: string
  q: string | undefined
  /** All that was chosen, in words: the form is folded, so that what was found is in sight on a phone too. */
  chosen: string[]
  children: ComponentChildren
}

function FilterForm({ action, q, chosen, children }: FormProps) {
  return (
    <search>
      <form action={action} method="get" class="mb-3 sm:mb-6">
        <div class="flex gap-2">
          <label class="input min-w-0 flex-1">
            <Icon name="search" class="size-4 text-base-content/70" />
            <span class="sr-only">Search</span>
            <input
              type="search"
              name="q"
              value={q}
              maxlength={longestDiscoverSearch}
              placeholder="Name, brand or brief"
            />
          </label>
          <button type="submit" class="btn btn-primary">
            Search
          </button>
        </div>
        <details class="mt-2 rounded-box border border-base-300 bg-base-100">
          <summary class="cursor-pointer rounded-box px-4 py-2.5 text-sm font-medium">
            {chosen.length > 0 ? `Filters: ${chosen.join(', ')}` : 'Filters'}
          </summary>
          <div class="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
            {children}
            <FilterButtons action={action} />
          </div>
        </details>
      </form>
    </search>
  )
}

type PlacesProps = {
  country: string | undefined
  currency: string | undefined
  currencies: string[] | undefined
}

function Places({ country, currency, currencies = [] }: PlacesProps) {
  // An address may name one in which nobody pays any more.
  const offered = new Set([...currencies, ...(currency ? [currency] : [])])
  return (
    <>
      <Choice
        name="country"
        label="Where you are"
        none="Anywhere"
        options={countries}
        value={country}
      />
      <Choice
        name="currency"
        label="Currency"
        none="All currencies"
        options={[...offered].sort().map((value) => ({
          value,
          label: `${value.toUpperCase()} · ${currencyName(value)}`,
        }))}
        value={currency}
      />
    </>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** The words for nothing chosen, if that is possible. */
  none?: string
  options: Option[]
  value: string | undefined
}

function Choice({ name, label, none, options, value }: ChoiceProps) {
  return (
    <label class="block min-w-0">
      <span class="mb-1.5 block text-sm font-medium">{label}</span>
      <select name={name} class="select w-full">
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
