import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { type Page, pageAddress, pagesOf } from '../../pagination.ts'
import { useFrame } from '../frame.ts'

type Props = {
  page: Page<unknown>
  /** The address of the list, if the page is the answer to a form that was sent elsewhere and refused. */
  address?: string | undefined
}

export function Pagination({ page, address }: Props) {
  const frame = useFrame()
  const url = address ?? frame.url
  const last = pagesOf(page)
  if (page.total === 0 || (last === 1 && page.number === 1)) return null
  if (page.number > last) return <PastTheEnd last={last} url={url} />

  return (
    <nav aria-label="Pages" class="mt-4 flex items-center justify-between gap-4 text-sm">
      <p class="text-base-content/70">
        {page.isLonger
          ? `Page ${page.number}, more than ${grouped(page.total - 1)} in all`
          : `Page ${page.number} of ${last}, ${page.total} in all`}
      </p>
      <div class="join">
        {page.number > 1 && (
          <a rel="prev" href={pageAddress(url, page.number - 1)} class="btn btn-sm join-item">
            Previous
          </a>
        )}
        {page.number < last && (
          <a rel="next" href={pageAddress(url, page.number + 1)} class="btn btn-sm join-item">
            Next
          </a>
        )}
      </div>
    </nav>
  )
}

/** The way back from an address past the end: the list has become shorter, or the address is made up. */
function PastTheEnd({ last, url }: { last: number; url: string }) {
  return (
    <nav aria-label="Pages" class="mt-4 flex items-center justify-between gap-4 text-sm">
      <p class="text-base-content/70">The list ends before this page.</p>
      <a href={pageAddress(url, last)} class="btn btn-sm">
        {last === 1 ? 'Show the list' : `Go to the last page, ${last}`}
      </a>
    </nav>
  )
}
