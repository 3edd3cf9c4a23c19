import type { ComponentChildren } from 'preact'
import { FieldError } from '../forms/field-error.tsx'
import { errorsInWords, useField } from '../forms/form.tsx'

type Props = { attribute: string; label: string; hint?: ComponentChildren }

/** A yes or no. The hidden field sends "no", because browsers do not send an unchecked checkbox. */
export function CheckField({ attribute, label, hint }: Props) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <div>
      <input type="hidden" name={name} value="0" />
      <label class="flex cursor-pointer gap-3 text-sm font-medium">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="1"
          checked={value === true || value === '1'}
          class="checkbox checkbox-primary checkbox-sm"
          {...described}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}_hint`} class="mt-0.5 ml-8 text-sm text-base-content/70">
          {hint}
        </p>
      )}
      {messages && <FieldError id={id}>{errorsInWords(label, messages)}</FieldError>}
    </div>
  )
}
