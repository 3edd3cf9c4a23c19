import type { FastifyInstance } from 'fastify'
import { campaignUrl, editCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import { copyOf } from '../../copies.ts'
import { addCopies } from '../../copy-routes.ts'
import { createCampaign } from '../model.ts'
import { campaignPolicy } from '../policy.ts'
import { CampaignWithBriefJson } from '../presenter.ts'
import { findCampaign } from '../queries.ts'
import { termsToCopy } from '../schema.ts'

export async function campaignCopyRoutes(app: FastifyInstance) {
  const { context } = app

  addCopies(app, {
    name: 'duplicateCampaign',
    tag: 'Campaigns',
    summary: 'Make a draft that is like a campaign',
    description:
      'For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. Budget and end are not copied.',
    shows: { status: 'draft' },
    response: CampaignWithBriefJson,
    mayCreate: campaignPolicy.create,
    find: (member, publicId) => findCampaign(context.db, member, publicId),
    copy: async (member, original) =>
      createCampaign(context, member, await copyOf(context, original, termsToCopy)),
    present: CampaignWithBriefJson.present,
    url: campaignUrl,
    editPath: editCampaignPath,
  })
}
