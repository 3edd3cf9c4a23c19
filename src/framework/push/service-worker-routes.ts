import type { FastifyInstance } from 'fastify'
import script from '../../../web/live/service-worker.js?raw'
import { asFile } from '../http/answers/unknown-address.ts'
import { contentPolicies } from '../http/safety/content-security-policy.ts'

/**
 * The service worker, at the root of the site, because it is in charge of what lies below its address. It
 * never comes from a cache, so that a new one takes over at the next visit.
 */
export async function serviceWorkerRoutes(app: FastifyInstance) {
  app.get('/', asFile, async (_request, reply) =>
    reply
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': contentPolicies.serviceWorker,
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
