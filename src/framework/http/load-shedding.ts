import type { FastifyInstance } from 'fastify'
import { Overloaded } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered even if the process is too busy for other requests. */
    alwaysAdmit?: boolean
  }
}

/**
 * Refuses requests at once while too many are open, so that the accepted ones are answered in time.
 * Open requests are counted instead of measuring the event loop, because requests that wait for the
 * database cost no CPU.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  let open = 0

  app.addHook('onRequest', (request, reply, done) => {
    if (open >= most && !request.routeOptions.config.alwaysAdmit) return done(new Overloaded(1))

    open += 1
    // `close` also comes when the client goes away before the answer has ended.
    reply.raw.once('close', () => {
      open -= 1
    })
    done()
  })
}
