import type { FastifyInstance } from 'fastify'
import { authenticate, authenticateIfPossible, loadMember } from './authentication/authenticate.ts'
import { healthRoutes } from './http/health.ts'
import { organizationsRoutes } from './organizations/collection-routes.tsx'
import { organizationRoutes } from './organizations/routes.tsx'
import { sessionRoutes } from './sessions/routes.tsx'
import { fileRoutes } from './uploads/routes.ts'

/** Every address of the service. */
export async function routes(app: FastifyInstance) {
  app.register(healthRoutes, { prefix: '/up' })
  app.register(fileRoutes, { prefix: '/files' })
  app.register(openRoutes)
  app.register(signedInRoutes)
}

/** For everyone, signed in or not. */
async function openRoutes(app: FastifyInstance) {
  app.addHook('onRequest', authenticateIfPossible)
  app.register(sessionRoutes, { prefix: '/session' })
}

async function signedInRoutes(app: FastifyInstance) {
  app.addHook('onRequest', authenticate)
  app.register(organizationsRoutes, { prefix: '/organizations' })
  app.register(withinOrganization, { prefix: '/organizations/:organization_id' })
}

/** What you may not see does not exist: below an organization everything is for its members. */
async function withinOrganization(app: FastifyInstance) {
  app.addHook('onRequest', loadMember)
  app.register(organizationRoutes)
}
