import type { FastifyInstance } from 'fastify'
import { mySubmissionsPath, organizationPath, organizationsPath } from '../../vocabulary/urls.ts'
import { findLastOrganization } from './last-organization.ts'

/** Where each side begins. */
export async function homeRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get('/brand', async (request, reply) => {
    const organization = await findLastOrganization(db, request)
    return reply.redirect(organization ? organizationPath(organization) : organizationsPath, 303)
  })

  app.get('/home', async (_request, reply) => reply.redirect(mySubmissionsPath, 303))
}
