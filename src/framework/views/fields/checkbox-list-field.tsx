import type { ComponentChildren } from 'preact'
import { FieldError } from '../forms/field-error.tsx'
import { errorsInWords, useField } from '../forms/form.tsx'

type Choice = {
  value: string
  label: string
  /** Whether it is chosen already, and cannot be unchecked. */
  locked?: boolean
}

type Props = {
  attribute: string
  label: string
  hint?: ComponentChildren
  choices: Choice[]
}

/** Any number of a few choices. A hidden blank is sent too, because choosing none sends nothing. */
export function CheckboxListField({ attribute, label, hint, choices }: Props) {
  const { id, messages } = useField(attribute)

  return (
    <fieldset id={id} aria-describedby={messages ? `${id}_error` : undefined}>
      <legend class="mb-1.5 text-sm font-medium">{label}</legend>
      <ul class="flex flex-wrap gap-2">
        <Checkboxes
          attribute={attribute}
          choices={choices}
          class="rounded-field border border-base-300 bg-base-100 px-3 py-2 has-checked:border-primary has-checked:bg-primary/5"
        />
      </ul>
      <ListNotes id={id} label={label} hint={hint} messages={messages} />
    </fieldset>
  )
}

/** The inputs themselves, in whatever list a field puts them. */
export function Checkboxes({
  attribute,
  choices,
  class: className,
}: {
  attribute: string
  choices: Choice[]
  class: string
}) {
  const { name, value, autofocus } = useField(attribute)
  const chosen = Array.isArray(value) ? value : []
  const first = choices.find(({ locked }) => !locked)

  return (
    <>
      <input type="hidden" name={`${name}[]`} value="" />
      {choices.map(({ value, label, locked }) => (
        <li data-choices-target="choice">
          <label class={`flex cursor-pointer items-center gap-2 text-sm ${className}`}>
            <input
              type="checkbox"
              name={`${name}[]`}
              value={value}
              checked={locked || chosen.includes(value)}
              disabled={locked}
              autofocus={autofocus && value === first?.value}
              class="checkbox checkbox-primary checkbox-sm"
            />
            {label}
          </label>
          {/* A checkbox that cannot be changed is not sent. */}
          {locked && <input type="hidden" name={`${name}[]`} value={value} />}
        </li>
      ))}
    </>
  )
}

export function ListNotes({
  id,
  label,
  hint,
  messages,
}: {
  id: string
  label: string
  hint?: ComponentChildren
  messages: string[] | undefined
}) {
  return (
    <>
      {hint && <p class="mt-1.5 text-sm text-base-content/70">{hint}</p>}
      {messages && <FieldError id={id}>{errorsInWords(label, messages)}</FieldError>}
    </>
  )
}
