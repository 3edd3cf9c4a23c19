import { FieldError } from '../../../framework/views/forms/field-error.tsx'
import { useField } from '../../../framework/views/forms/form.tsx'

const marks = ['1', '2', '3', '4', '5']
const ends: Record<string, string> = { 1: 'not at all', 5: 'very much so' }

/** A mark of one to five, all of them in sight: one press, and no script. */
export function MarkField({ attribute, label }: { attribute: string; label: string }) {
  const { id, name, value, messages, described, autofocus } = useField(attribute)

  return (
    <fieldset>
      <legend class="mb-1.5 text-sm font-medium wrap-anywhere">{label}</legend>
      <div class="grid grid-cols-5 gap-1.5">
        {marks.map((mark) => (
          <label class="flex cursor-pointer flex-col items-center gap-1.5 rounded-box border border-base-300 bg-base-100 p-2 has-checked:border-primary has-checked:bg-primary/5">
            <input
              type="radio"
              name={name}
              value={mark}
              checked={mark === value}
              class="radio radio-primary radio-sm"
              autofocus={autofocus && mark === (value || '1')}
              aria-describedby={messages ? described['aria-describedby'] : undefined}
            />
            <span class="text-sm font-medium tabular-nums">
              {mark}
              {ends[mark] && <span class="sr-only">: {ends[mark]}</span>}
            </span>
          </label>
        ))}
      </div>
      <p class="mt-1 flex justify-between text-xs text-base-content/75" aria-hidden="true">
        <span>{ends[1]}</span>
        <span>{ends[5]}</span>
      </p>
      {messages && <FieldError id={id}>Choose a mark from 1 to 5 for “{label}”.</FieldError>}
    </fieldset>
  )
}
