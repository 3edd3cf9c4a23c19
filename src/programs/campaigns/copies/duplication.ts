import type { Context } from '../../../framework/context.ts'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { copiedBanner, copiedFields, copiedName } from '../../copies.ts'
import { createCampaign } from '../model.ts'
import { termsToCopy } from '../schema.ts'

/** A draft with the same terms, brief and banner. Its budget and its end are its own to set. */
export async function duplicateCampaign(
  context: Context,
  actor: Member,
  campaign: Campaign,
): Promise<Campaign> {
  return createCampaign(context, actor, {
    ...copiedFields(campaign, termsToCopy),
    name: copiedName(campaign.name),
    ...(await copiedBanner(context, campaign.banner_image_key)),
  })
}
