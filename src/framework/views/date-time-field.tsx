import { Field, type FieldProps, useField } from './form.tsx'

/** A moment, typed and shown in UTC: without a script nobody knows the reader's own zone. */
export function DateTimeField({ attribute, label, hint }: Omit<FieldProps, 'children'>) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <input
        id={id}
        name={name}
        type="datetime-local"
        step="any"
        value={typeof value === 'string' ? withoutZone(value) : ''}
        class={`input w-full ${messages ? 'input-error' : ''}`}
        {...described}
      />
    </Field>
  )
}

/** As short as it can be without being another moment: saving a form must not change it. */
function withoutZone(moment: string): string {
  return moment.replace(/Z$/, '').replace(/(:00)?\.000$/, '')
}
