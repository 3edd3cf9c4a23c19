import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** What is counted of the database's work, where somebody asks for it. */
export type StatementMeters = {
  slow: () => void
  statement: (kind: string, seconds: number) => void
  repeated: () => void
}

type Watch = {
  slowMs: number
  tell: (text: string, ms: number) => void
  meters: StatementMeters | undefined
}

let watch: Watch = { slowMs: Number.POSITIVE_INFINITY, tell: () => {}, meters: undefined }

const longestText = 500

/**
 * Has statements told that take longer than so many milliseconds, 0 for none, and all of them counted. Their values are
 * never told.
 */
export function watchStatements(
  slowMs: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
  meters?: StatementMeters,
): void {
  watch = {
    meters,
    slowMs: slowMs === 0 ? Number.POSITIVE_INFINITY : slowMs,
    tell: (text, ms) => {
      meters?.slow()
      const statement = text.replace(/\s+/g, ' ').slice(0, longestText)
      log.warn({ ms: Math.round(ms), statement }, 'slow statement')
    },
  }
}

/** The kind of what is sent as text. */
const asText = 'text'

/** To be called with the moment when a statement was sent, once it is answered. */
export function timeStatement(text: string, sentAt: number, kind = asText): void {
  const ms = performance.now() - sentAt
  watch.meters?.statement(kind, ms / 1000)
  if (ms > watch.slowMs) watch.tell(text, ms)
}

/** To be called when a transaction is begun anew because another was in its way. */
export const countRepetition = (): void => watch.meters?.repeated()

type Send = (...given: unknown[]) => unknown

/** Times what is sent as text. Statements with a reader of their own are timed by `ask`. */
export function timeQueries(client: pg.ClientBase): void {
  const send = client.query.bind(client) as Send
  const timed: Send = (...given) => {
    const sentAt = performance.now()
    const text = textOf(given[0])
    const called = given.at(-1)
    if (typeof called === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        timeStatement(text, sentAt)
        called(...answer)
      }
      return send(...given)
    }
    const answer = send(...given)
    if (answer instanceof Promise) answer.then(() => timeStatement(text, sentAt)).catch(() => {})
    return answer
  }
  Object.assign(client, { query: timed })
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}
