import type { FastifyInstance } from 'fastify'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { CompletionJson } from '../presenter.ts'
import { findCampaign } from '../queries.ts'

/** When a campaign ends. That it ends now is one of its moves. */
export async function campaignCompletionRoutes(app: FastifyInstance) {
  const { context } = app

  const completion = api({
    name: 'showCampaignCompletion',
    summary: 'Show when a campaign ends, or ended',
    description:
      'For members: when it is to finish by itself, when it did finish, and when what was left of its budget went back to the organization.',
    tag: 'Campaigns',
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
}
