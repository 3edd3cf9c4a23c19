import type { FastifyInstance } from 'fastify'
import { BadRequest, NotFound } from '../../framework/errors.ts'
import { contentPolicies } from '../../framework/http/safety/content-security-policy.ts'
import { drawClip } from '../../platforms/simulated/clip.ts'
import { isPosted } from '../../platforms/simulated/queries.ts'

type ByUid = { Params: { platform_id: string; uid: string } }

/** The database refuses texts that no platform would give, such as one with an empty character. */
const plain = /^[\w-]{1,100}$/

/** Posts of the simulated platform as they play in a frame. */
export async function simulatedClipRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get<ByUid>('/:platform_id/:uid', async ({ params: { platform_id, uid }, format }, reply) => {
    if (format === 'json') throw new BadRequest('Only HTML is served here.', 406)
    const isName = plain.test(platform_id) && plain.test(uid)
    if (!isName || !(await isPosted(db, platform_id, uid)))
      throw new NotFound('There is no such post.')
    return reply
      .headers({
        'Content-Security-Policy': contentPolicies.clip,
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .type('image/svg+xml')
      .send(drawClip(uid))
  })
}
