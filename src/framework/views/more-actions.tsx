import type { ComponentChildren } from 'preact'

type Props = {
  /** The action that is wanted most. */
  first: ComponentChildren
  /** The others, none of them undefined or false. */
  others: ComponentChildren[]
}

/**
 * The actions of a page. A phone shows the first, and the others behind a button, so that what the page is
 * about comes before them; elsewhere all are in sight, the first one last. It needs no script.
 */
export function MoreActions({ first, others }: Props) {
  return (
    <div class="flex flex-wrap gap-2">
      {others.length > 0 && (
        <details class="more max-sm:order-last" data-controller="menu">
          <summary class="btn btn-sm">
            More<span class="sr-only"> actions</span>
          </summary>
          <div class="more-sheet">{others}</div>
        </details>
      )}
      {first}
    </div>
  )
}
