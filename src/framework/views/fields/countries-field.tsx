import type { ComponentChildren } from 'preact'
import {
  countriesByName,
  countryName,
  isCountryCode,
} from '../../../vocabulary/people/countries.ts'
import { useField } from '../forms/form.tsx'
import { Checkboxes, ListNotes } from './checkbox-list-field.tsx'

const everywhere = 'Everywhere'

type Props = { attribute: string; label: string; hint?: ComponentChildren }

/** All countries behind a line that names the chosen ones. With JavaScript they can be searched. */
export function CountriesField({ attribute, label, hint }: Props) {
  const { id, value, messages } = useField(attribute)
  const chosen = Array.isArray(value) ? value.filter(isCountryCode) : []

  return (
    <fieldset aria-describedby={messages ? `${id}_error` : undefined}>
      <legend class="mb-1.5 text-sm font-medium">{label}</legend>
      <details
        class="rounded-field border border-base-300 bg-base-100"
        open={messages !== undefined}
        data-controller="choices"
        data-choices-none-value={everywhere}
        data-action="change->choices#name"
      >
        <summary class="cursor-pointer px-3 py-2.5 text-sm" data-choices-target="summary">
          {chosen.map(countryName).join(', ') || everywhere}
        </summary>
        <div class="border-t border-base-300 p-3">
          <input
            type="search"
            hidden
            aria-label="Find a country"
            placeholder="Find a country"
            autocomplete="off"
            class="input input-sm mb-2 w-full"
            data-choices-target="search"
            data-action="choices#filter keydown.enter->choices#ignore"
          />
          <ul class="grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
            <Checkboxes attribute={attribute} choices={choicesFrom(chosen)} class="py-1" />
          </ul>
        </div>
      </details>
      <ListNotes id={id} label={label} hint={hint} messages={messages} />
    </fieldset>
  )
}

/** The chosen ones come first, so that nobody has to scroll to uncheck them. */
function choicesFrom(chosen: string[]) {
  const first = countriesByName.filter(({ code }) => chosen.includes(code))
  const rest = countriesByName.filter(({ code }) => !chosen.includes(code))
  return [...first, ...rest].map(({ code, name }) => ({ value: code, label: name }))
}
