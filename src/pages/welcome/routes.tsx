import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/format.ts'
import { creatorHomePath, organizationPath } from '../../vocabulary/urls.ts'
import { findLastOrganization } from '../home/last-organization.ts'
import { Welcome } from './views/welcome.tsx'

/** The start page. Whoever is signed in goes on to their organization or, with none, to the creators' side. */
export async function welcomeRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  app.get('/', async (request, reply) => {
    if (!request.actor) return sendPage(reply, <Welcome signups={config.signups} />)

    const organization = await findLastOrganization(db, request)
    return reply.redirect(organization ? organizationPath(organization) : creatorHomePath, 303)
  })
}
