import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/format.ts'
import { memberships } from '../../tables/memberships.ts'
import { discoverPath, organizationsPath } from '../../vocabulary/urls.ts'
import { Welcome } from './views/welcome.tsx'

/** The start page. Whoever is signed in goes on to their organizations or, with none, to what creators find. */
export async function welcomeRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  app.get('/', async ({ actor }, reply) => {
    if (!actor) return sendPage(reply, <Welcome signups={config.signups} />)

    const own = eq(memberships.user_id, actor.user.id)
    const hasOrganization = (await db.$count(memberships, own)) > 0
    return reply.redirect(hasOrganization ? organizationsPath : discoverPath, 303)
  })
}
