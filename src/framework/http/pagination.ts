import type { FastifyReply, FastifyRequest } from 'fastify'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { type Page, type PageRequest, pagesOf, usualSize } from '../pagination.ts'
import type { Explained } from './api.ts'
import { longestFilter, markOf } from './cursor-mark.ts'
import { bare, valuesSent } from './fields/parameters.ts'

const largestSize = 100
// No list has as many pages, and offsets stay within what the database can count.
const lastPage = 1_000_000_000
const longestQuery = 2500

export function pageRequest(request: FastifyRequest): PageRequest {
  const sent = (name: string) => {
    const [value, ...others] = valuesSent(request.query, name)
    return others.length > 0 ? undefined : positive(value)
  }
  const size = Math.min(sent('limit') ?? usualSize, largestSize)
  const number = Math.min(sent('page') ?? 1, lastPage)
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
  if (next !== null) setNext(reply, `${next}-${markOf(reply.request)}`)
}

/** Tells where the list goes on that comes after something. */
export function setNext(reply: FastifyReply, after: string): void {
  const [path, query] = reply.request.originalUrl.split('?', 2)
  const others = knownParameters(reply.request, query ?? '', 'after')
  reply.header('Link', `<${absolute(`${path}?`)}after=${after}${others}>; rel="next"`)
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
 * Those parameters beside the page that the list knows, each with an `&` before it: others make no difference
 * to it. No filter looks at as many of them as there is room for.
 */
function knownParameters({ routeOptions }: FastifyRequest, query: string, but = ''): string {
  const declared = Object.entries(routeOptions.config.api?.query ?? {})
  // All are understood with and without brackets.
  const known = new Map<string, Partial<Explained>>([['limit', {}]])
  for (const [name, parameter] of declared) known.set(bare(name), parameter)

  let kept = ''
  for (const [name, value] of new URLSearchParams(query)) {
    const parameter = bare(name) === but ? undefined : known.get(bare(name))
    const wanted = parameter?.several ? value : value.slice(0, longestFilter)
    const pair = parameter === undefined ? '' : `&${new URLSearchParams([[name, wanted]])}`
    if (kept.length + pair.length <= longestQuery) kept += pair
  }
  return kept
}

function positive(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d+$/.test(value)) return undefined
  return Number(value) || undefined
}
