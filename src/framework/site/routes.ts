import type { FastifyInstance } from 'fastify'
import { manifestPath, robotsPath } from '../../vocabulary/addresses/urls.ts'
import { asFile } from '../http/answers/unknown-address.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'

/** Files that search engines and browsers ask of a site as a whole, at addresses that they expect. */
export async function siteRoutes(app: FastifyInstance) {
  app.get(robotsPath, asFile, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots()),
  )

  app.get(manifestPath, asFile, async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(manifest),
  )
}
