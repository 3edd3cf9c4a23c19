import type { FastifyInstance } from 'fastify'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { networkOf } from '../../framework/net/network.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { CreatorProfileJson } from './presenter.ts'
import { findCreatorProfile } from './queries.ts'
import { CreatorProfileShow } from './views/show.tsx'

/** Creators as others see them. */
export async function creatorProfileRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showCreatorProfile',
    summary: 'Show a creator',
    description:
      'For everyone, if the creator has published their profile; else for the creator, and for members of organizations that they have applied to or posted for; a limited token needs the area `creators` of one of these. Whoever may not see it gets 401 without a credential and 404 with one, as if there were no such creator. 503 with `Retry-After` for who reads profiles faster than people do.',
    tag: 'Creator profiles',
    response: CreatorProfileJson,
    openToAll: true,
  })

  app.get<{ Params: { id: string } }>(
    '/:id',
    mayBeOld(show),
    async ({ actor, params, ip }, reply) => {
      // Visitors are counted by their network, of which nothing else is known.
      if (actor) await limitRate(db, limitFor('creators-read-by', actor.user.id))
      else await limitRate(db, limitFor('creators-read-from', networkOf(ip)))
      const profile = await findCreatorProfile(db, actor, params.id)

      return respond(reply, {
        html: () => <CreatorProfileShow profile={profile} isOwn={profile.id === actor?.user.id} />,
        json: () => CreatorProfileJson.present(profile),
      })
    },
  )
}
