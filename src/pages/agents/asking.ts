import type { FastifyRequest } from 'fastify'
import type { AttributeErrors } from '../../framework/errors.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Sent = {
  query?: Record<string, string | number | undefined>
  body?: object
  /** The key under which it is done once, however often it is sent. */
  key?: string
  /** Whether it is a list of which one wants to know how long it is: the answer is a `Part` of it then. */
  isCounted?: true
}

/** The records on a page of a list, and how many there are in all. */
export type Part = { records: unknown[]; total: number }

/** Sends a request to a route of this process, and gives the JSON that it answers with. */
export type Ask = (method: Method, path: string, sent?: Sent) => Promise<unknown>

/** The answer of a route that did not do what it was asked for, in its own words. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Asks as whoever sent a request, with their own credential: routes allow, limit and record what a tool does
 * as if they had been asked directly. The audit log names the tool in the place of the program.
 */
export function askAs(request: FastifyRequest, tool: string): Ask {
  const { authorization, cookie, host, 'user-agent': agent = '' } = request.headers
  // A program that sends the use of a tool again, under the same key, has it done once.
  const sentKey = request.headers['idempotency-key'] as string | undefined
  const own = authorization === undefined ? { cookie } : { authorization }

  return async (method, path, { query = {}, body, key, isCounted } = {}) => {
    const response = await request.server.inject({
      method,
      url: path,
      query: withoutGaps(query),
      remoteAddress: request.ip,
      headers: withoutGaps({
        ...own,
        host,
        'user-agent': `troupe-mcp/${tool} ${agent}`.trim(),
        'idempotency-key': key ?? sentKey,
        // A tool that sends what nobody reads has promised an agent something that is not done.
        prefer: method === 'GET' ? undefined : 'handling=strict',
      }),
      ...(body && { payload: body }),
    })
    if (response.statusCode >= 400) throw new Refused(response.statusCode, wordsOf(response.body))
    const answer = response.body === '' ? {} : response.json()
    if (!isCounted) return answer
    return { records: answer, total: Number(response.headers['total-count']) } satisfies Part
  }
}

function withoutGaps(given: Record<string, string | number | undefined>): Record<string, string> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}

type Told = { error?: string; errors?: AttributeErrors }

function wordsOf(body: string): string {
  try {
    const { error, errors = {} } = JSON.parse(body) as Told
    return error ?? sentencesOf(errors).join('\n')
  } catch {
    return body || 'There is no such record, or you may not see it.'
  }
}

/** Messages for people, each with the attribute that it is about. */
export const sentencesOf = (errors: AttributeErrors): string[] =>
  Object.entries(errors).map(([attribute, messages]) =>
    attribute === 'base' ? messages.join(' ') : `${attribute} ${messages.join(', ')}`,
  )
