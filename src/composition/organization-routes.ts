import type { FastifyInstance } from 'fastify'
import { requireMembership } from '../accounts/authentication/authenticate.ts'
import { organizationEventRoutes } from '../activity/events/routes.ts'
import { declareArea } from '../framework/http/api.ts'
import { balanceRoutes } from '../money/balances/routes.tsx'
import { billingRoutes } from '../money/billing/routes.tsx'
import { creatorPaymentRoutes } from '../money/creator-payments/routes.tsx'
import { campaignFundingRoutes } from '../money/fundings/campaign-routes.tsx'
import { checkoutRoutes } from '../money/fundings/checkout/routes.ts'
import { refundListRoutes } from '../money/fundings/refunds/list-routes.tsx'
import { refundRoutes } from '../money/fundings/refunds/routes.tsx'
import { fundingRoutes } from '../money/fundings/routes.tsx'
import { paperRoutes } from '../money/paper/routes.tsx'
import { reportingRoutes } from '../money/reporting/routes.tsx'
import { totalRoutes } from '../money/totals/routes.ts'
import { budgetTransferRoutes, transferRoutes } from '../money/transfers/routes.tsx'
import { auditRoutes } from '../pages/audit/routes.tsx'
import { organizationCalendarRoutes } from '../pages/calendar/routes.tsx'
import { campaignOverviewRoutes } from '../pages/campaign-overview/routes.tsx'
import { collabOverviewRoutes } from '../pages/collab-overview/routes.tsx'
import { groupingRoutes } from '../pages/creator-groups/grouping-routes.tsx'
import { invitationTogetherRoutes } from '../pages/creator-groups/invitation-routes.tsx'
import { messageTogetherRoutes } from '../pages/creator-groups/message-routes.tsx'
import { creatorGroupRoutes } from '../pages/creator-groups/routes.tsx'
import { creatorInviteRoutes } from '../pages/creators/invitation-routes.ts'
import { creatorNoteRoutes } from '../pages/creators/note-routes.ts'
import { creatorRoutes } from '../pages/creators/routes.tsx'
import { foundCreatorRoutes } from '../pages/found-creators/routes.tsx'
import { rememberOrganization } from '../pages/home/last-organization.ts'
import { campaignLedgerRoutes } from '../pages/ledger/campaign-routes.tsx'
import { overviewRoutes } from '../pages/overview/routes.tsx'
import { campaignPreviewRoutes } from '../programs/campaign-preview/routes.tsx'
import { appealRoutes } from '../programs/campaign-submissions/appeals/routes.ts'
import { campaignDecisionRoutes } from '../programs/campaign-submissions/deciding/routes.tsx'
import { organizationSubmissionRoutes } from '../programs/campaign-submissions/lists/organization-routes.tsx'
import { campaignSubmissionListRoutes } from '../programs/campaign-submissions/lists/routes.tsx'
import { campaignSubmissionRoutes } from '../programs/campaign-submissions/routes.tsx'
import { campaignBudgetRoutes } from '../programs/campaigns/budget/routes.ts'
import { campaignCopyRoutes } from '../programs/campaigns/copies/copy-routes.ts'
import { campaignListRoutes } from '../programs/campaigns/list-routes.tsx'
import { campaignCompletionRoutes } from '../programs/campaigns/moves/completion-routes.ts'
import { campaignTransitionRoutes } from '../programs/campaigns/moves/transition-routes.ts'
import { campaignRoutes } from '../programs/campaigns/routes.tsx'
import { collabSubmissionListRoutes } from '../programs/collab-submissions/lists/routes.tsx'
import { collabSubmissionRoutes } from '../programs/collab-submissions/routes.tsx'
import { collabCopyRoutes } from '../programs/collabs/copies/copy-routes.ts'
import { collabListRoutes } from '../programs/collabs/list-routes.tsx'
import { collabTransitionRoutes } from '../programs/collabs/moves/transition-routes.ts'
import { collabRoutes } from '../programs/collabs/routes.tsx'
import { organizationConversationRoutes } from '../programs/conversations/routes.tsx'
import { ledgerLinkRoutes } from '../programs/ledger-links/routes.ts'
import { invitationBatchRoutes } from '../programs/program-invitations/batch/routes.tsx'
import { reviewDecisionRoutes } from '../programs/review/decision-routes.tsx'
import { approvalPreviewRoutes } from '../programs/review/preview-routes.tsx'
import { reviewRoutes } from '../programs/review/routes.tsx'
import { organizationTokenRoutes } from '../teams/access-tokens/routes.tsx'
import { creatorInvitationRoutes } from '../teams/creator-invitations/routes.tsx'
import { invitationRoutes } from '../teams/invitations/routes.tsx'
import { ownerRoutes } from '../teams/memberships/owner/owner-routes.tsx'
import { membershipRoutes } from '../teams/memberships/routes.tsx'
import { organizationRoutes } from '../teams/organizations/routes.tsx'
import { webhookDeliveryRoutes } from '../teams/webhooks/deliveries/delivery-routes.tsx'
import { webhookRoutes } from '../teams/webhooks/routes.tsx'

/**
 * Registers everything below an organization, which is for its members: things that you may not see do not
 * exist.
 */
export async function withinOrganization(app: FastifyInstance) {
  app.addHook('onRequest', requireMembership)
  app.addHook('preHandler', rememberOrganization)
  app.register(organizationRoutes)
  app.register(ownerRoutes, { prefix: '/owner' })
  app.register(organizationTokenRoutes, { prefix: '/access_tokens' })
  app.register(aboutPrograms)
  app.register(aboutReview)
  app.register(aboutCreators)
  app.register(aboutMoney)
  app.register(aboutMembers)
  app.register(aboutEvents)
}

async function aboutPrograms(app: FastifyInstance) {
  declareArea(app, 'programs')
  app.register(overviewRoutes)
  app.register(organizationCalendarRoutes, { prefix: '/calendar' })
  app.register(campaignListRoutes, { prefix: '/campaigns' })
  app.register(campaignOverviewRoutes, { prefix: '/campaigns' })
  app.register(campaignLedgerRoutes, { prefix: '/campaigns' })
  app.register(ledgerLinkRoutes, { prefix: '/campaigns' })
  app.register(campaignRoutes, { prefix: '/campaigns' })
  app.register(campaignCopyRoutes, { prefix: '/campaigns' })
  app.register(campaignPreviewRoutes, { prefix: '/campaigns' })
  app.register(campaignTransitionRoutes, { prefix: '/campaigns' })
  app.register(campaignCompletionRoutes, { prefix: '/campaigns' })
  app.register(campaignBudgetRoutes, { prefix: '/campaigns' })
  app.register(collabListRoutes, { prefix: '/collabs' })
  app.register(collabOverviewRoutes, { prefix: '/collabs' })
  app.register(collabRoutes, { prefix: '/collabs' })
  app.register(collabCopyRoutes, { prefix: '/collabs' })
  app.register(collabTransitionRoutes, { prefix: '/collabs' })
}

async function aboutReview(app: FastifyInstance) {
  declareArea(app, 'review')
  app.register(campaignSubmissionListRoutes, { prefix: '/campaigns/:campaign_id/submissions' })
  app.register(campaignSubmissionRoutes, { prefix: '/campaigns/:campaign_id/submissions' })
  app.register(campaignDecisionRoutes, { prefix: '/campaigns/:campaign_id/submissions' })
  app.register(appealRoutes, { prefix: '/campaigns/:campaign_id/submissions' })
  app.register(organizationSubmissionRoutes, { prefix: '/submissions' })
  app.register(reviewRoutes, { prefix: '/review' })
  app.register(approvalPreviewRoutes, { prefix: '/review/approval_preview' })
  app.register(reviewDecisionRoutes, { prefix: '/review/decisions' })
  app.register(collabSubmissionRoutes, { prefix: '/collabs/:collab_id/submissions' })
  app.register(collabSubmissionListRoutes, { prefix: '/collabs/:collab_id/submissions' })
}

async function aboutCreators(app: FastifyInstance) {
  declareArea(app, 'creators')
  app.register(creatorRoutes, { prefix: '/creators' })
  app.register(groupingRoutes, { prefix: '/creators' })
  app.register(invitationTogetherRoutes, { prefix: '/creators' })
  app.register(messageTogetherRoutes, { prefix: '/creators' })
  app.register(creatorGroupRoutes, { prefix: '/creator_groups' })
  app.register(organizationConversationRoutes, { prefix: '/messages' })
  app.register(foundCreatorRoutes, { prefix: '/discover/creators' })
  app.register(creatorInviteRoutes, { prefix: '/creators/:user_id/invitation' })
  app.register(creatorNoteRoutes, { prefix: '/creators/:user_id/notes' })
  app.register(invitationBatchRoutes, { prefix: '/creator_invitations' })
  app.register(creatorInvitationRoutes, { prefix: '/creator_invitations' })
}

async function aboutMoney(app: FastifyInstance) {
  declareArea(app, 'money')
  app.register(campaignFundingRoutes, { prefix: '/campaigns/:campaign_id/fundings' })
  app.register(budgetTransferRoutes, { prefix: '/campaigns/:campaign_id/transfers' })
  app.register(fundingRoutes, { prefix: '/fundings' })
  app.register(checkoutRoutes, { prefix: '/fundings' })
  app.register(refundRoutes, { prefix: '/fundings/:funding_id/refunds' })
  app.register(refundListRoutes, { prefix: '/refunds' })
  app.register(creatorPaymentRoutes, { prefix: '/creator_payments' })
  app.register(totalRoutes, { prefix: '/money_totals' })
  app.register(balanceRoutes, { prefix: '/balances' })
  app.register(paperRoutes, { prefix: '/papers' })
  app.register(billingRoutes, { prefix: '/billing_details' })
  app.register(reportingRoutes, { prefix: '/reporting' })
  app.register(transferRoutes, { prefix: '/transfers' })
}

async function aboutMembers(app: FastifyInstance) {
  declareArea(app, 'members')
  app.register(membershipRoutes, { prefix: '/members' })
  app.register(invitationRoutes, { prefix: '/invitations' })
  app.register(auditRoutes, { prefix: '/audit' })
}

async function aboutEvents(app: FastifyInstance) {
  declareArea(app, 'events')
  app.register(organizationEventRoutes, { prefix: '/events' })
  app.register(webhookRoutes, { prefix: '/webhooks', of: 'organization' })
  app.register(webhookDeliveryRoutes, { prefix: '/webhooks', of: 'organization' })
}
