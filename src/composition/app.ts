import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { decorateRequests } from '../accounts/authentication/requests.ts'
import type { Context } from '../framework/context.ts'
import { clientErrorHandler } from '../framework/http/answers/client-error.ts'
import { handleError } from '../framework/http/answers/error-handler.tsx'
import { finishAnswer } from '../framework/http/answers/finish.ts'
import { chooseFormat, rewriteUrl } from '../framework/http/answers/format.ts'
import { refuseUnknownAddresses } from '../framework/http/answers/unknown-address.ts'
import { listRoutes } from '../framework/http/api.ts'
import { bodyLimit, parseBodies } from '../framework/http/bodies/bodies.ts'
import { tellDeprecations } from '../framework/http/deprecation.ts'
import { noticeUnknownNames } from '../framework/http/fields/unknown-names.ts'
import { keepAnswers } from '../framework/http/kept-answers.ts'
import { gatedServer, openGate } from '../framework/http/load/gate.ts'
import { shedLoad } from '../framework/http/load/load-shedding.ts'
import { tellLimits } from '../framework/http/load/rate-headers.ts'
import { openWorkPlaces } from '../framework/http/load/work-places.ts'
import { readFromReplicas } from '../framework/http/old-reads.ts'
import { requestIds, traceIdOf } from '../framework/http/request-id.ts'
import { logOfRequest } from '../framework/http/request-log.ts'
import { allowOrigins } from '../framework/http/safety/cross-origin.ts'
import { refuseForeignHosts } from '../framework/http/safety/foreign-host.ts'
import { loggedPath } from '../framework/http/safety/logged-path.ts'
import { refuseOtherMethods } from '../framework/http/safety/method-override.ts'
import { securityHeaders } from '../framework/http/safety/security-headers.ts'
import { traceRequests } from '../framework/traces/requests.ts'
import { assetsDirectory } from '../framework/views/layout/assets.ts'
import { describeFrames } from './navigation/frame.ts'
import { routes } from './routes.ts'

/** The whole service, ready to listen but not listening. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config, log, meters, tracer } = context
  const nextId = requestIds()
  const headers = securityHeaders(config)
  const work = openWorkPlaces(config.load)
  meters?.watchGate(work.count)
  const gate = openGate({ work, nextId, headers: headers.html, log, meters })
  const app = Fastify({
    loggerInstance: log,
    // Fastify's own log of requests is off. They are logged once, below, without their queries.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit,
    rewriteUrl,
    genReqId: (request) => nextId(request),
    clientErrorHandler: clientErrorHandler(nextId),
    serverFactory: gatedServer(
      gate,
      {
        // The limits of bodies are in `shedLoad`. These are for what comes before and after them.
        headersTimeout: 15_000,
        requestTimeout: config.load.uploadMs + 30_000,
        // The limit also ends the connection of a client that does not read its answer, or sends nothing
        // more.
        connectionTimeout: config.load.knownMs,
      },
      context.drain.servers,
    ),
    // Requests that arrive on a busy connection while the server stops are still answered.
    return503OnClosing: false,
    // An id of any length is looked up and not found, instead of causing an error of its own kind.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: Number.MAX_SAFE_INTEGER },
  }) as unknown as FastifyInstance

  app.setChildLoggerFactory(logOfRequest)
  listRoutes(app)
  noticeUnknownNames(app)
  app.decorate('context', context)
  app.decorateRequest('format', 'html')
  decorateRequests(app)
  app.decorateReply('isPersonal', false)
  app.decorateReply('sharedSeconds', 0)
  app.setErrorHandler(handleError)

  app.addHook('onRequest', (request, reply, done) => {
    chooseFormat(request)
    context.proxies.look(request)
    reply.headers(headers[request.format]).header('X-Request-Id', request.id)
    if (context.drain.isOn) reply.header('Connection', 'close')
    done()
  })
  traceRequests(app, tracer)
  readFromReplicas(app, context.replicas, config)
  // A refusal may be a page too, so all that pages need is registered before the hooks that refuse.
  await app.register(cookie)
  describeFrames(app)
  if (config.trial) refuseForeignHosts(app, config.baseUrl)
  tellLimits(app)
  tellDeprecations(app)
  app.addHook('onSend', finishAnswer)
  allowOrigins(app, config.corsOrigins)
  shedLoad(app, { limits: config.load, work, gate, isKnown })
  refuseUnknownAddresses(app)
  refuseOtherMethods(app)
  keepAnswers(app)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    meters?.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    log.info(
      {
        reqId: request.id,
        trace_id: request.stretch?.traceId ?? traceIdOf(request),
        method: request.method,
        path: loggedPath(request),
        route,
        ip: request.ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.actor?.user.id,
      },
      'request',
    )
    done()
  })

  await parseBodies(app, isKnown)
  await app.register(fastifyStatic, {
    root: assetsDirectory,
    prefix: '/assets/',
    wildcard: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
  })
  await app.register(routes)
  return app
}

/** `authenticate` has run by the time a body is read. */
function isKnown({ actor }: FastifyRequest): boolean {
  return actor !== undefined
}
