import { z } from 'zod'
import { sqid, timestamp, url } from '../../framework/http/json-fields.ts'
import {
  type Campaign,
  type CampaignSummary,
  categories,
  contentTypes,
  statuses,
} from '../../tables/campaigns.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { campaignUrl, fileUrl } from '../../vocabulary/urls.ts'

const minorUnits = z.int().min(0).meta({ description: 'In minor units of the currency' })
const count = z.int().min(0)

export const CampaignJson = z
  .object({
    id: sqid,
    name: z.string(),
    status: z.enum(statuses),
    currency: z.string(),
    countries: z.array(z.string()),
    website: url.nullable(),
    content_type: z.enum(contentTypes),
    category: z.enum(categories),
    platform_ids: z.array(z.enum(platformIds)),
    tiktok_music_id: z.string().nullable(),
    cpm_amount: minorUnits,
    min_payout_amount: minorUnits,
    max_payout_amount: minorUnits,
    base_reward_amount: minorUnits,
    total_budget_amount: minorUnits,
    used_amount: minorUnits,
    unused_amount: minorUnits,
    view_count: count,
    submissions_count: count,
    published_at: timestamp.nullable(),
    paused_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url,
    banner_image_url: url.nullable(),
  })
  .meta({ id: 'Campaign' })

export const CampaignWithBriefJson = CampaignJson.extend({
  brief: z.string().meta({ description: 'HTML' }),
}).meta({ id: 'CampaignWithBrief' })

export function presentCampaign(campaign: CampaignSummary): z.infer<typeof CampaignJson> {
  return {
    id: encodeId('Campaign', campaign.id),
    name: campaign.name,
    status: campaign.status,
    currency: campaign.currency,
    countries: campaign.countries,
    website: campaign.website,
    content_type: campaign.content_type,
    category: campaign.category,
    platform_ids: campaign.platform_ids,
    tiktok_music_id: campaign.tiktok_music_id,
    cpm_amount: campaign.cpm_amount,
    min_payout_amount: campaign.min_payout_amount,
    max_payout_amount: campaign.max_payout_amount,
    base_reward_amount: campaign.base_reward_amount,
    total_budget_amount: campaign.total_budget_amount,
    used_amount: campaign.used_amount,
    unused_amount: campaign.unused_amount,
    view_count: campaign.view_count,
    submissions_count: campaign.submissions_count,
    published_at: campaign.published_at,
    paused_at: campaign.paused_at,
    created_at: campaign.created_at,
    updated_at: campaign.updated_at,
    url: campaignUrl(campaign),
    banner_image_url: campaign.banner_image_key && fileUrl(campaign.banner_image_key),
  }
}

export function presentCampaignWithBrief(
  campaign: Campaign,
): z.infer<typeof CampaignWithBriefJson> {
  return { ...presentCampaign(campaign), brief: campaign.brief }
}
