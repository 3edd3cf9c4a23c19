import type { FastifyInstance } from 'fastify'
import { BadRequest, NotFound } from '../../framework/errors.ts'
import { contentPolicies } from '../../framework/http/safety/content-security-policy.ts'
import { drawClip } from '../../platforms/simulated/clip.ts'
import { isPosted } from '../../platforms/simulated/queries.ts'

type ByUid = { Params: { platform_id: string; uid: string } }

/** Posts of the simulated platform as they play in a frame. */
export async function simulatedClipRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get<ByUid>('/:platform_id/:uid', async ({ params: { platform_id, uid }, format }, reply) => {
    if (format === 'json') throw new BadRequest('Only HTML is served here.', 406)
    if (!(await isPosted(db, platform_id, uid))) throw new NotFound('There is no such post.')
    return reply
      .headers({
        'Content-Security-Policy': contentPolicies.clip,
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .type('image/svg+xml')
      .send(drawClip(uid))
  })
}
