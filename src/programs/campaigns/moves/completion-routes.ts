import type { FastifyInstance } from 'fastify'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { CompletionJson } from '../presenter.ts'
import { findCampaign } from '../queries.ts'
import { findOpenPosts } from './open-posts.ts'

/**
 * When a campaign ends, and what that means for its money and its posts. That it ends now is one of its
 * moves.
 */
export async function campaignCompletionRoutes(app: FastifyInstance) {
  const { context } = app

  const completion = api({
    name: 'showCampaignCompletion',
    summary: 'Show when a campaign ends, or ended, and what finishing it does',
    description:
      'For members: when it is to finish by itself, when it did finish, and when what was left of its budget went back to the organization. Before that it tells what finishing would do: how much is to go back, and which posts go on.',
    tag: 'Campaigns',
    response: CompletionJson,
  })

  app.get<{ Params: { id: string } }>(
    '/:id/completion',
    completion,
    async ({ member, params }, reply) => {
      const campaign = await findCampaign(context.db, member, params.id)
      const posts = await findOpenPosts(context.db, campaign)

      return respond(reply, {
        html: () => reply.redirect(campaignPath(campaign), 303),
        json: () => CompletionJson.present({ ...campaign, ...posts }),
      })
    },
  )
}
