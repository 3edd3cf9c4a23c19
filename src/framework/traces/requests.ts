import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withinTrace } from './current.ts'
import { readTraceparent } from './traceparent.ts'
import type { Stretch, Tracer } from './tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    stretch: Stretch | null
  }
}

/** Tells of each request, and says in the answer which trace it belongs to. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | undefined): void {
  app.decorateRequest('stretch', null)
  if (tracer === undefined) return nameTraces(app)

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request
    const stretch = tracer.request(String(headers.traceparent), method, routeOptions.url ?? 'none')
    request.stretch = stretch
    nameTrace(request, stretch.traceId)
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

/** Without a collector only the log says which trace a request belongs to, if its sender names one. */
function nameTraces(app: FastifyInstance): void {
  const within = (request: FastifyRequest, done: () => void): void => {
    const { traceparent } = request.headers
    const trace = traceparent === undefined ? undefined : readTraceparent(traceparent)
    if (trace === undefined) {
      done()
    } else {
      nameTrace(request, trace.traceId)
      withinTrace({ traceId: trace.traceId }, done)
    }
  }
  app.addHook('onRequest', (request, _reply, done) => within(request, done))
  app.addHook('preHandler', (request, _reply, done) => within(request, done))
}

const nameTrace = ({ log }: { log: object }, traceId: string) => Object.assign(log, { traceId })
