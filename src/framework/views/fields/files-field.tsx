import type { VNode } from 'preact'
import { FieldError } from '../forms/field-error.tsx'
import { Field, type FieldProps, useField } from '../forms/form.tsx'

/** Where files are sent ahead of the form, and what of them is taken. */
type Uploads = { url: string; attribute: string; most: number; megabytes: number }

type Props = Omit<FieldProps, 'children'> & { accept: string; uploads?: Uploads }

export function FilesField({ attribute, label, hint, optional, accept, uploads }: Props) {
  const { id, name, described } = useField(attribute)
  const input = (
    <input
      id={id}
      name={`${name}[]`}
      type="file"
      multiple
      accept={accept}
      class="file-input w-full min-w-0"
      data-uploads-target={uploads && 'input'}
      data-action={uploads && 'change->uploads#choose'}
      {...described}
    />
  )

  return (
    <Field attribute={attribute} label={label} hint={hint} optional={optional}>
      {uploads ? <SentAhead {...uploads}>{input}</SentAhead> : input}
    </Field>
  )
}

/** The files on their way, for browsers that send them in pieces ahead of the form. */
function SentAhead({ url, attribute, most, megabytes, children }: Uploads & { children: VNode }) {
  const { name, messages, id } = useField(attribute)
  return (
    <div
      data-controller="uploads"
      data-uploads-url-value={`${url}.json`}
      data-uploads-name-value={`${name}[]`}
      data-uploads-most-value={most}
      data-uploads-megabytes-value={megabytes}
    >
      {children}
      {messages && (
        <FieldError id={id}>{messages.map((message) => `Files ${message}`).join('. ')}</FieldError>
      )}
      <ul data-uploads-target="list" class="mt-2 space-y-2 empty:hidden" />
      <p data-uploads-target="said" aria-live="polite" class="sr-only mt-2 text-sm" />
      <template data-uploads-target="row">
        <li class="rounded-box border border-base-300 px-3 py-2 text-sm">
          <div class="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span data-part="name" class="min-w-0 flex-1 truncate font-medium" />
            <span data-part="state" class="text-base-content/75 tabular-nums" />
            <button
              type="button"
              data-part="retry"
              data-action="uploads#retry"
              class="btn btn-xs"
              hidden
            >
              Try again
            </button>
            <button
              type="button"
              data-part="remove"
              data-action="uploads#remove"
              class="btn btn-ghost btn-xs"
            >
              Remove
            </button>
          </div>
          <progress class="progress progress-primary mt-1 w-full" max={1} value={0} />
          <input type="hidden" disabled />
        </li>
      </template>
    </div>
  )
}
