import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeFlash } from '../framework/http/flash.ts'
import { pagePolicy } from '../framework/http/security-headers.ts'
import type { Page } from '../framework/views/page.ts'
import { isAdmin } from '../teams/memberships/policy.ts'
import { filePath, organizationPath } from '../vocabulary/urls.ts'

/** Tells the views, which know no resource, who is looking at what. */
export function describePage(app: FastifyInstance): void {
  const { trial, staffEmails } = app.services.config

  app.decorateRequest('actor')
  app.decorateRequest('member')
  app.addHook('onRequest', (request, reply, done) => {
    if (request.format !== 'html') return done()
    request.page = () => ({
      path: request.url.split('?', 1)[0] as string,
      isSent: request.method !== 'GET' && request.method !== 'HEAD',
      url: request.originalUrl,
      nonce: allowStyles(reply),
      trial,
      flash: takeFlash(request, reply),
      user: request.actor && {
        name: request.actor.user.name,
        email: request.actor.user.email,
        isStaff: staffEmails.includes(request.actor.user.email),
        unseenNotifications: request.actor.user.unseen_notifications_count,
      },
      organization: organizationOf(request),
    })
    done()
  })
}

function allowStyles(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64url')
  reply.header('Content-Security-Policy', pagePolicy(nonce))
  return nonce
}

function organizationOf({ member }: FastifyRequest): Page['organization'] {
  if (!member) return undefined

  const { organization } = member
  return {
    name: organization.name,
    path: organizationPath(organization),
    avatarPath: organization.avatar_key ? filePath(organization.avatar_key) : undefined,
    isAdmin: isAdmin(member),
  }
}
