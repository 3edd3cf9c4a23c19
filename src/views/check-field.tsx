import type { ComponentChildren } from 'preact'
import { useField } from './form.tsx'

type Props = { attribute: string; label: string; hint?: ComponentChildren }

/** Yes or no. The hidden field says no, which an empty checkbox cannot. */
export function CheckField({ attribute, label, hint }: Props) {
  const { id, name, value, messages } = useField(attribute)
  const isChecked = value === true || value === '1'

  return (
    <div>
      <input type="hidden" name={name} value="0" />
      <label class="flex cursor-pointer gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="1"
          checked={isChecked}
          class="checkbox checkbox-primary checkbox-sm mt-0.5"
        />
        <span>
          <span class="block text-sm font-medium">{label}</span>
          {hint && <span class="block text-sm text-base-content/70">{hint}</span>}
        </span>
      </label>
      {messages && (
        <p class="mt-1.5 text-sm font-medium text-error">{`${label} ${messages.join(', ')}`}</p>
      )}
    </div>
  )
}
