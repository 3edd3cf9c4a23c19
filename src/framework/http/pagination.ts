import type { FastifyReply, FastifyRequest } from 'fastify'
import { absolute } from '../../vocabulary/urls.ts'
import { type Page, type PageRequest, pageAddress, pagesOf } from '../pagination.ts'

const defaultSize = 20
const largestSize = 100
// No list has as many pages, and offsets stay within what the database can count.
const lastPage = 1_000_000_000

export function pageRequest(request: FastifyRequest): PageRequest {
  const query = request.query as { page?: unknown; limit?: unknown }
  const size = Math.min(positive(query.limit) ?? defaultSize, largestSize)
  const number = Math.min(positive(query.page) ?? 1, lastPage)
  return { number, size, offset: (number - 1) * size }
}

export function setPageHeaders(reply: FastifyReply, page: Page<unknown>): void {
  reply.headers({
    'Total-Count': page.total,
    'Total-Pages': pagesOf(page),
    'Current-Page': page.number,
    'Page-Items': page.size,
    Link: pageLinks(reply.request, page),
  })
}

/** A page of a list, for programs. */
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
  links.push(['last', last])

  return links
    .map(([rel, number]) => `<${absolute(pageAddress(request.originalUrl, number))}>; rel="${rel}"`)
    .join(', ')
}

function positive(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d+$/.test(value)) return undefined
  return Number(value) || undefined
}
