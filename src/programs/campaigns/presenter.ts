import { z } from 'zod'
import {
  count,
  countries,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import {
  type Campaign,
  type CampaignSummary,
  categories,
  contentTypes,
  statuses,
} from '../../tables/campaigns/campaigns.ts'
import { campaignUrl, fileUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'

export const CampaignJson = z
  .object({
    id: sqid,
    name: text('Autumn roast'),
    status: z.enum(statuses),
    currency,
    countries,
    website: urlLike('https://northwind.example/autumn').nullable(),
    content_type: z.enum(contentTypes),
    category: z.enum(categories),
    platform_ids: z.array(z.enum(platformIds)).meta({ examples: [['tiktok', 'instagram']] }),
    tiktok_music_id: text('7189203746501').nullable(),
    cpm_amount: minorUnits(175),
    min_payout_amount: minorUnits(350),
    max_payout_amount: minorUnits(250_000),
    base_reward_amount: minorUnits(500),
    total_budget_amount: minorUnits(500_000),
    used_amount: minorUnits(120_000),
    unused_amount: minorUnits(380_000),
    view_count: count(685_714),
    submissions_count: count(48),
    published_at: timestamp.nullable(),
    paused_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json'),
    banner_image_url: urlLike(
      'https://troupe.example.com/files/7Qk2mXv9TzLr4WcYb1NsPg.jpg',
    ).nullable(),
  })
  .meta({ id: 'Campaign' })

export const CampaignWithBriefJson = CampaignJson.extend({
  brief: text('<p>Show your first cup of the day.</p>').meta({ description: 'HTML' }),
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

export const CompletionJson = z
  .object({
    ends_at: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    settled_at: timestamp.nullable(),
  })
  .meta({ id: 'CampaignCompletion' })

export function presentCompletion({
  ends_at,
  finished_at,
  settled_at,
}: Campaign): z.infer<typeof CompletionJson> {
  return { ends_at, finished_at, settled_at }
}
