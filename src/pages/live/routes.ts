import type { FastifyInstance } from 'fastify'
import { requireSession } from '../../accounts/authentication/proof.ts'
import { BadRequest } from '../../framework/errors.ts'
import { qualityOf } from '../../framework/http/answers/quality.ts'
import { organizationsHeard } from './queries.ts'

const mediaType = 'text/event-stream'

/** The milliseconds that have passed since the browser asked for its page. */
type FromPage = { Querystring: { ago?: string } }

/** Tells a browser that something has changed, so that it asks for what its page shows of it. */
export async function liveRoutes(app: FastifyInstance) {
  const { db, live } = app.context

  app.get<FromPage>('/', { exposeHeadRoute: false }, async ({ actor, headers, query }, reply) => {
    requireSession(actor)
    if (qualityOf(headers.accept ?? '', mediaType) === 0)
      throw new BadRequest(`Only ${mediaType} is served here.`, 406)

    const sessionId = actor.credential.id as number
    const check = async () => {
      const organizations = await organizationsHeard(db, sessionId)
      return organizations?.map((id) => `organization:${id}`)
    }
    const stream = live.open(`user:${actor.user.id}`, check, Number(query.ago) || 0)
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
