import { Icon } from '../values/icon.tsx'

/** Prints the page, or keeps it as a PDF. Shown only where its script runs. */
export function PrintButton() {
  return (
    <button type="button" class="btn btn-sm" data-print-page="">
      <Icon name="printer" />
      Print
    </button>
  )
}
