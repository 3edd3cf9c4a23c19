import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, sendList } from '../../framework/http/pagination.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { showingPosts } from '../submissions/posts/players.ts'
import { loadInbox, ReviewQuery } from './inbox.ts'
import { presentReviewed, presentToReview, ReviewedJson, ToReviewJson } from './presenter.ts'
import { findToReview, listToReview } from './queries.ts'
import { Inbox } from './views/inbox.tsx'

type ById = { Params: { id: string } }

const tag = 'Submissions'

/** Posts that an organization has to decide about, over all its campaigns. */
export async function reviewRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listSubmissionsToReview',
    summary: 'List what waits for a decision',
    description:
      'For members: the posts of all campaigns that nobody has decided about, and first what decides itself first. What was decided and has not taken effect yet is not among them, so the list is used up while it is read: to decide page by page, ask for the first page again each time, as the next one would pass posts over.',
    tag,
    response: z.array(ToReviewJson),
    paginated: true,
    query: {
      campaign_id: {
        description: 'Only those of this campaign',
        example: 'Xk3vQ8aB',
        ids: ['Campaign'],
      },
    },
  })

  const calls = ['/organizations/:organization_id/review/:id']
  const inbox = allowing(showingPosts(context), { config: { ...list.config, calls } })
  app.get('/', inbox, async (request, reply) => {
    const { member, format } = request
    if (format === 'html')
      return sendPage(reply, <Inbox {...(await loadInbox(context, request))} />)

    const { campaign_id } = ReviewQuery.parse(request.query)
    const page = await listToReview(db, member, pageRequest(request), campaign_id)
    // An empty list may be one of no campaign at all.
    if (page.total === 0 && campaign_id) await findCampaign(db, member, campaign_id)
    return sendList(reply, page, presentToReview)
  })

  const show = api({
    name: 'showSubmissionToReview',
    summary: 'Show what there is to know before a decision',
    description:
      'For members: a submission to any campaign, with what it would pay now, what its creator did for the organization before, its readings, and what was decided about it and can still be taken back.',
    tag,
    response: ReviewedJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }: FastifyRequest<ById>, reply) => {
    const submission = await findToReview(db, member, params.id)
    return respond(reply, {
      html: () => reply.redirect(reviewPath(member.organization, { id: submission.id }), 303),
      json: () => presentReviewed(submission),
    })
  })
}
