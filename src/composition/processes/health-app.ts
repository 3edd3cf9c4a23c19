import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Context } from '../../framework/context.ts'
import { livenessRoutes, readinessRoutes } from '../../framework/http/health.ts'

/** The server of a process that only works on jobs: whoever restarts it may ask how it is. */
export function buildHealthApp(context: Context): FastifyInstance {
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance
  app.decorate('context', context)
  app.register(livenessRoutes, { prefix: '/up' })
  app.register(readinessRoutes, { prefix: '/ready' })
  return app
}
