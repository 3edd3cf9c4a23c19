import type { FastifyBaseLogger } from 'fastify'
import { currentTrace, withinTrace } from '../traces/current.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * The log of one request, which names the request in every line. Most requests have nothing to say in it, so
 * the log that does so is made with the first line.
 */
class RequestLog {
  readonly #log: FastifyBaseLogger
  readonly #bindings: object
  #made: FastifyBaseLogger | undefined
  /** The trace of the request, for lines of what has lost it on its way, such as a body that was read. */
  traceId: string | undefined

  constructor(log: FastifyBaseLogger, bindings: object) {
    this.#log = log
    this.#bindings = bindings
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#log.child(this.#bindings)
    return this.#made
  }

  get level(): string {
    return this.#log.level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.made.child(...given)
  }

  static {
    for (const level of levels) {
      Object.assign(RequestLog.prototype, {
        [level](this: RequestLog, ...line: Parameters<FastifyBaseLogger['info']>) {
          const { made, traceId } = this
          if (traceId === undefined || currentTrace() !== undefined) made[level](...line)
          else withinTrace({ traceId }, () => made[level](...line))
        },
      })
    }
  }
}

export function logOfRequest(log: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  return new RequestLog(log, bindings) as unknown as FastifyBaseLogger
}
