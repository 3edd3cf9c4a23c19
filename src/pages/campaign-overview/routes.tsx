import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { listIncoming } from '../../programs/campaigns/budget/incoming.ts'
import { readCampaignFacts } from '../../programs/campaigns/moves/moves.ts'
import { CampaignWithBriefJson } from '../../programs/campaigns/presenter.ts'
import { campaignShown, findCampaign } from '../../programs/campaigns/queries.ts'
import { CampaignShow } from '../../programs/campaigns/views/show.tsx'
import { campaignPath } from '../../vocabulary/addresses/urls.ts'
import { type PeriodWanted, periodAddress, periodOf, periodQuery } from '../overview/period.ts'
import { CampaignOverviewJson } from './presenter.ts'
import { readCampaignOverview } from './queries.ts'
import { CampaignResults } from './views/results.tsx'

type ById = { Params: { id: string }; Querystring: PeriodWanted }

const tag = 'Campaigns'

/** One campaign: its record for programs, for people how it does. */
export async function campaignOverviewRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const show = api({
    name: 'showCampaign',
    summary: 'Show a campaign',
    description:
      'For members: the campaign with its `brief`. 404 for whoever does not belong to the organization.',
    tag,
    response: CampaignWithBriefJson,
  })

  const calls = ['/organizations/:organization_id/campaigns/:id/overview']
  const page = keptAnswer({ config: { ...show.config, calls, shows: campaignShown } }, 1)
  app.get<ById>('/:id', page, async (request, reply) => {
    const { member, params, query } = request
    const campaign = campaignShown.in(request)
    if (request.format === 'json') return CampaignWithBriefJson.present(campaign)

    const facts = await readCampaignFacts(db, context, campaign)
    const incoming = await listIncoming(db, campaign)
    const overview =
      campaign.status === 'draft'
        ? undefined
        : await readCampaignOverview(db, member, params.id, periodOf(query))
    return sendPage(
      reply,
      <CampaignShow member={member} campaign={campaign} facts={facts} incoming={incoming}>
        {overview && <CampaignResults member={member} campaign={campaign} overview={overview} />}
      </CampaignShow>,
    )
  })

  const overview = api({
    name: 'showCampaignOverview',
    summary: 'Show how a campaign does',
    description:
      'For members: views by platform, what they cost, how the budget goes and when it is used up, the best posts and creators.',
    tag,
    response: CampaignOverviewJson,
    query: periodQuery,
  })

  app.get<ById>(
    '/:id/overview',
    mayBeOld(overview),
    async ({ member, params, query, format }, reply) => {
      const period = periodOf(query)
      if (format === 'json')
        return CampaignOverviewJson.present(
          await readCampaignOverview(db, member, params.id, period),
        )
      const campaign = await findCampaign(db, member, params.id)
      return reply.redirect(`${campaignPath(campaign)}?${periodAddress(period)}`, 303)
    },
  )
}
