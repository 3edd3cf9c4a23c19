import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isStaff } from '../accounts/staff/policy.ts'
import type { Frame } from '../framework/views/frame.ts'
import { organizationPath } from '../vocabulary/urls.ts'
import { navigationOf } from './navigation.ts'

/** Tells the views, which know no resource, who is looking at what. */
export function describeFrames(app: FastifyInstance): void {
  const { trial } = app.context.config

  app.decorateRequest('actor')
  app.decorateRequest('member')
  app.decorateRequest('recognisedAt', 0)
  app.decorate('frameOf', (request) => ({
    url: request.originalUrl,
    trial,
    user: userOf(request),
    organization: organizationOf(request),
    navigation: navigationOf(request),
  }))
}

function userOf({ actor, server }: FastifyRequest): Frame['user'] {
  if (!actor) return undefined

  const { name, email, unseen_notifications_count } = actor.user
  return {
    name,
    email,
    unseenNotifications: unseen_notifications_count,
    isStaff: isStaff(server.context.config, actor),
  }
}

function organizationOf({ member }: FastifyRequest): Frame['organization'] {
  if (!member) return undefined

  const { organization } = member
  return { name: organization.name, path: organizationPath(organization) }
}
