import type { FastifyInstance } from 'fastify'
import { serveTransitions } from '../../activity/records/transition-routes.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { campaignPath, campaignUrl } from '../../vocabulary/addresses/urls.ts'
import { listPassedShares } from './budget/alerts.ts'
import { moveCampaign } from './moves.ts'
import { campaignPolicy } from './policy.ts'
import { BudgetAlertsJson, CampaignWithBriefJson, CompletionJson } from './presenter.ts'
import { campaignShown, findCampaign } from './queries.ts'
import { campaignTransitions } from './transitions.ts'

const tag = 'Campaigns'

export async function campaignTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  serveTransitions(app, campaignTransitions, {
    nouns,
    verbs,
    response: CampaignWithBriefJson,
    present: CampaignWithBriefJson.present,
    find: (member, publicId) => findCampaign(context.db, member, publicId),
    mayMove: campaignPolicy.update,
    move: (member, campaign, name) => moveCampaign(context, member, campaign, name),
    path: campaignPath,
    url: campaignUrl,
  })

  const completion = api({
    name: 'showCampaignCompletion',
    summary: 'Show when a campaign ends, or ended',
    description:
      'For members: when it is to finish by itself, when it did finish, and when what was left of its budget went back to the organization.',
    tag,
    response: CompletionJson,
  })

  app.get<{ Params: { id: string } }>(
    '/:id/completion',
    completion,
    async ({ member, params }, reply) => {
      const campaign = await findCampaign(context.db, member, params.id)

      return respond(reply, {
        html: () => reply.redirect(campaignPath(campaign), 303),
        json: () => CompletionJson.present(campaign),
      })
    },
  )

  const alerts = api({
    name: 'showCampaignBudgetAlerts',
    summary: 'Show of which shares of the budget you hear',
    description:
      'For members: the shares of the budget of which the admins hear once they are used, and those they have heard of. They are set with the other fields of a campaign.',
    tag,
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

const needs =
  'It needs a brief, a platform, a rate or a base reward, a base reward within the highest payout and, without a rate, of the minimum payout at least, an end in the future if any, an organization without debt, and budget for the smallest payout and its fee.'

const nouns = {
  publish: {
    name: 'createCampaignPublication',
    summary: 'Publish a campaign',
    description: `For admins: makes a draft \`active\`, for good, and answers it. ${needs} What is missing is 422 on \`base\`.`,
    tag,
  },
  pause: {
    name: 'createCampaignSuspension',
    summary: 'Pause a campaign',
    description:
      'For admins: makes an `active` campaign `paused`, and answers it. From any other status it is 422 on `base`.',
    tag,
  },
  resume: {
    name: 'deleteCampaignSuspension',
    summary: 'Resume a paused campaign',
    description:
      'For admins: makes a `paused` campaign `active` again, and answers it, if its budget covers the smallest payout and its fee and its end is not over. Otherwise it is 422 on `base`.',
    tag,
  },
  finish: {
    name: 'createCampaignCompletion',
    summary: 'Finish a campaign',
    description:
      'For admins: makes an `active` or `paused` campaign `finished`, for good, and answers it. From any other status it is 422 on `base`.',
    tag,
  },
}

const verbs = {
  publish: {
    name: 'publishCampaign',
    summary: 'Publish a campaign, and be redirected to it',
    description: `For admins: makes a draft \`active\`, for good. ${needs} The answer is the same where something is missing, but with the reasons in \`Transition-Error\`.`,
    tag,
  },
  pause: {
    name: 'pauseCampaign',
    summary: 'Pause a campaign, and be redirected to it',
    description:
      'For admins: makes an `active` campaign `paused`. From any other status nothing changes, and `Transition-Error` says why.',
    tag,
  },
  resume: {
    name: 'resumeCampaign',
    summary: 'Resume a paused campaign, and be redirected to it',
    description:
      'For admins: makes a `paused` campaign `active` again, if its budget covers the smallest payout and its fee. Where that is not so nothing changes, and `Transition-Error` says why.',
    tag,
  },
}
