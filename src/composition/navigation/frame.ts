import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStaff } from '../../accounts/staff/policy.ts'
import { callsOf } from '../../framework/http/page-calls.ts'
import type { Frame } from '../../framework/views/frame.ts'
import { rememberedOrganizationId } from '../../pages/home/last-organization.ts'
import { lastSide } from '../../pages/home/last-side.ts'
import { headingOf } from '../../pages/program/heading.tsx'
import { chosenTheme } from '../../pages/theme/theme.ts'
import { isAdmin } from '../../tables/actor.ts'
import { organizationsPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { jumpsOf } from './jumps.ts'
import { navigationOf } from './navigation.ts'
import { brandOf, readSurroundings, type Surroundings } from './surroundings.ts'

const nothing: Surroundings = {
  own: undefined,
  nearest: undefined,
  organizations: [],
  posts: 0,
  collabs: 0,
  work: 0,
  messages: 0,
  ownMessages: 0,
  running: [],
}

/** Tells the views, which know no resource, who is looking at what. */
export function describeFrames(app: FastifyInstance): void {
  const { config, db, log } = app.context

  app.decorate('frameOf', async (request) => {
    const [surroundings, heading] = await Promise.all([
      surroundingsOf(request),
      headingFor(request),
    ])
    const own = request.member ?? surroundings.own
    const navigation = navigationOf(request, surroundings)
    return {
      url: request.originalUrl,
      trial: config.trial,
      user: userOf(request),
      organization: own && { ...brandOf(own.organization), isAdmin: isAdmin(own) },
      organizations: surroundings.organizations,
      navigation,
      jumps: navigation ? jumpsOf(request, surroundings, navigation.side) : [],
      theme: request.actor ? chosenTheme(request) : undefined,
      calls: callsOf(request),
      heading,
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
  async function surroundingsOf(request: FastifyRequest): Promise<Surroundings> {
    const { actor } = request
    if (!actor) return nothing
    return readSurroundings(
      db,
      actor.user,
      organizationIdOf(request),
      rememberedOrganizationId(request),
    ).catch((error) => {
      log.warn({ err: error }, 'the frame of a page')
      return nothing
    })
  }
}

/**
 * The organization whose pages are around this one. On the side of brands, a page of no organization is shown
 * among those of the last, but not the list of them.
 */
function organizationIdOf(request: FastifyRequest): number | undefined {
  const { member, amongOrganization, url } = request
  if (member) return member.organization.id
  if (amongOrganization !== undefined) return amongOrganization
  if (url.startsWith(organizationsPath)) return undefined
  return lastSide(request) === 'brand' ? rememberedOrganizationId(request) : undefined
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
