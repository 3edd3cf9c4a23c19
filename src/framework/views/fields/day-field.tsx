import { Field, type FieldProps, useField } from '../forms/form.tsx'

/** A day, whatever the zone. */
export function DayField({ attribute, label, hint }: Omit<FieldProps, 'children'>) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <input
        id={id}
        name={name}
        type="date"
        required
        value={typeof value === 'string' ? value : ''}
        class={`input w-full ${messages ? 'input-error' : ''}`}
        {...described}
      />
    </Field>
  )
}
