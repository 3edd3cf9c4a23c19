import type { FastifyInstance } from 'fastify'
import type { Stretch, Tracer } from './tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    stretch: Stretch | null
  }
}

/** Tells of each request, and says in the answer which trace it belongs to. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | undefined): void {
  app.decorateRequest('stretch', null)
  if (tracer === undefined) return

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request
    const stretch = tracer.request(String(headers.traceparent), method, routeOptions.url ?? 'none')
    request.stretch = stretch
    reply.header('Trace-Id', stretch.traceId)
    stretch.run(done)
  })
  // After the body has been read it goes on in another context.
  app.addHook('preHandler', ({ stretch }, _reply, done) => {
    if (stretch === null) done()
    else stretch.run(done)
  })
  app.addHook('onResponse', ({ stretch, id }, { statusCode }, done) => {
    stretch?.end({
      attributes: { 'http.response.status_code': statusCode, 'troupe.request_id': id },
      ...(statusCode >= 500 && { failure: statusCode }),
    })
    done()
  })
}
