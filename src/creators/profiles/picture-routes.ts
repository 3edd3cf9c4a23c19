import type { FastifyInstance } from 'fastify'
import { serveCards } from '../../framework/share-pictures/serve-cards.ts'
import { findCreatorProfile } from './queries.ts'
import { shareCardOf } from './share-card.ts'

/** Published profiles as pictures, for previews of links to them. */
export async function creatorPictureRoutes(app: FastifyInstance) {
  const { db } = app.context

  serveCards(app, '/creators/:id', async (publicId) =>
    shareCardOf(await findCreatorProfile(db, undefined, publicId)),
  )
}
