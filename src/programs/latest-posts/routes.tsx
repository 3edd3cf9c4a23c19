import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  findSocialAccount,
  listVerifiedAccounts,
  mostAsked,
} from '../../creators/social-accounts/queries.ts'
import { Invalid, NotFound, Overloaded } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { handleIn } from '../../platforms/account-url.ts'
import type { SocialAccount } from '../../tables/users/social-accounts.ts'
import { newHandInPath, ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { findPublicCampaign } from '../campaign-submissions/handing-in/queries.ts'
import { timeLimits } from '../campaign-submissions/time-limits.ts'
import { findOwnSubmission } from '../collab-submissions/queries.ts'
import { platformsOf } from '../collabs/words.ts'
import { LatestPostJson } from './presenter.ts'
import { readLatestPosts } from './reading.ts'
import { type ChosenFor, LatestPosts } from './views/latest-posts.tsx'

type Wanted = { Querystring: { campaign_id?: string; submission_id?: string } }
type OfAccount = { Params: { id: string } }

/** The latest posts of creators, from which they choose one to submit. Nothing of them is kept. */
export async function latestPostRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const read = async ({ actor }: FastifyRequest, account: SocialAccount) => ({
    account,
    ...(await readLatestPosts(context, actor, account)),
  })

  app.get<Wanted>('/latest_posts', async (request, reply) => {
    const { chosenFor, platforms } = await askedFor(request)
    const { user } = request.actor
    const accounts = await listVerifiedAccounts(db, user, platforms, mostAsked)
    const reads = await Promise.all(accounts.map((account) => read(request, account)))
    return sendPage(
      reply,
      <LatestPosts title="Your latest posts" reads={reads} chosenFor={chosenFor} />,
    )
  })

  const list = api({
    name: 'listLatestPosts',
    summary: 'List the latest posts of a social account',
    description:
      'For its user: asks the platform for up to 20 posts, newest first, to choose one to submit. An account that is not verified, or has to be connected again, is 422 on `base`; a platform that does not answer is 503 with `Retry-After`.',
    tag: 'Social accounts',
    response: z.array(LatestPostJson),
  })

  app.get<OfAccount>('/social_accounts/:id/latest_posts', list, async (request, reply) => {
    const account = await findSocialAccount(db, request.actor, request.params.id)
    const answer = await read(request, account)
    if (request.format === 'html') {
      const title = `Latest posts of @${handleIn(account.account_url)}`
      return sendPage(reply, <LatestPosts title={title} reads={[answer]} />)
    }
    if ('posts' in answer) return reply.send(answer.posts.map(LatestPostJson.present))
    const { refusal, retryAfter } = answer
    throw retryAfter === undefined ? new Invalid({ base: [refusal] }) : new Overloaded(retryAfter)
  })

  /** The form that a post is chosen for, and the platforms that it takes posts of. */
  async function askedFor({ actor, query }: FastifyRequest<Wanted>): Promise<Asked> {
    if (query.campaign_id !== undefined) {
      const campaign = await findPublicCampaign(db, actor, String(query.campaign_id))
      const began = campaign.published_at
      const chosenFor = {
        path: newHandInPath(campaign),
        campaign: { began, oldest: timeLimits.postAge },
      }
      return { chosenFor, platforms: campaign.platform_ids }
    }
    if (query.submission_id === undefined) throw new NotFound()
    const work = await findOwnSubmission(db, actor, String(query.submission_id))
    const chosenFor = { path: ownSubmissionPath(work), accepted_at: work.accepted_at }
    return { chosenFor, platforms: onlyThese(platformsOf(work)) }
  }
}

type Asked = { chosenFor: ChosenFor; platforms: PlatformId[] | undefined }

/** Work that names no platform may be posted on any. */
const onlyThese = (platforms: PlatformId[]) => (platforms.length > 0 ? platforms : undefined)
