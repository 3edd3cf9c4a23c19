import type { FastifyInstance } from 'fastify'
import { postSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import { listVerifiedAccounts } from '../../../creators/social-accounts/queries.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { forgetReturnPath, rememberReturnPath } from '../../../framework/http/return-path.ts'
import { holdOf } from '../../../money/grants/time-limits.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import {
  newHandInPath,
  ownSubmissionPath,
  ownSubmissionUrl,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { CampaignSubmissionJson } from '../presenter.ts'
import { findOwnSubmission } from '../queries.ts'
import { HandIn } from '../schema.ts'
import { timeLimits } from '../time-limits.ts'
import { handIn } from './model.ts'
import { withAccountOfLink } from './post.ts'
import { findOwnWithPost, findPublicCampaign } from './queries.ts'
import { HandInNew } from './views/new.tsx'

type OfCampaign = { Params: { campaign_id: string } }
type Chosen = { Querystring: { post_url?: string; social_account_id?: string } }

export async function handInRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context
  const hold = holdOf(config)
  const usableAccounts = ({ user }: Actor, { platform_ids }: Campaign) =>
    listVerifiedAccounts(db, user, platform_ids)

  app.get<OfCampaign & Chosen>('/new', async (request, reply) => {
    const { actor, params, query } = request
    const campaign = await findPublicCampaign(db, actor, params.campaign_id)
    const accounts = await usableAccounts(actor, campaign)
    if (accounts.length === 0) rememberReturnPath(reply, newHandInPath(campaign))
    else forgetReturnPath(request, reply)
    const typed = { submission: query }
    const form = { campaign, accounts, hold, typed }
    return sendPage(reply, <HandInNew {...form} />)
  })

  const create = api({
    name: 'createCampaignSubmission',
    summary: 'Submit a post to a campaign',
    description: `For every user but members of the organization: a post of one of their verified accounts, on a platform of the campaign. Each check and what it found is in the answer. An address of no post, of somebody else’s, of one that nobody can see, that is older than ${timeLimits.postAge.words}, that was submitted before or was posted for a collab is 422 on \`post_url\`; a campaign that is not \`active\` is 422 on \`base\`.`,
    shows: { state: 'pending' },
    tag: 'Submissions',
    body: { schema: HandIn, root: 'submission' },
    response: CampaignSubmissionJson,
    status: 201,
    errors: [404],
  })

  app.post<OfCampaign>('/', create, async (request, reply) => {
    const { actor, params, body, format } = request
    const campaign = await findPublicCampaign(db, actor, params.campaign_id)
    const accounts = format === 'html' ? await usableAccounts(actor, campaign) : []
    const inserted = await attempt(
      async () => {
        const sent = format === 'html' ? withAccountOfLink(body, campaign, accounts) : body
        const fields = parse(HandIn, 'submission', sent)
        const source = postSource(context)
        return handIn(context, source, actor, campaign, fields, request.idempotencyKey)
      },
      async (errors) => (
        <HandInNew
          campaign={campaign}
          accounts={accounts}
          hold={hold}
          typed={body}
          errors={errors}
          submitted={await findOwnWithPost(db, actor, Object(Object(body).submission).post_url)}
        />
      ),
    )
    const submission = await findOwnSubmission(db, actor, encodeId('Submission', inserted.id))

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          ownSubmissionPath(submission),
          'Submitted. We will tell you when it is decided.',
        ),
      json: () =>
        reply
          .code(201)
          .header('Location', ownSubmissionUrl(submission))
          .send(CampaignSubmissionJson.present(submission)),
    })
  })
}
