import type { FastifyInstance } from 'fastify'
import { requireStaff } from '../accounts/staff/policy.ts'
import { staffSocialAccountRoutes } from '../creators/social-accounts/staff/routes.tsx'
import { exchangeRateRoutes } from '../money/exchange-rates/routes.tsx'
import { staffRefundRoutes } from '../money/fundings/refunds/staff/routes.tsx'
import { staffFundingRoutes } from '../money/fundings/staff/routes.tsx'
import { liabilityRoutes } from '../money/liabilities/routes.tsx'
import { payoutBatchRoutes } from '../money/payout-batches/routes.tsx'
import { staffPayoutRoutes } from '../money/payouts/staff/routes.tsx'
import { reconciliationRoutes } from '../money/reconciliation/routes.tsx'
import { staffSubscriptionRoutes } from '../money/subscriptions/routes.tsx'
import { healthRoutes } from '../pages/health/routes.tsx'
import { personRoutes } from '../pages/people/routes.tsx'
import { staffPlatformRoutes } from '../pages/platforms/routes.tsx'
import { newOrganizationRoutes } from '../pages/staff/new-organization-routes.tsx'
import { staffOrganizationRoutes } from '../pages/staff/organization-routes.tsx'
import { staffOverviewRoutes } from '../pages/staff/overview-routes.tsx'
import { staffJobRoutes } from '../pages/staff/routes.tsx'
import { staffSearchRoutes } from '../pages/staff-search/routes.tsx'
import { staffSubmissionRoutes } from '../programs/campaign-submissions/staff/routes.tsx'
import { staffCampaignRoutes } from '../programs/campaigns/staff/routes.tsx'
import { staffCollabSubmissionRoutes } from '../programs/collab-submissions/staff/routes.tsx'
import { collabReviewRoutes } from '../programs/collabs/staff/routes.tsx'
import { staffRatingRoutes } from '../programs/ratings/staff/routes.tsx'
import { staffQueues } from './staff-queues.ts'
import { sweepExpired } from './time/sweep.ts'

/** Registers the pages of those who run the installation. */
export async function staffRoutes(app: FastifyInstance) {
  app.addHook('onRequest', requireStaff)
  app.register(staffOverviewRoutes, { queues: staffQueues, sweep: sweepExpired.name })
  app.register(healthRoutes, { prefix: '/health', sweep: sweepExpired.name })
  app.register(staffSearchRoutes, { prefix: '/search' })
  app.register(personRoutes, { prefix: '/users' })
  app.register(collabReviewRoutes, { prefix: '/collabs' })
  app.register(staffCollabSubmissionRoutes, { prefix: '/collab_submissions' })
  app.register(staffRatingRoutes, { prefix: '/ratings' })
  app.register(staffCampaignRoutes, { prefix: '/campaigns' })
  app.register(staffOrganizationRoutes, { prefix: '/organizations' })
  app.register(newOrganizationRoutes, { prefix: '/new_organizations' })
  app.register(staffFundingRoutes, { prefix: '/fundings' })
  app.register(staffSubscriptionRoutes, { prefix: '/organizations/:id/subscription' })
  app.register(staffRefundRoutes, { prefix: '/refunds' })
  app.register(reconciliationRoutes, { prefix: '/reconciliation' })
  app.register(staffPayoutRoutes, { prefix: '/payouts' })
  app.register(payoutBatchRoutes, { prefix: '/payout_batches' })
  app.register(exchangeRateRoutes, { prefix: '/exchange_rates' })
  app.register(liabilityRoutes, { prefix: '/liabilities' })
  app.register(staffSubmissionRoutes, { prefix: '/submissions' })
  app.register(staffPlatformRoutes, { prefix: '/platforms' })
  app.register(staffSocialAccountRoutes, { prefix: '/social_accounts' })
  app.register(staffJobRoutes, { prefix: '/jobs' })
}
