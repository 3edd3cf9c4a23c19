import { Field, type FieldProps, useField } from '../forms/form.tsx'

type Props = Omit<FieldProps, 'children'> & { required?: boolean; maxlength?: number }

export function TextAreaField({ attribute, label, hint, optional, ...input }: Props) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint} optional={optional}>
      <textarea
        id={id}
        name={name}
        rows={4}
        class={`textarea w-full ${messages ? 'textarea-error' : ''}`}
        {...described}
        {...input}
      >
        {typeof value === 'string' ? value : ''}
      </textarea>
    </Field>
  )
}
