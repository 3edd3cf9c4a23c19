import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { currentTrace } from '../../traces/current.ts'

/** Counts of the database's work, where somebody asks for them. */
type StatementMeters = {
  slow: () => void
  statement: (kind: string, seconds: number) => void
  repeated: () => void
}

type StatementTracer = { statement: (kind: string) => Ending | undefined }
type Ending = { end: (told?: { failure?: unknown }) => void }

type More = {
  /** How long of it the process was busy with itself: then the answer may have been there long before. */
  process_busy_ms: number
  /** Where it failed: the state that the server names. */
  state: string | undefined
  trace_id: string | undefined
}

type Watch = {
  slowMs: number
  tell: (text: string, ms: number, more: More) => void
  meters: StatementMeters | undefined
  tracer: StatementTracer | undefined
}

let watch: Watch = {
  slowMs: Number.POSITIVE_INFINITY,
  tell: () => {},
  meters: undefined,
  tracer: undefined,
}

const longestText = 500

/**
 * Has statements told that take longer than so many milliseconds, 0 for none, and all of them counted. Their
 * values are never told.
 */
export function watchStatements(
  slowMs: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
  meters?: StatementMeters,
  tracer?: StatementTracer,
): void {
  watch = {
    meters,
    tracer,
    slowMs: slowMs === 0 ? Number.POSITIVE_INFINITY : slowMs,
    tell: (text, ms, more) => {
      meters?.slow()
      const statement = text.replace(/\s+/g, ' ').slice(0, longestText)
      log.warn({ ms: Math.round(ms), statement, ...more }, 'slow statement')
    },
  }
}

/** The kind of what is sent as text. */
const asText = 'text'

/**
 * To be called when a statement is sent; what it gives, with the error if there was one, when it is answered.
 */
export function watchStatement(text: string, kind = asText): (failure?: unknown) => void {
  const sentAt = performance.now()
  const busyBefore = performance.eventLoopUtilization()
  const stretch = watch.tracer?.statement(kind)
  // The answer may come while something else is under way.
  const traceId = currentTrace()?.traceId
  return (failure) => {
    stretch?.end({ failure })
    const ms = performance.now() - sentAt
    if (failure === undefined) watch.meters?.statement(kind, ms / 1000)
    // Failed ones too: the slowest of all are those that a time limit has ended.
    if (ms > watch.slowMs)
      watch.tell(text, ms, { ...blameOf(busyBefore, failure), trace_id: traceId })
  }
}

function blameOf(since: EventLoopUtilization, failure: unknown): Omit<More, 'trace_id'> {
  const { active } = performance.eventLoopUtilization(since)
  const { code } = (failure ?? {}) as { code?: string }
  return { process_busy_ms: Math.round(active), state: code }
}

/** To be called when a transaction is begun anew because another was in its way. */
export const countRepetition = (): void => watch.meters?.repeated()

type Send = (...given: unknown[]) => unknown

/** Watches what is sent as text. Statements with a reader of their own are watched by `ask`. */
export function watchQueries(client: pg.ClientBase): void {
  const send = client.query.bind(client) as Send
  const watched: Send = (...given) => {
    if (hasReader(given[0])) return send(...given)
    const answered = watchStatement(textOf(given[0]))
    const called = given.at(-1)
    if (typeof called === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        answered(answer[0] ?? undefined)
        called(...answer)
      }
      return send(...given)
    }
    const answer = send(...given)
    if (answer instanceof Promise) answer.then(() => answered(), answered)
    return answer
  }
  Object.assign(client, { query: watched })
}

const hasReader = (query: unknown): boolean =>
  typeof (query as { submit?: unknown } | undefined)?.submit === 'function'

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}
