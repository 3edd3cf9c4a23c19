import { type Page, pageAddress, pagesOf } from '../http/pagination.ts'
import { usePage } from './page.ts'

export function Pagination({ page }: { page: Page<unknown> }) {
  const { url } = usePage()
  const last = pagesOf(page)
  if (last === 1 && page.number === 1) return null

  return (
    <nav aria-label="Pages" class="mt-4 flex items-center justify-between gap-4 text-sm">
      <p class="text-base-content/70">
        Page {page.number} of {last}, {page.total} in all
      </p>
      <div class="join">
        {page.number > 1 && (
          <a
            rel="prev"
            href={pageAddress(url, Math.min(page.number - 1, last))}
            class="btn btn-sm join-item"
          >
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
