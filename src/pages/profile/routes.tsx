import type { FastifyInstance } from 'fastify'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { listDiscoverCampaigns, listDiscoverCollabs } from '../../programs/discover/queries.ts'
import { ProfileJson } from './presenter.ts'
import { findProfile } from './queries.ts'
import { ProfileShow } from './views/show.tsx'

const some = { number: 1, size: 12, offset: 0 }

/** The profile of an organization, for those who are no members. */
export async function profileRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showProfile',
    summary: 'Show an organization as creators see it',
    description:
      'For everyone who may see its programs: who it is, and how it decides. Whoever may not gets 401 without a credential and 404 with one, as if it did not exist.',
    tag: 'Discover',
    response: ProfileJson,
    openToAll: true,
  })

  app.get<{ Params: { id: string } }>(
    '/:id',
    mayBeOld(show),
    async ({ actor, params, format }, reply) => {
      const profile = await findProfile(db, actor, params.id)
      const newest = { organization_id: profile.id, platform_ids: [], sort: 'newest' as const }
      const isPage = format === 'html'
      const campaigns = isPage ? await listDiscoverCampaigns(db, actor, newest, some) : undefined
      const collabs = isPage ? await listDiscoverCollabs(db, actor, newest, some) : undefined

      return respond(reply, {
        html: () => <ProfileShow profile={profile} campaigns={campaigns} collabs={collabs} />,
        json: () => ProfileJson.present(profile),
      })
    },
  )
}
