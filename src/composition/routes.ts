import type { FastifyInstance } from 'fastify'
import { accessTokenRoutes } from '../accounts/access-tokens/routes.tsx'
import {
  authenticate,
  authenticateIfGiven,
  authenticateIfPossible,
  recogniseAgain,
} from '../accounts/authentication/authenticate.ts'
import { digestUnsubscriptionRoutes } from '../accounts/digests/routes.tsx'
import { emailChangeRoutes } from '../accounts/email-changes/routes.tsx'
import { emailChangeUndoRoutes } from '../accounts/email-changes/undo-routes.tsx'
import { keepIdempotencyKeys } from '../accounts/idempotency/hooks.ts'
import { identityRoutes } from '../accounts/identities/routes.ts'
import { notificationChoicesRoutes } from '../accounts/notification-choices/routes.tsx'
import { notificationSettingsRoutes } from '../accounts/notification-settings/routes.tsx'
import { pushSubscriptionRoutes } from '../accounts/push-subscriptions/routes.ts'
import { sessionRoutes } from '../accounts/sessions/routes.tsx'
import { signInRoutes } from '../accounts/sign-in/routes.tsx'
import { socialSignInRoutes } from '../accounts/social-sign-in/routes.ts'
import { stepUpRoutes } from '../accounts/step-up/routes.tsx'
import { twoFactorRoutes } from '../accounts/two-factor/routes.tsx'
import { meRoutes } from '../accounts/users/routes.tsx'
import { ownEventRoutes } from '../activity/events/routes.ts'
import { notificationRoutes } from '../activity/notifications/routes.tsx'
import { addressRoutes } from '../creators/addresses/routes.tsx'
import { creatorProfileRoutes } from '../creators/profiles/open-routes.tsx'
import { creatorPictureRoutes } from '../creators/profiles/picture-routes.ts'
import { ownProfileRoutes } from '../creators/profiles/routes.tsx'
import { connectionRoutes } from '../creators/social-accounts/connecting/routes.ts'
import { socialAccountRoutes } from '../creators/social-accounts/routes.tsx'
import { verificationRoutes } from '../creators/social-accounts/verifying/routes.tsx'
import { uploadRoutes } from '../creators/uploads/routes.ts'
import { demoGuises } from '../demo/people/guises.ts'
import { declareArea } from '../framework/http/api.ts'
import { openBodyLimit } from '../framework/http/bodies/bodies.ts'
import { livenessRoutes, readinessRoutes } from '../framework/http/health.ts'
import { requireMatches } from '../framework/http/if-match.ts'
import { interfaceOf } from '../framework/openapi/interface.ts'
import { openapiRoutes } from '../framework/openapi/routes.tsx'
import { serviceWorkerRoutes } from '../framework/push/service-worker-routes.ts'
import { siteRoutes } from '../framework/site/routes.ts'
import { fileRoutes } from '../framework/uploads/routes.ts'
import { onboardingRoutes } from '../money/payout-methods/onboarding/routes.tsx'
import { payoutMethodRoutes } from '../money/payout-methods/routes.tsx'
import { payoutRoutes } from '../money/payouts/routes.tsx'
import { ownReportingRoutes } from '../money/reporting/own-routes.tsx'
import { statementRoutes } from '../money/statements/routes.tsx'
import { stripeEventRoutes } from '../money/stripe-events/routes.ts'
import { accountRoutes } from '../pages/account/routes.tsx'
import { confirmationRoutes } from '../pages/agents/confirmations/routes.tsx'
import { mcpRoutes } from '../pages/agents/routes.ts'
import { tablesOfRecords } from '../pages/audit/kinds.ts'
import { openCalendarRoutes } from '../pages/calendar/open-routes.ts'
import { ownCalendarRoutes } from '../pages/calendar/routes.tsx'
import { designRoutes } from '../pages/design/routes.tsx'
import { guideShelves, guidesWith } from '../pages/docs/guides.ts'
import { docsRoutes } from '../pages/docs/routes.tsx'
import { helpRoutes } from '../pages/help/routes.tsx'
import { rememberSide } from '../pages/home/last-side.ts'
import { homeRoutes } from '../pages/home/routes.tsx'
import { openLedgerRoutes } from '../pages/ledger/open-routes.tsx'
import { ledgerRoutes } from '../pages/ledger/routes.tsx'
import { legalRoutes } from '../pages/legal/routes.tsx'
import { liveRoutes } from '../pages/live/routes.ts'
import { profileRoutes } from '../pages/profile/routes.tsx'
import { searchRoutes } from '../pages/search/routes.tsx'
import { simulatedAccountRoutes } from '../pages/simulated/account-routes.tsx'
import { simulatedClipRoutes } from '../pages/simulated/clip-routes.ts'
import { simulatedConsentRoutes } from '../pages/simulated/consent-routes.tsx'
import { simulatedRoutes } from '../pages/simulated/routes.tsx'
import { themeRoutes } from '../pages/theme/routes.ts'
import { trialMailRoutes } from '../pages/trial-mail/routes.tsx'
import { welcomeRoutes } from '../pages/welcome/routes.tsx'
import { handInRoutes } from '../programs/campaign-submissions/handing-in/routes.tsx'
import { applicationRoutes } from '../programs/collab-submissions/applying/routes.tsx'
import { ownConversationRoutes } from '../programs/conversations/routes.tsx'
import { feedRoutes } from '../programs/discover/feed/feed-routes.ts'
import { sitemapRoutes } from '../programs/discover/feed/sitemap-routes.ts'
import { programPictureRoutes } from '../programs/discover/picture-routes.ts'
import { discoverProgramRoutes } from '../programs/discover/program-routes.tsx'
import { discoverRoutes } from '../programs/discover/routes.tsx'
import { savedProgramRoutes } from '../programs/discover/saved/routes.tsx'
import { receiveVisitors } from '../programs/discover/visitors.ts'
import { latestPostRoutes } from '../programs/latest-posts/routes.tsx'
import { messageRoutes } from '../programs/messages/routes.tsx'
import { ownSubmissionListRoutes } from '../programs/own-submissions/list-routes.tsx'
import { ownPostRoutes } from '../programs/own-submissions/post-routes.tsx'
import { ownSubmissionRoutes } from '../programs/own-submissions/routes.ts'
import { ownWorkRoutes } from '../programs/own-submissions/work-routes.tsx'
import { ratingRoutes } from '../programs/ratings/routes.tsx'
import { submissionRoutes } from '../programs/submissions/routes.ts'
import { receivedInvitationRoutes } from '../teams/creator-invitations/received/routes.tsx'
import { acceptInvitationRoutes } from '../teams/memberships/joining/join-routes.tsx'
import { organizationListRoutes } from '../teams/organizations/list-routes.tsx'
import { webhookDeliveryRoutes } from '../teams/webhooks/deliveries/delivery-routes.tsx'
import { webhookRoutes } from '../teams/webhooks/routes.tsx'
import { mcpPath } from '../vocabulary/addresses/agent-urls.ts'
import { simulatedPath } from '../vocabulary/addresses/simulated-urls.ts'
import { helpPath, livePath, searchPath, themePath } from '../vocabulary/addresses/urls.ts'
import { sets } from './api-sets.ts'
import { tags } from './api-tags.ts'
import { sentToReceivers } from './api-webhooks.ts'
import { notifiers } from './notifiers.ts'
import { withinOrganization } from './organization-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { catchUp, letTimePass } from './time/time-travel.ts'

/** Every address of the service. */
export async function routes(app: FastifyInstance) {
  app.register(livenessRoutes, { prefix: '/up' })
  app.register(readinessRoutes, { prefix: '/ready' })
  app.register(fileRoutes, { prefix: '/files' })
  app.register(creatorPictureRoutes)
  app.register(programPictureRoutes)
  app.register(serviceWorkerRoutes, { prefix: '/service-worker.js' })
  app.register(siteRoutes)
  if (app.context.config.stripe) app.register(stripeEventRoutes, { prefix: '/webhooks/stripe' })
  app.register(publicRoutes)
  app.register(secretAddresses)
  app.register(agentRoutes)
  app.register(openRoutes)
  app.register(signedInRoutes)
}

/** Pages of organizations about their programs, for everyone or for some. */
async function publicRoutes(app: FastifyInstance) {
  declareArea(app, 'all')
  app.addHook('onRequest', authenticateIfGiven)
  app.addHook('preHandler', receiveVisitors)
  app.addHook('preHandler', rememberSide)
  app.register(discoverRoutes, { prefix: '/discover' })
  app.register(discoverProgramRoutes)
  app.register(profileRoutes, { prefix: '/profiles' })
  app.register(creatorProfileRoutes, { prefix: '/creators' })
  app.register(feedRoutes)
  app.register(sitemapRoutes)
}

/** Registers what everyone with a secret address can read, signed in or not. */
async function secretAddresses(app: FastifyInstance) {
  declareArea(app, 'all')
  app.addHook('onRequest', authenticateIfGiven)
  app.register(openLedgerRoutes, { prefix: '/ledgers' })
  app.register(openCalendarRoutes, { prefix: '/calendars' })
}

/**
 * Registers what every token can be sent to. Each tool is a request of its own, which asks for the area it
 * needs.
 */
async function agentRoutes(app: FastifyInstance) {
  declareArea(app, 'all')
  app.register(mcpRoutes, { prefix: mcpPath })
}

/** Registers what is open to everyone, signed in or not. */
async function openRoutes(app: FastifyInstance) {
  declareArea(app, 'people')
  app.addHook('onRequest', authenticateIfPossible)
  app.addHook('onRoute', (route) => {
    route.bodyLimit = openBodyLimit
  })
  keepIdempotencyKeys(app)
  app.register(welcomeRoutes, { prefix: '/' })
  app.register(legalRoutes)
  app.register(helpRoutes, { prefix: helpPath })
  const described = interfaceOf(app, {
    tags,
    sets,
    webhooks: sentToReceivers,
    guides: guideShelves(guidesWith({})),
  })
  app.register(docsRoutes, { described, tags })
  app.register(openapiRoutes, { described })
  app.register(signInRoutes, { prefix: '/session', guises: demoGuises })
  app.register(socialSignInRoutes, { prefix: '/session/social' })
  app.register(emailChangeUndoRoutes, { prefix: '/email_change_undos' })
  app.register(digestUnsubscriptionRoutes, { prefix: '/digest_unsubscriptions' })
  app.register(acceptInvitationRoutes, { prefix: '/invitations' })
  app.register(receivedInvitationRoutes, { prefix: '/creator_invitations' })
  if (app.context.config.trial) {
    app.register(trialMailRoutes, { prefix: '/dev/mail' })
    app.register(designRoutes, { prefix: '/dev/design' })
  }
}

async function signedInRoutes(app: FastifyInstance) {
  declareArea(app, 'people')
  app.addHook('onRequest', authenticate)
  app.addHook('preHandler', recogniseAgain)
  app.addHook('preHandler', rememberSide)
  requireMatches(app, tablesOfRecords)
  keepIdempotencyKeys(app)
  app.register(homeRoutes)
  app.register(searchRoutes, { prefix: searchPath })
  app.register(themeRoutes, { prefix: themePath })
  app.register(liveRoutes, { prefix: livePath })
  app.register(organizationListRoutes, { prefix: '/organizations' })
  app.register(withinOrganization, { prefix: '/organizations/:organization_id' })
  app.register(meRoutes, { prefix: '/me' })
  app.register(accountRoutes, { prefix: '/me' })
  app.register(socialAccountRoutes, { prefix: '/me/social_accounts' })
  app.register(verificationRoutes, { prefix: '/me/social_accounts' })
  app.register(connectionRoutes, { prefix: '/me/social_accounts/connections' })
  app.register(latestPostRoutes, { prefix: '/me' })
  app.register(savedProgramRoutes)
  app.register(addressRoutes, { prefix: '/me/address' })
  app.register(ownProfileRoutes, { prefix: '/me/profile' })
  app.register(uploadRoutes, { prefix: '/me/uploads' })
  app.register(ownSubmissionListRoutes, { prefix: '/me/submissions' })
  app.register(ownSubmissionRoutes, { prefix: '/me/submissions' })
  app.register(ownPostRoutes, { prefix: '/me/submissions' })
  app.register(ownWorkRoutes, { prefix: '/me/submissions' })
  app.register(ledgerRoutes, { prefix: '/campaigns' })
  app.register(applicationRoutes, { prefix: '/collabs' })
  app.register(submissionRoutes, { prefix: '/submissions' })
  app.register(ownCalendarRoutes, { prefix: '/me/calendar' })
  app.register(ownConversationRoutes, { prefix: '/me/messages' })
  app.register(messageRoutes, { prefix: '/submissions/:submission_id/messages' })
  app.register(ratingRoutes, { prefix: '/submissions/:submission_id/ratings' })
  app.register(statementRoutes, { prefix: '/me' })
  app.register(ownReportingRoutes, { prefix: '/me/reporting' })
  app.register(payoutRoutes, { prefix: '/me/payouts' })
  app.register(payoutMethodRoutes, { prefix: '/me/payout_method' })
  app.register(onboardingRoutes, { prefix: '/me/payout_method' })
  app.register(stepUpRoutes, { prefix: '/me/step_up' })
  app.register(emailChangeRoutes, { prefix: '/me/email_change' })
  app.register(accessTokenRoutes, { prefix: '/me/access_tokens' })
  app.register(confirmationRoutes, { prefix: '/confirmations' })
  app.register(sessionRoutes, { prefix: '/me/sessions' })
  app.register(identityRoutes, { prefix: '/me/identities' })
  app.register(twoFactorRoutes, { prefix: '/me/two_factor' })
  app.register(ownEventRoutes, { prefix: '/me/events' })
  app.register(webhookRoutes, { prefix: '/me/webhooks', of: 'user' })
  app.register(webhookDeliveryRoutes, { prefix: '/me/webhooks', of: 'user' })
  app.register(notificationRoutes, { prefix: '/me/notifications', notifiers })
  app.register(notificationSettingsRoutes, { prefix: '/me/notification_settings' })
  app.register(notificationChoicesRoutes, { prefix: '/me/notification_choices' })
  app.register(pushSubscriptionRoutes, { prefix: '/me/push_subscriptions' })
  app.register(handInRoutes, { prefix: '/campaigns/:campaign_id/submissions' })
  if (app.context.config.trial) {
    app.register(simulatedRoutes, { prefix: simulatedPath, catchUp, letTimePass })
    app.register(simulatedAccountRoutes, { prefix: simulatedPath })
    app.register(simulatedClipRoutes, { prefix: `${simulatedPath}/clips` })
    app.register(simulatedConsentRoutes, { prefix: `${simulatedPath}/consent` })
  }
  app.register(staffRoutes, { prefix: '/staff' })
}
