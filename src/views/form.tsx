import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { AttributeErrors } from '../errors.ts'
import { Icon } from './icon.tsx'

export type Values = Record<string, unknown>

type FormState = { record: string | undefined; values: Values; errors: AttributeErrors }

const FormContext = createContext<FormState>({ record: undefined, values: {}, errors: {} })

type FormProps = {
  action: string
  method?: 'post' | 'patch' | 'delete'
  /** The root key of the fields: `campaign` names them `campaign[name]`. */
  record?: string
  values?: Values
  errors?: AttributeErrors | undefined
  multipart?: boolean
  class?: string
  children: ComponentChildren
}

/** A form that knows its record: each field below it finds its own value and errors. */
export function Form({
  action,
  method = 'post',
  record,
  values = {},
  errors = {},
  multipart = false,
  class: className = 'space-y-5',
  children,
}: FormProps) {
  return (
    <form
      method="post"
      action={method === 'post' ? action : `${action}?_method=${method}`}
      encType={multipart ? 'multipart/form-data' : undefined}
      class={className}
    >
      <FormContext.Provider value={{ record, values, errors }}>
        {errors.base && (
          <div role="alert" class="alert alert-error alert-soft">
            <Icon name="circleAlert" class="size-5" />
            <span>{errors.base.join(' ')}</span>
          </div>
        )}
        {children}
      </FormContext.Provider>
    </form>
  )
}

/** Everything an input needs to be one field of its form. */
export function useField(attribute: string) {
  const { record, values, errors } = useContext(FormContext)
  const id = record === undefined ? attribute : `${record}_${attribute}`
  const messages = errors[attribute]

  return {
    id,
    name: record === undefined ? attribute : `${record}[${attribute}]`,
    value: values[attribute],
    messages,
    described: {
      'aria-invalid': messages ? ('true' as const) : undefined,
      'aria-describedby': `${id}_hint${messages ? ` ${id}_error` : ''}`,
    },
  }
}

type FieldProps = {
  attribute: string
  label: string
  hint?: ComponentChildren
  children: ComponentChildren
}

/** The label above, the hint and the errors below: the same for every kind of input. */
export function Field({ attribute, label, hint, children }: FieldProps) {
  const { id, messages } = useField(attribute)

  return (
    <div>
      <label for={id} class="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}_hint`} class="mt-1.5 text-sm text-base-content/70">
          {hint}
        </p>
      )}
      {messages && (
        <p id={`${id}_error`} class="mt-1.5 text-sm font-medium text-error">
          {messages.map((message) => `${label} ${message}`).join('. ')}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> & {
  type?: 'text' | 'email' | 'url' | 'tel'
  required?: boolean
  autocomplete?: string
  placeholder?: string
  inputmode?: 'numeric' | 'text' | 'decimal'
  maxlength?: number
  autofocus?: boolean
  class?: string
}

export function TextField({
  attribute,
  label,
  hint,
  type = 'text',
  class: className = '',
  autofocus,
  ...input
}: TextFieldProps) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
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

export type Option = { value: string; label: string; hint?: string }

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
        {options.map((option) => (
          <option value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A choice where each option needs a word of explanation. */
export function RadioField({
  attribute,
  label,
  options,
  class: className = 'space-y-2',
}: Omit<FieldProps, 'children'> & { options: Option[]; class?: string }) {
  const { id, name, value, messages, described } = useField(attribute)

  return (
    <fieldset>
      <legend class="mb-1.5 text-sm font-medium">{label}</legend>
      <div class={className}>
        {options.map((option) => (
          <label class="flex cursor-pointer gap-3 rounded-box border border-base-300 bg-base-100 p-3 has-checked:border-primary has-checked:bg-primary/5">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              class="radio radio-primary radio-sm mt-0.5"
              aria-describedby={messages ? described['aria-describedby'] : undefined}
            />
            <span>
              <span class="block text-sm font-medium">{option.label}</span>
              {option.hint && <span class="block text-sm text-base-content/70">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {messages && (
        <p id={`${id}_error`} class="mt-1.5 text-sm font-medium text-error">
          {`${label} ${messages.join(', ')}`}
        </p>
      )}
    </fieldset>
  )
}

/** A picture to upload, with a look at it before it is sent. */
export function ImageField({
  attribute,
  label,
  hint,
  current,
  wide = false,
}: Omit<FieldProps, 'children'> & { current?: string | undefined; wide?: boolean }) {
  const { id, name, described } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <div class={wide ? 'space-y-3' : 'flex items-center gap-4'} data-controller="image-preview">
        <img
          src={current}
          alt=""
          hidden={current === undefined}
          class={`rounded-lg border border-base-300 object-cover ${wide ? 'aspect-3/1 w-full' : 'size-16'}`}
          data-image-preview-target="image"
        />
        <input
          id={id}
          name={name}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          class="file-input w-full min-w-0"
          data-action="image-preview#show"
          {...described}
        />
      </div>
    </Field>
  )
}

export function SubmitButton({
  children,
  class: className = 'btn-primary',
}: {
  children: ComponentChildren
  class?: string
}) {
  return (
    <button type="submit" class={`btn ${className}`} data-turbo-submits-with="Working…">
      {children}
    </button>
  )
}

/** What someone typed into a form that was refused, to be shown to them again. */
export function typedValues(body: unknown, record: string): Values {
  const fields = Object(body)[record]
  return typeof fields === 'object' && fields !== null ? fields : {}
}
