import type { FastifyInstance } from 'fastify'
import { accessTokenRoutes } from './access-tokens/routes.tsx'
import { addressRoutes } from './addresses/routes.tsx'
import { auditRoutes } from './audit/routes.tsx'
import { authenticate, authenticateIfPossible, loadMember } from './authentication/authenticate.ts'
import { campaignRoutes } from './campaigns/routes.tsx'
import { campaignTransitionRoutes } from './campaigns/transition-routes.ts'
import { collabRoutes } from './collabs/routes.tsx'
import { collabTransitionRoutes } from './collabs/transition-routes.ts'
import { healthRoutes } from './http/health.ts'
import { acceptInvitationRoutes } from './invitations/accept-routes.tsx'
import { invitationRoutes } from './invitations/routes.tsx'
import { trialMailRoutes } from './mail/routes.tsx'
import { memberRoutes } from './memberships/routes.tsx'
import { notificationSettingsRoutes } from './notification-settings/routes.tsx'
import { notificationRoutes } from './notifications/routes.tsx'
import { openapiRoutes } from './openapi/routes.tsx'
import { organizationsRoutes } from './organizations/collection-routes.tsx'
import { organizationRoutes } from './organizations/routes.tsx'
import { serviceWorkerRoutes } from './push/service-worker-routes.ts'
import { pushSubscriptionRoutes } from './push-subscriptions/routes.ts'
import { sessionRoutes } from './sessions/routes.tsx'
import { userSessionRoutes } from './sessions/user-routes.tsx'
import { socialAccountRoutes } from './social-accounts/routes.tsx'
import { twoFactorRoutes } from './two-factor/routes.tsx'
import { fileRoutes } from './uploads/routes.ts'
import { emailChangeRoutes } from './users/email-change-routes.tsx'
import { meRoutes } from './users/routes.tsx'
import { welcomeRoutes } from './welcome/routes.tsx'

/** Every address of the service. */
export async function routes(app: FastifyInstance) {
  app.register(healthRoutes, { prefix: '/up' })
  app.register(fileRoutes, { prefix: '/files' })
  app.register(serviceWorkerRoutes, { prefix: '/service-worker.js' })
  app.register(openRoutes)
  app.register(signedInRoutes)
}

/** For everyone, signed in or not. */
async function openRoutes(app: FastifyInstance) {
  app.addHook('onRequest', authenticateIfPossible)
  app.register(welcomeRoutes, { prefix: '/' })
  app.register(openapiRoutes)
  app.register(sessionRoutes, { prefix: '/session' })
  app.register(acceptInvitationRoutes, { prefix: '/invitations' })
  if (app.services.config.trial) app.register(trialMailRoutes, { prefix: '/dev/mail' })
}

async function signedInRoutes(app: FastifyInstance) {
  app.addHook('onRequest', authenticate)
  app.register(organizationsRoutes, { prefix: '/organizations' })
  app.register(withinOrganization, { prefix: '/organizations/:organization_id' })
  app.register(meRoutes, { prefix: '/me' })
  app.register(socialAccountRoutes, { prefix: '/me/social_accounts' })
  app.register(addressRoutes, { prefix: '/me/address' })
  app.register(emailChangeRoutes, { prefix: '/me/email_change' })
  app.register(accessTokenRoutes, { prefix: '/me/access_tokens' })
  app.register(userSessionRoutes, { prefix: '/me/sessions' })
  app.register(twoFactorRoutes, { prefix: '/me/two_factor' })
  app.register(notificationRoutes, { prefix: '/me/notifications' })
  app.register(notificationSettingsRoutes, { prefix: '/me/notification_settings' })
  app.register(pushSubscriptionRoutes, { prefix: '/me/push_subscriptions' })
}

/** What you may not see does not exist: below an organization everything is for its members. */
async function withinOrganization(app: FastifyInstance) {
  app.addHook('onRequest', loadMember)
  app.register(organizationRoutes)
  app.register(campaignRoutes, { prefix: '/campaigns' })
  app.register(campaignTransitionRoutes, { prefix: '/campaigns' })
  app.register(collabRoutes, { prefix: '/collabs' })
  app.register(collabTransitionRoutes, { prefix: '/collabs' })
  app.register(memberRoutes, { prefix: '/members' })
  app.register(invitationRoutes, { prefix: '/invitations' })
  app.register(auditRoutes, { prefix: '/audit' })
}
