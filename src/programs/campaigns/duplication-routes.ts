import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond } from '../../framework/http/format.ts'
import { campaignUrl, editCampaignPath } from '../../vocabulary/urls.ts'
import { duplicateCampaign } from './duplication.ts'
import { campaignPolicy } from './policy.ts'
import { CampaignWithBriefJson, presentCampaignWithBrief } from './presenter.ts'
import { findCampaign } from './queries.ts'

/** A new draft that begins as another campaign is. */
export async function campaignDuplicationRoutes(app: FastifyInstance) {
  const { context } = app

  const duplicate = api({
    name: 'duplicateCampaign',
    summary: 'Make a draft that is like a campaign',
    description:
      'For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. Budget and end are not copied.',
    tag: 'Campaigns',
    response: CampaignWithBriefJson,
    status: 201,
    errors: [403],
  })

  app.post<{ Params: { id: string } }>(
    '/:id/duplicate',
    duplicate,
    async ({ member, params }, reply) => {
      const original = await findCampaign(context.db, member, params.id)
      authorize(campaignPolicy.create(member))
      const campaign = await duplicateCampaign(context, member, original)

      return respond(reply, {
        html: () =>
          redirectWith(
            reply,
            editCampaignPath(campaign),
            'This is your copy. Change what is different.',
          ),
        json: () =>
          reply
            .code(201)
            .header('Location', campaignUrl(campaign))
            .send(presentCampaignWithBrief(campaign)),
      })
    },
  )
}
