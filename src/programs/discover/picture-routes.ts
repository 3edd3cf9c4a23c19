import type { FastifyInstance } from 'fastify'
import { serveCards } from '../../framework/share-pictures/serve-cards.ts'
import { findDiscoverCampaign, findDiscoverCollab } from './queries.ts'
import { campaignCardOf, collabCardOf } from './share-cards.ts'

/** Programs for everyone as pictures, for previews of links to them. */
export async function programPictureRoutes(app: FastifyInstance) {
  const { db } = app.context

  serveCards(app, '/campaigns/:id', async (publicId) =>
    campaignCardOf(await findDiscoverCampaign(db, undefined, publicId)),
  )
  serveCards(app, '/collabs/:id', async (publicId) =>
    collabCardOf(await findDiscoverCollab(db, undefined, publicId)),
  )
}
