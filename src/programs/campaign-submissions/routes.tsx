import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { sendList } from '../../framework/http/pagination.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { openConversation } from '../messages/model.ts'
import { showingPosts } from '../submissions/players.ts'
import { filterQuery, filtersOf } from './filters.ts'
import { orderQuery } from './orders.ts'
import { loadForOrganization, loadList } from './pages.ts'
import { explain } from './paying/explanation.ts'
import { ExplanationJson } from './paying/presenter.ts'
import {
  CampaignSubmissionJson,
  presentReceived,
  presentSubmission,
  ReceivedPostJson,
} from './presenter.ts'
import { findSubmission, listSubmissions, ofCampaign, submissionsListing } from './queries.ts'
import { CampaignSubmissionIndex } from './views/index.tsx'
import { CampaignSubmissionShow } from './views/show.tsx'

type OfCampaign = { Params: { campaign_id: string }; Querystring: Record<string, string> }
type ById = { Params: { campaign_id: string; id: string } }

const tag = 'Submissions'

/** All that was handed in to one campaign, for its organization to read. */
export async function campaignSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listCampaignSubmissions',
    summary: 'List what was submitted to a campaign',
    description:
      'For members: newest first unless `order` or `sort` says otherwise, of one state, platform, creator or period if asked for.',
    tag,
    response: z.array(ReceivedPostJson),
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
    return sendList(reply, page, presentReceived)
  })

  const show = api({
    name: 'showCampaignSubmission',
    summary: 'Show a submission to a campaign',
    description: 'For members: one submission, with every check and what it found.',
    tag,
    response: CampaignSubmissionJson,
  })

  const calls = [
    '/organizations/:organization_id/campaigns/:campaign_id/submissions/:id/explanation',
  ]
  const page = allowing(showingPosts(context), { config: { ...show.config, calls } })
  app.get<ById>('/:id', page, async ({ member, params, format }, reply) => {
    const submission = await findSubmission(db, member, params)
    if (format === 'json') return presentSubmission(submission)
    const messages = await openConversation(db, member, submission)
    const shown = await loadForOrganization(context, submission, messages)
    return sendPage(reply, <CampaignSubmissionShow member={member} shown={shown} />)
  })

  const explanation = api({
    name: 'explainCampaignSubmission',
    summary: 'Explain what a submission earned',
    description:
      'For members: the reading that counts, each step from views to money, and every grant.',
    tag,
    response: ExplanationJson,
  })

  app.get<ById>('/:id/explanation', explanation, async ({ member, params }, reply) => {
    const explained = await explain(db, params.id, ofCampaign(member, params.campaign_id))
    return respond(reply, {
      html: () => reply.redirect(reply.request.url.replace(/\/explanation$/, ''), 303),
      json: () => ExplanationJson.present(explained),
    })
  })
}
