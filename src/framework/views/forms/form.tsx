import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { AttributeErrors } from '../../errors.ts'
import { Icon } from '../values/icon.tsx'
import { FieldError } from './field-error.tsx'

export type Values = Record<string, unknown>

type FormState = {
  id?: string | undefined
  record: string | undefined
  values: Values
  errors: AttributeErrors
}

const FormContext = createContext<FormState>({ record: undefined, values: {}, errors: {} })

type FormProps = {
  /** Tells its fields from those of other forms of the same record on the page. */
  id?: string
  action: string
  method?: 'post' | 'patch' | 'delete'
  /** The root key of the fields: `campaign` names them `campaign[name]`. */
  record?: string
  values?: Values
  errors?: AttributeErrors | undefined
  multipart?: boolean
  /** Lets the server say all that is wrong, where the browser would stop at the first field. */
  allErrors?: boolean
  class?: string
  children: ComponentChildren
  [data: `data-${string}`]: string
}

/** A form that knows its record: each field below it finds its own value and errors. */
export function Form({
  id,
  action,
  method = 'post',
  record,
  values = {},
  errors = {},
  multipart = false,
  allErrors = false,
  class: className = 'space-y-5',
  children,
  ...data
}: FormProps) {
  return (
    <form
      id={id}
      method="post"
      action={method === 'post' ? action : `${action}?_method=${method}`}
      encType={multipart ? 'multipart/form-data' : undefined}
      noValidate={allErrors}
      class={className}
      data-refused={Object.keys(errors).length > 0 ? '' : undefined}
      {...data}
    >
      <FormContext.Provider value={{ id, record, values, errors }}>
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
  const { id: form, record, values, errors } = useContext(FormContext)
  const owner = form ?? record
  const id = owner === undefined ? attribute : `${owner}_${attribute}`
  const messages = errors[attribute]
  const autofocus = firstInvalid(errors) === attribute

  return {
    id,
    name: record === undefined ? attribute : `${record}[${attribute}]`,
    value: values[attribute],
    messages,
    autofocus,
    described: {
      // Left out when false, so that it does not override an `autofocus` that the field sets
      // itself.
      ...(autofocus && { autofocus }),
      'aria-invalid': messages ? ('true' as const) : undefined,
      'aria-describedby': `${id}_hint${messages ? ` ${id}_error` : ''}`,
    },
  }
}

/** Errors come in the order of the form, because schemas list their fields in that order. */
function firstInvalid(errors: AttributeErrors): string | undefined {
  return Object.keys(errors).find((attribute) => attribute !== 'base')
}

export type FieldProps = {
  attribute: string
  label: string
  /** Shown after the label but not part of it, because errors begin with the label. */
  optional?: boolean | undefined
  hint?: ComponentChildren
  children: ComponentChildren
}

/** The errors of a field. They go on from its label, but for those that are sentences of their own. */
export const errorsInWords = (label: string, messages: string[]): string =>
  messages
    .map((message) => (/^\p{Lu}/u.test(message) ? message : `${label} ${message}`))
    .join('. ')
    .replaceAll('.. ', '. ')

/** The label above, the hint and the errors below: the same for every kind of input. */
export function Field({ attribute, label, optional, hint, children }: FieldProps) {
  const { id, messages } = useField(attribute)

  return (
    <div>
      <label for={id} class="mb-1.5 block text-sm font-medium">
        {label}
        {optional && ' (optional)'}
      </label>
      {children}
      {hint && (
        <p id={`${id}_hint`} class="mt-1.5 text-sm text-base-content/70">
          {hint}
        </p>
      )}
      {messages && <FieldError id={id}>{errorsInWords(label, messages)}</FieldError>}
    </div>
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

/** Input that someone typed into a form that was refused, to be shown to them again. */
export function typedValues(body: unknown, record: string): Values {
  const fields = Object(body)[record]
  return typeof fields === 'object' && fields !== null ? fields : {}
}
