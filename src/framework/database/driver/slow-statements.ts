import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

type Watch = { slowMs: number; tell: (text: string, ms: number) => void }

let watch: Watch = { slowMs: Number.POSITIVE_INFINITY, tell: () => {} }

const longestText = 500

/** Has statements told that take longer than so many milliseconds; 0 for none. Their values are never told. */
export function watchStatements(
  slowMs: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
  meters?: { slow: () => void },
): void {
  watch = {
    slowMs: slowMs === 0 ? Number.POSITIVE_INFINITY : slowMs,
    tell: (text, ms) => {
      meters?.slow()
      const statement = text.replace(/\s+/g, ' ').slice(0, longestText)
      log.warn({ ms: Math.round(ms), statement }, 'slow statement')
    },
  }
}

/** To be called with the moment when a statement was sent, once it is answered. */
export function timeStatement(text: string, sentAt: number): void {
  const ms = performance.now() - sentAt
  if (ms > watch.slowMs) watch.tell(text, ms)
}

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
