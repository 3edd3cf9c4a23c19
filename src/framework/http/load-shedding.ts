import type { FastifyInstance } from 'fastify'
import { Overloaded } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is. */
    alwaysAdmit?: boolean
  }
}

/**
 * Beyond what the process can serve it refuses at once, so that what it accepted is answered in
 * time. Counting open requests works where measuring the event loop does not: waiting for the
 * database costs no CPU.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  let open = 0

  app.addHook('onRequest', (request, reply, done) => {
    if (open >= most && !request.routeOptions.config.alwaysAdmit) return done(new Overloaded(1))

    open += 1
    // Unlike the answer's end, `close` comes also when the client has gone away before it.
    reply.raw.once('close', () => {
      open -= 1
    })
    done()
  })
}
