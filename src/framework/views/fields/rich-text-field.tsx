import type { ComponentChildren } from 'preact'
import { Field, useField } from '../forms/form.tsx'

type Props = { attribute: string; label: string; hint?: ComponentChildren; autofocus?: boolean }

/** Formatted text. Without JavaScript it is a plain text area, which takes plain text and HTML. */
export function RichTextField({ attribute, label, hint, autofocus }: Props) {
  const { id, name, value, described, messages } = useField(attribute)

  return (
    <Field attribute={attribute} label={label} hint={hint}>
      <div
        data-controller="rich-text"
        data-rich-text-label-value={label}
        class={messages ? 'rich-text-invalid' : undefined}
      >
        <textarea
          id={id}
          name={name}
          rows={12}
          class={`textarea w-full ${messages ? 'textarea-error' : ''}`}
          data-rich-text-target="source"
          autofocus={autofocus}
          {...described}
        >
          {typeof value === 'string' ? value : ''}
        </textarea>
      </div>
    </Field>
  )
}

/** Shows the HTML as it is, because it was made safe before it was stored. */
export function RichText({ html }: { html: string }) {
  return <div class="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
