import type { FastifyInstance } from 'fastify'
import { requireSession } from '../../accounts/authentication/proof.ts'
import { BadRequest } from '../../framework/errors.ts'
import { qualityOf } from '../../framework/http/answers/quality.ts'
import { organizationsHeard } from './queries.ts'

const mediaType = 'text/event-stream'

/** Tells a browser that something has changed, so that it asks for what its page shows of it. */
export async function liveRoutes(app: FastifyInstance) {
  const { db, live } = app.context

  app.get('/', { exposeHeadRoute: false }, async ({ actor, headers }, reply) => {
    requireSession(actor)
    if (qualityOf(headers.accept ?? '', mediaType) === 0)
      throw new BadRequest(`Only ${mediaType} is served here.`, 406)

    const sessionId = actor.credential.id as number
    const stream = live.open(`user:${actor.user.id}`, async () => {
      const organizations = await organizationsHeard(db, sessionId)
      return organizations?.map((id) => `organization:${id}`)
    })
    return reply
      .headers({
        'Cache-Control': 'no-store',
        // A proxy that gathers the answer before it hands it on would hold back every event.
        'X-Accel-Buffering': 'no',
      })
      .type(mediaType)
      .send(stream)
  })
}
