import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** As much of a text as the addresses of further pages have. No filter looks at more of it. */
export const longestFilter = 255

/**
 * A mark of the list that was asked for: its address, its filters and its order. A cursor ends in it, since
 * with others it would lead to a place that some records lie before and were never shown.
 */
export function markOf({ routeOptions, params, query }: FastifyRequest): string {
  const names = Object.keys(routeOptions.config.api?.query ?? {}).sort()
  const asked = names.flatMap((name) => {
    const values = valuesOf(query, name)
    return name === 'after' || values.length === 0 ? [] : [[name, ...values]]
  })
  const list = JSON.stringify([routeOptions.url, params, asked])
  return createHash('sha256').update(list).digest('hex').slice(0, 8)
}

/** Whether a cursor is of this list. One of an earlier version has no mark, and is taken as it is. */
export function isOfList(cursor: string, request: FastifyRequest): boolean {
  const [, , mark] = cursor.split('-')
  return mark === undefined || mark === markOf(request)
}

/** Several values mean the same in any order. */
function valuesOf(query: unknown, name: string): string[] {
  const sent = (query as Record<string, unknown>)[name]
  const values = [sent]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  return values
    .map((value) => value.slice(0, longestFilter))
    .filter((value) => value !== '')
    .sort()
}
