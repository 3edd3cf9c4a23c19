import { z } from 'zod'
import { sqid, text, timestamp } from '../../../framework/http/fields/json-fields.ts'
import {
  type Campaign,
  type CampaignSummary,
  pausers,
} from '../../../tables/campaigns/campaigns.ts'
import { staffCampaignUrl } from '../../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { type CampaignJson, CampaignWithBriefJson, presentCampaign } from '../presenter.ts'

export const StaffCampaignJson = CampaignWithBriefJson.extend({
  organization_id: sqid,
  organization_name: text('Northwind Coffee'),
  fee_bps: z
    .int()
    .nullable()
    .meta({
      description: 'The fee it was published with, in hundredths of a percent',
      examples: [500],
    }),
  paused_by: z.enum(pausers).nullable(),
  ends_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  settled_at: timestamp.nullable(),
}).meta({ id: 'StaffCampaign' })

export function presentStaffCampaign(
  campaign: Campaign & { organization_name: string },
): z.infer<typeof StaffCampaignJson> {
  return {
    ...presentCampaignForStaff(campaign),
    brief: campaign.brief,
    organization_id: encodeId('Organization', campaign.organization_id),
    organization_name: campaign.organization_name,
    fee_bps: campaign.fee_bps,
    paused_by: campaign.paused_by,
    ends_at: campaign.ends_at,
    finished_at: campaign.finished_at,
    settled_at: campaign.settled_at,
  }
}

/** As lists show it, with the address at which staff can read it. */
export function presentCampaignForStaff(campaign: CampaignSummary): z.infer<typeof CampaignJson> {
  return { ...presentCampaign(campaign), url: staffCampaignUrl(campaign) }
}
