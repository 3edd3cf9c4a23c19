import { FieldError } from '../forms/field-error.tsx'
import { errorsInWords, Field, type FieldProps, useField } from '../forms/form.tsx'

type TextFieldProps = Omit<FieldProps, 'children'> & {
  type?: 'text' | 'email' | 'url' | 'tel'
  required?: boolean
  autocomplete?: string
  placeholder?: string
  inputmode?: 'numeric' | 'text' | 'decimal' | 'url'
  maxlength?: number
  autofocus?: boolean
  class?: string
}

export function TextField({
  attribute,
  label,
  optional,
  hint,
  type = 'text',
  class: className = '',
  autofocus,
  ...input
}: TextFieldProps) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} optional={optional} hint={hint}>
      <input
        id={id}
        name={name}
        type={type as 'text'}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        autofocus={autofocus}
        class={`input w-full ${messages ? 'input-error' : ''} ${className}`}
        {...described}
        {...input}
      />
    </Field>
  )
}

export type Option = {
  value: string
  label: string
  hint?: string
  isDisabled?: boolean
  /** The heading under which a list has it. */
  group?: string
}

export function SelectField({
  attribute,
  label,
  hint,
  options,
  autocomplete,
}: Omit<FieldProps, 'children'> & { options: Option[]; autocomplete?: string }) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <select
        id={id}
        name={name}
        autocomplete={autocomplete}
        class={`select w-full ${messages ? 'select-error' : ''}`}
        {...described}
      >
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, alike]) => {
          const choices = alike.map((option) => (
            <option value={option.value} selected={option.value === value}>
              {option.label}
            </option>
          ))
          return group === undefined ? choices : <optgroup label={group}>{choices}</optgroup>
        })}
      </select>
    </Field>
  )
}

/** A choice where each option needs a word of explanation. */
export function RadioField({
  attribute,
  label,
  options,
}: Omit<FieldProps, 'children'> & { options: Option[] }) {
  const { id, name, value, messages, described, autofocus } = useField(attribute)
  const focused = options.find((option) => option.value === value) ?? options[0]

  return (
    <fieldset>
      <legend class="mb-1.5 text-sm font-medium wrap-anywhere">{label}</legend>
      <div class="space-y-2">
        {options.map((option) => (
          <label class="flex cursor-pointer gap-3 rounded-box border border-base-300 bg-base-100 p-3 has-checked:border-primary has-checked:bg-primary/5 has-disabled:cursor-not-allowed has-disabled:bg-base-200">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              class="radio radio-primary radio-sm mt-0.5"
              autofocus={autofocus && option === focused}
              aria-describedby={messages ? described['aria-describedby'] : undefined}
            />
            <span>
              <span class="block text-sm font-medium">{option.label}</span>
              {option.hint && <span class="block text-sm text-base-content/70">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {messages && <FieldError id={id}>{errorsInWords(label, messages)}</FieldError>}
    </fieldset>
  )
}

/** A picture to upload, with a look at it before it is sent. */
export function ImageField({
  attribute,
  label,
  hint,
  current,
}: Omit<FieldProps, 'children'> & { current?: string | undefined }) {
  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <div class="flex items-center gap-4" data-controller="image-preview">
        <img
          src={current}
          alt=""
          hidden={current === undefined}
          class="size-16 rounded-lg border border-base-300 object-cover"
          data-image-preview-target="image"
        />
        <ImageInput attribute={attribute} />
      </div>
    </Field>
  )
}

/** Chooses the picture; around it stands who shows it. */
export function ImageInput({ attribute }: { attribute: string }) {
  const { id, name, described } = useField(attribute)

  return (
    <input
      id={id}
      name={name}
      type="file"
      accept="image/jpeg,image/png,image/gif,image/webp"
      class="file-input w-full min-w-0"
      data-action="image-preview#show"
      {...described}
    />
  )
}
