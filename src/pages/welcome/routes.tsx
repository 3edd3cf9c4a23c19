import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/format.ts'
import { organizationsPath } from '../../vocabulary/urls.ts'
import { Welcome } from './views/welcome.tsx'

/** The start page. People who are signed in are redirected to their organizations. */
export async function welcomeRoutes(app: FastifyInstance) {
  const { signups } = app.context.config

  app.get('/', async (request, reply) =>
    request.actor
      ? reply.redirect(organizationsPath, 303)
      : sendPage(reply, <Welcome signups={signups} />),
  )
}
