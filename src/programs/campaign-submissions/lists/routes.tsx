import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { sendList } from '../../../framework/http/pagination.ts'
import { findCampaign } from '../../campaigns/queries.ts'
import { loadList } from '../pages.ts'
import { ListedPostJson, presentListed } from '../presenter.ts'
import { CampaignSubmissionIndex } from '../views/index.tsx'
import { filterQuery, filtersOf } from './filters.ts'
import { orderQuery } from './orders.ts'
import { listSubmissions, submissionsListing } from './queries.ts'

type OfCampaign = { Params: { campaign_id: string }; Querystring: Record<string, string> }

export async function campaignSubmissionListRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCampaignSubmissions',
    summary: 'List what was submitted to a campaign',
    description:
      'For members: newest first unless `order` or `sort` says otherwise, of one state, platform, creator or period if asked for.',
    tag: 'Submissions',
    response: z.array(ListedPostJson),
    paginated: true,
    query: { ...filterQuery, ...orderQuery, ...submissionsListing.query },
  })

  app.get<OfCampaign>('/', list, async (request, reply) => {
    const { member, format, params, query } = request
    const filters = filtersOf(query)
    if (format === 'html') {
      const campaign = await findCampaign(db, member, params.campaign_id)
      const shown = await loadList(db, request, campaign, filters)
      return sendPage(reply, <CampaignSubmissionIndex {...shown} />)
    }
    const page = await listSubmissions(
      db,
      member,
      params.campaign_id,
      submissionsListing.askedOf(request),
      filters,
    )
    // An empty list may be one of no campaign at all.
    if (page.total === 0 && page.rows.length === 0)
      await findCampaign(db, member, params.campaign_id)
    return sendList(reply, page, presentListed)
  })
}
