import type { FastifyInstance } from 'fastify'
import { NotFound, Unauthenticated } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/format.ts'
import { findProfile } from './queries.ts'
import { ProfileShow } from './views/show.tsx'

/** What an organization shows of itself to those who are no members. */
export async function profileRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get<{ Params: { organization_id: string } }>('/:organization_id', async (request, reply) => {
    const profile = await findProfile(db, request.actor, request.params.organization_id)
    // Whether it does not exist or is not for everyone, signing in is the way to find out.
    if (profile === undefined && !request.actor) throw new Unauthenticated()
    if (profile === undefined) throw new NotFound('Organization not found.')
    return sendPage(reply, <ProfileShow profile={profile} />)
  })
}
