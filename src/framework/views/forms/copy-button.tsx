import { Icon } from '../values/icon.tsx'

/** Shown only where its script runs. Without scripts people select the text by hand. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  return (
    <button type="button" class="btn btn-sm" data-copy={text}>
      <Icon name="copy" />
      <span aria-live="polite">{label}</span>
    </button>
  )
}
