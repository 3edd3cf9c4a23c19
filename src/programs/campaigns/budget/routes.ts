import type { FastifyInstance } from 'fastify'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { BudgetAlertsJson } from '../presenter.ts'
import { campaignShown } from '../queries.ts'
import { listPassedShares } from './alerts.ts'

export async function campaignBudgetRoutes(app: FastifyInstance) {
  const { context } = app

  const alerts = api({
    name: 'showCampaignBudgetAlerts',
    summary: 'Show of which shares of the budget you hear',
    description:
      'For members: the shares of the budget of which the admins hear once they are used, and those they have heard of. They are set with the other fields of a campaign.',
    tag: 'Campaigns',
    response: BudgetAlertsJson,
  })

  app.get<{ Params: { id: string } }>(
    '/:id/budget_alerts',
    { config: { ...alerts.config, shows: campaignShown } },
    async (request, reply) => {
      const campaign = campaignShown.in(request)
      const passed_shares = await listPassedShares(context.db, campaign)

      return respond(reply, {
        html: () => reply.redirect(campaignPath(campaign), 303),
        json: () => BudgetAlertsJson.present({ ...campaign, passed_shares }),
      })
    },
  )
}
