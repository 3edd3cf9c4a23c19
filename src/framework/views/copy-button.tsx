import { Icon } from './icon.tsx'

/** Hidden until its script runs. Without scripts people select the text by hand. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  return (
    <button
      type="button"
      hidden
      class="btn btn-sm"
      data-controller="copy"
      data-copy-text-value={text}
      data-action="copy#copy"
    >
      <Icon name="copy" />
      <span data-copy-target="label" aria-live="polite">
        {label}
      </span>
    </button>
  )
}
