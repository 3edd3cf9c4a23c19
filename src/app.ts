import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { BadRequest } from './errors.ts'
import { listRoutes } from './http/api.ts'
import { bodyLimit, parseBodies } from './http/bodies.ts'
import { handleError, handleNotFound } from './http/error-handler.tsx'
import { setEtag } from './http/etag.ts'
import { chooseFormat, rewriteUrl } from './http/format.ts'
import { shedLoad } from './http/load-shedding.ts'
import { securityHeaders } from './http/security-headers.ts'
import { describePage } from './page.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { assetsDirectory } from './views/assets.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address itself ends in a suffix, which names no format. */
    anySuffix?: boolean
  }
}

/** The whole service, ready to listen but not listening. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services
  const app = Fastify({
    loggerInstance: log,
    // Requests are logged once, below, without what their queries hold.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit,
    rewriteUrl,
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance

  listRoutes(app)
  app.decorate('services', services)
  app.decorateRequest('format', 'html')
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)

  app.addHook('onRequest', async (request, reply) => {
    chooseFormat(request)
    reply.header('X-Request-Id', request.id)
  })
  shedLoad(app, config.maxConcurrentRequests)
  app.addHook('onRequest', async ({ raw: { suffix }, routeOptions, is404 }) => {
    const isOther = suffix !== undefined && suffix !== 'json' && !routeOptions.config.anySuffix
    if (isOther && !is404) throw new BadRequest('Only HTML and JSON are served here.', 406)
  })
  app.addHook('onSend', setEtag)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The query may hold what only its sender should know.
        path: request.originalUrl.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.actor?.user.id,
      },
      'request',
    )
  })

  await securityHeaders(app, config)
  await app.register(cookie)
  await parseBodies(app)
  describePage(app)
  await app.register(fastifyStatic, {
    root: assetsDirectory,
    prefix: '/assets/',
    wildcard: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  })
  await app.register(routes)
  return app
}
