import { z } from 'zod'
import { prefillReasons, prefillStatuses } from '../../../programs/collabs/defaults.ts'
import { contentTypes } from '../../../tables/campaigns/campaigns.ts'
import { sparkDays, usageRights } from '../../../tables/collabs/collabs.ts'
import { categories } from '../../../vocabulary/categories.ts'
import { platformIds } from '../../../vocabulary/platforms.ts'
import { sum, sumOf } from '../amounts.ts'
import { textOfOthers } from '../shown.ts'
import { currencyGiven, kind } from '../tool.ts'

const day = z.string().nullable().optional()
const number = z.number().optional()

/** A campaign or a collab as it is kept. */
const common = {
  kind,
  id: z.string(),
  untrusted_name: textOfOthers(),
  status: z.string(),
  currency: z.string(),
  platform_ids: z.array(z.string()),
  countries: z.array(z.string()),
  website: z.string().nullable().optional(),
  url: z.string(),
}
const ofCampaign = {
  category: z.string().optional(),
  content_type: z.string().optional(),
  tiktok_music_id: z.string().nullable().optional(),
  ends_at: day,
  cpm_amount: sum.optional(),
  base_reward_amount: sum.optional(),
  min_payout_amount: sum.optional(),
  max_payout_amount: sum.optional(),
}
const ofCollab = {
  creator_limit: z.number().nullable().optional(),
  applications_end_at: day,
  min_quote_amount: sum.optional(),
  max_quote_amount: sum.optional(),
  usage_rights: z.string().nullable().optional(),
  usage_days: z.number().nullable().optional(),
  content_days: number,
  revision_rounds: number,
  requires_product_shipment: z.boolean().optional(),
  require_spark_ads: z.boolean().optional(),
  spark_days: z.number().nullable().optional(),
}

/** A program that an agent has just written, with all terms that it has. */
export const WrittenCampaign = z.object({ ...common, ...ofCampaign })
const WrittenCollab = z.object({ ...common, ...ofCollab })
export const Written = z.object({ ...common, ...ofCampaign, ...ofCollab })

export const Program = Written.extend({
  untrusted_brief: textOfOthers(4000),
  total_budget_amount: sum.optional(),
  unused_amount: sum.optional(),
  submissions_count: number,
  places_left: z.number().nullable().optional(),
  published_at: day,
})

/** A draft with what became of the product page that it was to be made from. */
export const DraftedCollab = WrittenCollab.extend({
  prefill: z
    .object({ status: z.enum(prefillStatuses), reason: z.enum(prefillReasons).nullable() })
    .nullable()
    .describe('Whether product_page could be read; null without one'),
})

/** The terms that both kinds have. */
export const terms = {
  brief: z.string().max(50_000).optional().describe('What to make, as HTML'),
  currency: currencyGiven.optional(),
  platform_ids: z.array(z.enum(platformIds)).optional(),
  countries: z.array(z.string()).optional().describe('Such as DE; none: all'),
  website: z.string().max(2000).optional(),
}
export const campaignTerms = {
  category: z.enum(categories).optional(),
  content_type: z.enum(contentTypes).optional(),
  ends_at: z.string().optional().describe('Such as 2027-03-01T00:00:00Z'),
  cpm_amount: sumOf('What 1,000 views pay').optional(),
  base_reward_amount: sumOf('For each approved post').optional(),
  min_payout_amount: sumOf('A post below it earns nothing').optional(),
  max_payout_amount: sumOf('The most for one post; 0: no limit').optional(),
}
export const collabTerms = {
  creator_limit: z.number().int().optional().describe('How many creators'),
  applications_end_at: z.string().optional(),
  min_quote_amount: sumOf('Expected price, the least').optional(),
  max_quote_amount: sumOf('Expected price, the most').optional(),
  requires_product_shipment: z.boolean().optional(),
  require_spark_ads: z.boolean().optional(),
  spark_days: z.literal(sparkDays).optional().describe('Least days of the Spark code'),
  usage_rights: z.enum(usageRights).optional(),
  usage_days: z.number().int().optional(),
  content_days: z.number().int().optional().describe('Days to make it'),
  revision_rounds: z.number().int().optional().describe('Rounds of changes'),
}
