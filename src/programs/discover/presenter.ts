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
import { categories, contentTypes, statuses } from '../../tables/campaigns/campaigns.ts'
import { states } from '../../tables/collabs/collabs.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  fileUrl,
  jsonUrl,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type {
  DiscoverCampaign,
  DiscoverCampaignWithBrief,
  DiscoverCollab,
  DiscoverCollabWithBrief,
} from './queries.ts'

const picture = urlLike('https://troupe.example.com/files/7Qk2mXv9TzLr4WcYb1NsPg.jpg')

const Brand = z
  .object({
    id: sqid,
    name: text('Northwind Coffee'),
    url: urlLike('https://troupe.example.com/profiles/k5dXwQ2n.json'),
    avatar_url: picture.optional(),
  })
  .meta({ id: 'DiscoverOrganization' })

/** Figures of the last decisions of a program or of an organization. */
export const decisionFields = {
  decisions_count: count(100).meta({ description: 'How many of the last decisions are counted' }),
  approved_percent: count(92).nullable(),
  median_decision_seconds: count(21_600).nullable(),
}

export const DiscoverCampaignJson = z
  .object({
    id: sqid,
    name: text('Autumn roast'),
    status: z.enum(statuses),
    organization: Brand,
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
    unused_amount: minorUnits(380_000),
    burn_amount: minorUnits(21_500),
    budget_days_left: count(17).nullable(),
    days_left: count(30).nullable(),
    ...decisionFields,
    published_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    url: urlLike('https://troupe.example.com/campaigns/Vq7RtzK8.json'),
    banner_image_url: picture.nullable(),
  })
  .meta({ id: 'DiscoverCampaign' })

export const DiscoverCampaignWithBriefJson = DiscoverCampaignJson.extend({
  brief: text('<p>Show your first cup of the day.</p>').meta({ description: 'HTML' }),
  ledger_url: urlLike(
    'https://troupe.example.com/ledgers/8mJq0vYt3nXw5zRk2cLb7HsPd4GfTa9eUoVi1BxNyQg.json',
  )
    .nullable()
    .meta({ description: 'Where everyone reads its books, if the organization wants that' }),
}).meta({ id: 'DiscoverCampaignWithBrief' })

export const DiscoverCollabJson = z
  .object({
    id: sqid,
    name: text('Hand-thrown mug'),
    state: z.enum(states),
    organization: Brand,
    currency,
    countries,
    website: urlLike('https://northwind.example/mug').nullable(),
    require_spark_ads: z.boolean(),
    requires_product_shipment: z.boolean(),
    ...decisionFields,
    published_at: timestamp.nullable(),
    url: urlLike('https://troupe.example.com/collabs/Zx3PwNf6.json'),
    banner_image_url: picture.nullable(),
  })
  .meta({ id: 'DiscoverCollab' })

export const DiscoverCollabWithBriefJson = DiscoverCollabJson.extend({
  brief: text('<p>One video of 30 seconds with the mug.</p>').meta({ description: 'HTML' }),
}).meta({ id: 'DiscoverCollabWithBrief' })

export function presentDiscoverCampaign(
  campaign: Omit<DiscoverCampaign, 'total'>,
): z.infer<typeof DiscoverCampaignJson> {
  return {
    id: encodeId('Campaign', campaign.id),
    name: campaign.name,
    status: campaign.status,
    organization: presentBrand(campaign.organization),
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
    unused_amount: campaign.unused_amount,
    burn_amount: campaign.burn_amount,
    budget_days_left: campaign.budget_days_left,
    days_left: campaign.days_left,
    decisions_count: campaign.decisions_count,
    approved_percent: campaign.approved_percent,
    median_decision_seconds: campaign.median_decision_seconds,
    published_at: campaign.published_at,
    ends_at: campaign.ends_at,
    url: jsonUrl(discoverCampaignPath(campaign)),
    banner_image_url: campaign.banner_image_key && fileUrl(campaign.banner_image_key),
  }
}

export function presentDiscoverCampaignWithBrief(
  campaign: DiscoverCampaignWithBrief,
  ledgerPath: string | null,
): z.infer<typeof DiscoverCampaignWithBriefJson> {
  return {
    ...presentDiscoverCampaign(campaign),
    brief: campaign.brief,
    ledger_url: ledgerPath && jsonUrl(ledgerPath),
  }
}

export function presentDiscoverCollab(
  collab: Omit<DiscoverCollab, 'total'>,
): z.infer<typeof DiscoverCollabJson> {
  return {
    id: encodeId('Collab', collab.id),
    name: collab.name,
    state: collab.state,
    organization: presentBrand(collab.organization),
    currency: collab.currency,
    countries: collab.countries,
    website: collab.website,
    require_spark_ads: collab.require_spark_ads,
    requires_product_shipment: collab.requires_product_shipment,
    decisions_count: collab.decisions_count,
    approved_percent: collab.approved_percent,
    median_decision_seconds: collab.median_decision_seconds,
    published_at: collab.published_at,
    url: jsonUrl(discoverCollabPath(collab)),
    banner_image_url: collab.banner_image_key && fileUrl(collab.banner_image_key),
  }
}

export function presentDiscoverCollabWithBrief(
  collab: DiscoverCollabWithBrief,
): z.infer<typeof DiscoverCollabWithBriefJson> {
  return { ...presentDiscoverCollab(collab), brief: collab.brief }
}

function presentBrand({
  id,
  name,
  avatar_key,
}: DiscoverCampaign['organization']): z.infer<typeof Brand> {
  return {
    id: encodeId('Organization', id),
    name,
    url: jsonUrl(profilePath({ id })),
    ...(avatar_key !== null && { avatar_url: fileUrl(avatar_key) }),
  }
}
