import type { FastifyBaseLogger } from 'fastify'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * The log of one request, which names the request in every line. Most requests have nothing to say in it, so
 * the log that does so is made with the first line.
 */
class RequestLog {
  readonly #log: FastifyBaseLogger
  readonly #bindings: object
  #made: FastifyBaseLogger | undefined

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
          this.made[level](...line)
        },
      })
    }
  }
}

export function logOfRequest(log: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  return new RequestLog(log, bindings) as unknown as FastifyBaseLogger
}
