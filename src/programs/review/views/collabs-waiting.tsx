import { collabPath } from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import type { CollabWaiting } from '../collab-work.ts'

const shown = 4

/** Work for collabs that waits as well, with the pages on which it is decided. */
export function CollabsWaiting({ collabs }: { collabs: CollabWaiting[] }) {
  if (collabs.length === 0) return null
  return (
    <p class="mb-4 rounded-box border border-base-300 bg-sunk px-4 py-3 text-sm wrap-anywhere">
      Work for collabs waits for you, too:{' '}
      {collabs.slice(0, shown).map((collab, index) => (
        <>
          {index > 0 && ', '}
          <a href={collabPath(collab)} class="link">
            {grouped(collab.waiting)} in {collab.name}
          </a>
        </>
      ))}
      {collabs.length > shown && ` and more in ${grouped(collabs.length - shown)} others`}.
    </p>
  )
}
