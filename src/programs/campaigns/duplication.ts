import type { Context } from '../../framework/context.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { copiedBanner, copiedName } from '../banners.ts'
import { createCampaign } from './model.ts'

/** A draft with the same terms, brief and banner. Its budget and its end are its own to set. */
export async function duplicateCampaign(
  context: Context,
  actor: Member,
  campaign: Campaign,
): Promise<Campaign> {
  const { website, category, brief, platform_ids, countries, content_type } = campaign
  const { tiktok_music_id, currency, cpm_amount } = campaign
  const { base_reward_amount, min_payout_amount, max_payout_amount } = campaign
  return createCampaign(context, actor, {
    name: copiedName(campaign.name),
    website,
    category,
    brief,
    platform_ids,
    countries,
    content_type,
    tiktok_music_id,
    currency,
    cpm_amount,
    base_reward_amount,
    min_payout_amount,
    max_payout_amount,
    banner_focus_x: campaign.banner_focus_x,
    banner_focus_y: campaign.banner_focus_y,
    ...(await copiedBanner(context, campaign.banner_image_key)),
  })
}
