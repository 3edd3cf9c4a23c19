import type { FastifyRequest } from 'fastify'
import { Invalid } from '../../framework/errors.ts'
import { decodeCursor, encodeCursor } from '../../framework/http/cursor.ts'

/** The parameter by which programs read all creators, in an order that no work changes. */
export const afterQuery = {
  after: {
    description:
      'The cursor of the next part, from the `Link` of the one before; empty for the first. Nobody comes twice or is left out while others work, and nothing is counted. They come in an order of their own then, so it goes with no `sort`',
    example: '0-Vq7RtzK8',
    cursorOf: 'User' as const,
  },
}

/**
 * The number of the user after whom a list goes on: 0 for its beginning, undefined where it is read in pages.
 */
export function startOf({ query, format }: FastifyRequest): number | undefined {
  const { after, sort } = query as { after?: unknown; sort?: unknown }
  if (typeof after !== 'string' || format === 'html') return undefined
  if (sort) throw new Invalid({ sort: ['cannot be combined with after'] })
  return decodeCursor('User', after)?.id ?? 0
}

// Nothing but their number says where they are.
const anyTime = '1970-01-01T00:00:00.000Z'

export function cursorOf({ user_id }: { user_id: number }): string {
  return encodeCursor('User', { at: anyTime, id: user_id })
}
