import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeFlash } from './http/flash.ts'
import { isAdmin } from './memberships/policy.ts'
import { filePath, organizationPath } from './urls.ts'
import type { Page } from './views/page.ts'

/** Tells the views, which know no resource, who is looking at what. */
export function describePage(app: FastifyInstance): void {
  const { trial, staffEmails } = app.services.config

  app.decorateRequest('actor')
  app.decorateRequest('member')
  app.addHook('onRequest', async (request, reply) => {
    if (request.format !== 'html') return
    const flash = takeFlash(request, reply)

    request.page = () => ({
      path: request.url.split('?', 1)[0] as string,
      url: request.originalUrl,
      nonce: reply.cspNonce.style,
      trial,
      flash,
      user: request.actor && {
        name: request.actor.user.name,
        email: request.actor.user.email,
        isStaff: staffEmails.includes(request.actor.user.email),
      },
      organization: organizationOf(request),
    })
  })
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
