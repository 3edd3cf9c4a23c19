import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../../accounts/authentication/authenticate.ts'
import { BadRequest, Unauthenticated } from '../../framework/errors.ts'
import { answerMessage } from './server.ts'

/** Each message is worked on like a request of its own, but takes no place in the line. */
const mostMessages = 10

/** The tools of agents, by the Model Context Protocol over HTTP: one message, one answer, and no session. */
export async function mcpRoutes(app: FastifyInstance) {
  const { baseUrl, corsOrigins } = app.context.config
  const known = [new URL(baseUrl).origin, ...corsOrigins]

  // A page elsewhere can make its own name lead here. Its browser still says whose page it is.
  app.addHook('onRequest', ({ headers: { origin } }, _reply, done) => {
    const isForeign = origin !== undefined && !known.includes(origin)
    done(
      isForeign ? new BadRequest('Requests of this origin are not served here.', 403) : undefined,
    )
  })

  const message = { onRequest: requireToken, config: { isRead: true, anySuffix: true } } as const
  app.post('/', message, async (request, reply) => {
    if (Array.isArray(request.body) && request.body.length > mostMessages)
      throw new BadRequest(`Send at most ${mostMessages} messages at once.`)
    const response = await answerMessage(request)
    reply.code(response.status).header('Cache-Control', 'no-store')
    const type = response.headers.get('content-type')
    if (type !== null) reply.type(type)
    return reply.send(await response.text())
  })

  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: '/',
      handler: async (_request, reply) => {
        reply.header('Allow', 'POST')
        throw new BadRequest(
          'There are no sessions and no streams here: send each message by POST.',
          405,
        )
      },
    })
  }
}

/** A cookie is no credential here: a browser would send it along for any page. */
async function requireToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers.authorization === undefined)
    throw new Unauthenticated('Send an access token as "Authorization: Bearer <token>".', {
      bearer: true,
    })
  await authenticate(request, reply)
}
