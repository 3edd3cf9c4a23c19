import type { FastifyReply, FastifyRequest } from 'fastify'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { type Page, type PageRequest, pagesOf } from '../pagination.ts'

const defaultSize = 20
const largestSize = 100
// No list has as many pages, and offsets stay within what the database can count.
const lastPage = 1_000_000_000
const longestFilter = 255
const longestQuery = 2500

export function pageRequest(request: FastifyRequest): PageRequest {
  const query = request.query as { page?: unknown; limit?: unknown }
  const size = Math.min(positive(query.limit) ?? defaultSize, largestSize)
  const number = Math.min(positive(query.page) ?? 1, lastPage)
  return { number, size, offset: (number - 1) * size }
}

export function setPageHeaders(reply: FastifyReply, page: Page<unknown>): void {
  if (page.next !== undefined) setCursorHeaders(reply, page.size, page.next)
  else setNumberHeaders(reply, page)
}

function setNumberHeaders(reply: FastifyReply, page: Page<unknown>): void {
  reply.headers({
    'Total-Count': page.total,
    'Total-Pages': pagesOf(page),
    'Current-Page': page.number,
    'Page-Items': page.size,
    Link: pageLinks(reply.request, page),
  })
}

function setCursorHeaders(reply: FastifyReply, size: number, next: string | null): void {
  reply.header('Page-Items', size)
  if (next === null) return
  const [path, query] = reply.request.originalUrl.split('?', 2)
  const others = knownParameters(reply.request, query ?? '', 'after')
  reply.header('Link', `<${absolute(`${path}?`)}after=${next}${others}>; rel="next"`)
}

/** Sends a page of a list to programs. */
export function sendList<Row>(
  reply: FastifyReply,
  page: Page<Row>,
  present: (row: Row) => object,
): FastifyReply {
  setPageHeaders(reply, page)
  return reply.send(page.rows.map(present))
}

function pageLinks(request: FastifyRequest, page: Page<unknown>): string {
  const last = pagesOf(page)
  const links: [string, number][] = [['first', 1]]
  if (page.number > 1) links.push(['prev', Math.min(page.number - 1, last)])
  if (page.number < last) links.push(['next', page.number + 1])
  if (!page.isLonger) links.push(['last', last])

  const [path, query] = request.originalUrl.split('?', 2)
  const address = absolute(`${path}?`)
  const others = query === undefined ? '' : knownParameters(request, query)
  return links
    .map(([rel, number]) => `<${address}page=${number}${others}>; rel="${rel}"`)
    .join(', ')
}

/**
 * Those parameters beside the page that the list knows, each with an `&` before it: others make no difference to it. No
 * filter looks at more of a text than is kept here, nor at as many of them as there is room for.
 */
function knownParameters({ routeOptions }: FastifyRequest, query: string, but = ''): string {
  const known = new Set(['limit', ...Object.keys(routeOptions.config.api?.query ?? {})])
  // Lists are understood with and without their brackets.
  const isKnown = (name: string) => known.has(name) || known.has(`${name}[]`)

  let kept = ''
  for (const [name, value] of new URLSearchParams(query)) {
    const pair =
      isKnown(name) && name !== but
        ? `&${new URLSearchParams([[name, value.slice(0, longestFilter)]])}`
        : ''
    if (kept.length + pair.length <= longestQuery) kept += pair
  }
  return kept
}

function positive(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d+$/.test(value)) return undefined
  return Number(value) || undefined
}
