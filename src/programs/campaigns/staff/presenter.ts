import { z } from 'zod'
import { idOf, text, urlLike } from '../../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../../framework/http/fields/shape.ts'
import {
  type Campaign,
  type CampaignSummary,
  pausers,
} from '../../../tables/campaigns/campaigns.ts'
import { staffCampaignUrl } from '../../../vocabulary/addresses/staff-urls.ts'
import { CampaignJson, campaignFields, completionFields } from '../presenter.ts'

export const StaffCampaignJson = shapeOf<Campaign & { organization_name: string }>()(
  'StaffCampaign',
  {
    ...campaignFields,
    url: from(
      urlLike('https://troupe.example.com/staff/campaigns/Vq7RtzK8.json'),
      staffCampaignUrl,
    ),
    organization_id: idOf('Organization', 'organization_id'),
    organization_name: text('Northwind Coffee'),
    fee_bps: z
      .int()
      .nullable()
      .meta({
        description: 'The fee it was published with, in hundredths of a percent',
        examples: [500],
      }),
    paused_by: z
      .enum(pausers)
      .nullable()
      .describe('`budget` if the service paused it as its budget was spent'),
    ...completionFields,
  },
)

/** The campaign as lists show it, with the address at which staff can read it. */
export function presentCampaignForStaff(campaign: CampaignSummary) {
  return { ...CampaignJson.present(campaign), url: staffCampaignUrl(campaign) }
}
