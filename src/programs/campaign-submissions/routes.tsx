import type { FastifyInstance } from 'fastify'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { openConversation } from '../messages/model.ts'
import { showingPosts } from '../submissions/posts/players.ts'
import { loadForOrganization } from './pages.ts'
import { explainAmount } from './paying/explanation.ts'
import { ExplanationJson } from './paying/presenter.ts'
import { CampaignSubmissionJson, presentReceived } from './presenter.ts'
import { findReceivedSubmission, ofCampaign } from './queries.ts'
import { CampaignSubmissionShow } from './views/show.tsx'

type ById = { Params: { campaign_id: string; id: string } }

const tag = 'Submissions'

/** A post that was handed in to a campaign, for its organization to read. */
export async function campaignSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

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
    const submission = await findReceivedSubmission(db, member, params)
    if (format === 'json') return presentReceived(submission)
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
    const explained = await explainAmount(db, params.id, ofCampaign(member, params.campaign_id))
    return respond(reply, {
      html: () => reply.redirect(reply.request.url.replace(/\/explanation$/, ''), 303),
      json: () => ExplanationJson.present(explained),
    })
  })
}
