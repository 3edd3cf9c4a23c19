import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const isBearer = /^bearer /i

/** How long a browser may remember what it was allowed, in seconds. */
const rememberedSeconds = 7200

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, Troupe-Position, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  'Access-Control-Max-Age': String(rememberedSeconds),
}
const exposed =
  'Content-Disposition, Deprecation, ETag, Idempotency-Replayed, Link, Location, Retry-After, Total-Count, Total-Pages, Current-Page, Page-Items, Preference-Applied, RateLimit, RateLimit-Policy, Sunset, Troupe-Position, Unknown-Fields, Upload-Offset, Upload-Expires, X-Request-Id'

/**
 * Lets pages of these origins send requests with an access token and read what is answered. Nothing is
 * allowed that a browser would send a cookie with: a page elsewhere acts for its token, never for whoever
 * happens to be signed in.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const isAllowed = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && origins.includes(origin)

  app.addHook('onRequest', (request, reply, done) => {
    if (!isAllowed(request)) return done()
    if (asksFirst(request)) return void allow(request, reply).headers(allowed).code(204).send()
    if (isBearer.test(request.headers.authorization ?? '')) {
      allow(request, reply).header('Access-Control-Expose-Headers', exposed)
    }
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const others = reply.getHeader('Vary')
    reply.header('Vary', others === undefined ? 'Origin' : `${others}, Origin`)
    done()
  })
}

function asksFirst({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function allow({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('Access-Control-Allow-Origin', headers.origin)
}
