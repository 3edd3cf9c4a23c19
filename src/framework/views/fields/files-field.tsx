import { Field, type FieldProps, useField } from '../forms/form.tsx'

type Props = Omit<FieldProps, 'children'> & { accept: string }

export function FilesField({ attribute, label, hint, optional, accept }: Props) {
  const { id, name, described } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint} optional={optional}>
      <input
        id={id}
        name={`${name}[]`}
        type="file"
        multiple
        accept={accept}
        class="file-input w-full min-w-0"
        {...described}
      />
    </Field>
  )
}
