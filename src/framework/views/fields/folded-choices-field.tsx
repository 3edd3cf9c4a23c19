import type { ComponentChildren } from 'preact'
import { useField } from '../forms/form.tsx'
import { Checkboxes, ListNotes } from './checkbox-list-field.tsx'

/** One of the choices, which come in the order of their names. */
type Choice = { code: string; name: string }

export type FoldedProps = { attribute: string; label: string; hint?: ComponentChildren }

type Props = FoldedProps & {
  choices: readonly Choice[]
  /** Stands for the choice of nothing. */
  none: string
  /** Names the field in which a choice is looked for. */
  find: string
}

/** Many choices behind a line that names the chosen ones. With JavaScript they can be searched. */
export function FoldedChoicesField({ attribute, label, hint, choices, none, find }: Props) {
  const { id, value, messages } = useField(attribute)
  const isChosen = ({ code }: Choice) => Array.isArray(value) && value.includes(code)
  const chosen = choices.filter(isChosen)
  // The chosen ones come first, so that nobody has to scroll to uncheck them.
  const inOrder = [...chosen, ...choices.filter((choice) => !isChosen(choice))]

  return (
    <fieldset aria-describedby={messages ? `${id}_error` : undefined}>
      <legend class="mb-1.5 text-sm font-medium">{label}</legend>
      <details
        class="rounded-field border border-base-300 bg-base-100"
        open={messages !== undefined}
        data-controller="choices"
        data-choices-none-value={none}
        data-action="change->choices#name"
      >
        <summary class="cursor-pointer px-3 py-2.5 text-sm" data-choices-target="summary">
          {chosen.map(({ name }) => name).join(', ') || none}
        </summary>
        <div class="border-t border-base-300 p-3">
          <input
            type="search"
            hidden
            aria-label={find}
            placeholder={find}
            autocomplete="off"
            class="input input-sm mb-2 w-full"
            data-choices-target="search"
            data-action="choices#filter keydown.enter->choices#ignore"
          />
          <ul class="grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
            <Checkboxes
              attribute={attribute}
              choices={inOrder.map(({ code, name }) => ({ value: code, label: name }))}
              class="py-1"
            />
          </ul>
        </div>
      </details>
      <ListNotes id={id} label={label} hint={hint} messages={messages} />
    </fieldset>
  )
}
