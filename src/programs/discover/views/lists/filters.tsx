import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../framework/views/values/icon.tsx'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { currencyOptions } from '../../../../vocabulary/amounts/currencies.ts'
import { countriesByName } from '../../../../vocabulary/people/countries.ts'
import { platformIds, platformNames } from '../../../../vocabulary/platforms.ts'
import { categoryNames, contentTypeNames } from '../../../campaigns/views/names.ts'
import type { CampaignFilters, CampaignSort, CollabFilters } from '../../schema.ts'

const sortNames: Record<CampaignSort, string> = {
  newest: 'Newest first',
  rate: 'Best rate',
  budget: 'Most budget left',
  ending: 'Ending soon',
}

type Option = { value: string; label: string }

const optionsOf = (names: Record<string, string>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const countries = countriesByName.map(({ code, name }) => ({ value: code, label: name }))

/**
 * The filters of campaigns. Everything is in the address, so that a search can be kept, sent on and gone back
 * to.
 */
export function CampaignFilterForm({ filters }: { filters: Partial<CampaignFilters> }) {
  const { platform_ids = [], category, content_type, country, currency, sort } = filters
  const chosen = [category, content_type, country, currency, ...platform_ids].filter(Boolean).length

  return (
    <FilterForm action={discoverCampaignsPath} q={filters.q} chosen={chosen}>
      <fieldset class="sm:col-span-2 lg:col-span-4">
        <legend class="mb-1.5 text-sm font-medium">Platforms</legend>
        <div class="flex flex-wrap gap-2">
          {platformIds.map((id) => (
            <label class="flex cursor-pointer items-center gap-2 rounded-field border border-base-300 px-3 py-1.5 text-sm has-checked:border-primary has-checked:bg-primary/5">
              <input
                type="checkbox"
                name="platform_ids[]"
                value={id}
                checked={platform_ids.includes(id)}
                class="checkbox checkbox-primary checkbox-xs"
              />
              {platformNames[id]}
            </label>
          ))}
        </div>
      </fieldset>
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
      <Places country={country} currency={currency} />
      <Choice name="sort" label="Order" options={optionsOf(sortNames)} value={sort} />
    </FilterForm>
  )
}

export function CollabFilterForm({ filters }: { filters: Partial<CollabFilters> }) {
  const { country, currency, q } = filters
  const chosen = [country, currency].filter(Boolean).length

  return (
    <FilterForm action={discoverCollabsPath} q={q} chosen={chosen}>
      <Places country={country} currency={currency} />
    </FilterForm>
  )
}

type FormProps = {
  action: string
  q: string | undefined
  chosen: number
  children: ComponentChildren
}

function FilterForm({ action, q, chosen, children }: FormProps) {
  return (
    <search>
      <form action={action} method="get" class="mb-6">
        <div class="flex gap-2">
          <label class="input min-w-0 flex-1">
            <Icon name="search" class="size-4 text-base-content/70" />
            <span class="sr-only">Search</span>
            <input
              type="search"
              name="q"
              value={q}
              maxlength={100}
              placeholder="Name, brand or words in the brief"
            />
          </label>
          <button type="submit" class="btn btn-primary">
            Search
          </button>
        </div>
        <details class="mt-3 rounded-box border border-base-300 bg-base-100" open={chosen > 0}>
          <summary class="cursor-pointer rounded-box px-4 py-2.5 text-sm font-medium">
            {chosen > 0 ? `Filters and order (${chosen} chosen)` : 'Filters and order'}
          </summary>
          <div class="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
            {children}
            <div class="flex flex-wrap items-end gap-2">
              <button type="submit" class="btn">
                Apply
              </button>
              <a href={action} class="btn btn-ghost">
                Clear
              </a>
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}

function Places({
  country,
  currency,
}: {
  country: string | undefined
  currency: string | undefined
}) {
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
        options={currencyOptions}
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
