import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Context as Trace } from '@opentelemetry/api'

/** The trace that what is under way belongs to, and its place in it where a collector is told. */
type Current = { traceId: string; place?: Trace }

const current = new AsyncLocalStorage<Current>()

export const currentTrace = (): Current | undefined => current.getStore()

/** Works within a trace: what is begun meanwhile, and what is logged, belongs to it. */
export function withinTrace<Result>(trace: Current, work: () => Result): Result {
  return current.run(trace, work)
}

/** A trace of its own, for what nobody has asked for. */
export const ownTrace = (): Current => ({ traceId: randomBytes(16).toString('hex') })
