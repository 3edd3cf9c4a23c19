import { z } from 'zod'
import {
  amount,
  countryCodes,
  currencyCode,
  listOf,
  oneOf,
  requiredText,
  webAddress,
} from '../../framework/http/fields.ts'
import { richText } from '../../framework/rich-text/field.ts'
import { categories, contentTypes } from '../../tables/campaigns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { bannerFields } from '../banners.ts'

/** In the order of the form. */
const campaignFields = z.object({
  name: requiredText,
  website: webAddress,
  category: oneOf(categories),
  ...bannerFields,
  brief: richText,
  platform_ids: listOf(oneOf(platformIds)),
  countries: countryCodes,
  content_type: oneOf(contentTypes),
  currency: currencyCode,
  cpm_amount: amount,
  base_reward_amount: amount,
  min_payout_amount: amount,
  max_payout_amount: amount,
})

export const CampaignCreate = campaignFields.partial().extend({ name: requiredText })

export const CampaignUpdate = campaignFields.partial()

export type CampaignFields = z.infer<typeof CampaignCreate>
export type CampaignChanges = z.infer<typeof CampaignUpdate>

export const amountFields = [
  'cpm_amount',
  'min_payout_amount',
  'max_payout_amount',
  'base_reward_amount',
] as const satisfies (keyof CampaignChanges)[]

/** Fixed once creators have seen the campaign, because these are the terms they work for. */
export const lockedFields = [
  ...amountFields,
  'currency',
  'content_type',
] as const satisfies (keyof CampaignChanges)[]
