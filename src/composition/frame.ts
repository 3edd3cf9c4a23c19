import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStaff } from '../accounts/staff/policy.ts'
import { callsOf } from '../framework/http/calls.ts'
import type { Frame } from '../framework/views/frame.ts'
import { headingOf } from '../pages/program/heading.tsx'
import { encodeId } from '../vocabulary/ids.ts'
import { navigationOf } from './navigation.ts'
import { brandOf, readSurroundings, type Surroundings } from './surroundings.ts'

const nothing: Surroundings = { organizations: [], posts: 0, collabs: 0, work: 0 }

/** Tells the views, which know no resource, who is looking at what. */
export function describeFrames(app: FastifyInstance): void {
  const { config, db, log } = app.context

  app.decorateRequest('actor')
  app.decorateRequest('member')
  app.decorateRequest('recognisedAt', 0)
  app.decorate('frameOf', async (request) => {
    const surroundings = await surroundingsOf(request)
    return {
      url: request.originalUrl,
      trial: config.trial,
      user: userOf(request),
      organization: request.member && brandOf(request.member.organization),
      organizations: surroundings.organizations,
      navigation: navigationOf(request, surroundings),
      calls: callsOf(request),
      heading: await headingFor(request),
    }
  })

  async function headingFor(request: FastifyRequest): Promise<Frame['heading']> {
    if (!request.member) return undefined
    return headingOf(db, request).catch((error) => {
      log.warn({ err: error }, 'the heading of a page')
      return undefined
    })
  }

  /** A page that says that the database is away can do without. */
  async function surroundingsOf({ actor, member }: FastifyRequest): Promise<Surroundings> {
    if (!actor) return nothing
    return readSurroundings(db, actor.user, member?.organization).catch((error) => {
      log.warn({ err: error }, 'the frame of a page')
      return nothing
    })
  }
}

function userOf({ actor, server }: FastifyRequest): Frame['user'] {
  if (!actor) return undefined

  const { id, name, email, unseen_notifications_count } = actor.user
  return {
    id: encodeId('User', id),
    name,
    email,
    unseenNotifications: unseen_notifications_count,
    isStaff: isStaff(server.context.config, actor),
  }
}
