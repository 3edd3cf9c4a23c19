import type { FastifyInstance } from 'fastify'
import { campaignUrl, editCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import { addDuplication } from '../../duplication-routes.ts'
import { campaignPolicy } from '../policy.ts'
import { CampaignWithBriefJson } from '../presenter.ts'
import { findCampaign } from '../queries.ts'
import { duplicateCampaign } from './duplication.ts'

export async function campaignDuplicationRoutes(app: FastifyInstance) {
  const { context } = app

  addDuplication(app, {
    name: 'duplicateCampaign',
    tag: 'Campaigns',
    summary: 'Make a draft that is like a campaign',
    description:
      'For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. Budget and end are not copied.',
    shows: { status: 'draft' },
    response: CampaignWithBriefJson,
    mayCreate: campaignPolicy.create,
    find: (member, publicId) => findCampaign(context.db, member, publicId),
    duplicate: (member, original) => duplicateCampaign(context, member, original),
    present: CampaignWithBriefJson.present,
    url: campaignUrl,
    editPath: editCampaignPath,
  })
}
