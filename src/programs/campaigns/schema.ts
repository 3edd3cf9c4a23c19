import { z } from 'zod'
import {
  amount,
  clearable,
  countryList,
  currencyCode,
  momentInTime,
  oneOf,
  plainText,
  requiredName,
  uniqueList,
  webAddress,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { richText } from '../../framework/rich-text/field.ts'
import { parseSoundUrl } from '../../platforms/posts/post-url.ts'
import { contentTypes } from '../../tables/campaigns/campaigns.ts'
import { categories } from '../../vocabulary/categories.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { bannerFields } from '../banners.ts'
import { ownFields } from '../copies.ts'

/** A sound on TikTok, by its address or its id; empty clears it. */
const sound = clearable(
  plainText.transform((text, context) => {
    const id = parseSoundUrl(text)
    if (id !== undefined) return id
    context.addIssue({ code: 'custom', message: 'is not the address of a sound on TikTok' })
    return z.NEVER
  }),
)

const name = withExample(requiredName, 'Autumn roast').describe('What creators read first')

const mostAlerts = 10
const notShares = 'must be whole numbers from 1 to 100'

/** Shares of a budget, in percent: a list, or typed as "50, 80, 100". */
const budgetShares = withExample(
  z.preprocess(
    asList,
    z
      .array(z.int(notShares).min(1, notShares).max(100, notShares), { error: notShares })
      .transform((shares) => [...new Set(shares)].sort((a, b) => a - b))
      .refine((shares) => shares.length <= mostAlerts, `are too many (maximum is ${mostAlerts})`),
  ),
  [50, 80, 100],
)

function asList(value: unknown): unknown {
  const parts = typeof value === 'string' ? value.split(/[\s,;%]+/).filter(Boolean) : value
  if (!Array.isArray(parts) || parts.length > 1000) return undefined
  return parts.map((part) => (typeof part === 'string' && /^\d+$/.test(part) ? Number(part) : part))
}

/** The fields in the order of the form. */
const campaignFields = z.object({
  name,
  website: withExample(webAddress, 'https://northwind.example/autumn').describe(
    'What the posts are about; empty clears it',
  ),
  category: oneOf(categories),
  ...bannerFields,
  brief: withExample(richText, '<p>Show your first cup of the day.</p>'),
  platform_ids: withExample(uniqueList(oneOf(platformIds)), ['tiktok', 'instagram']),
  countries: countryList,
  ends_at: withExample(momentInTime, '2027-03-01T00:00:00.000Z').describe(
    'When it finishes by itself: a moment with its zone; empty for never',
  ),
  budget_alerts: budgetShares.describe(
    'Shares of the budget, in percent, of which the admins hear once they are used; empty for none',
  ),
  content_type: oneOf(contentTypes),
  tiktok_music_id: withExample(sound, 'https://www.tiktok.com/music/original-sound-7189203746501'),
  currency: currencyCode,
  cpm_amount: withExample(amount, 175),
  base_reward_amount: withExample(amount, 500),
  min_payout_amount: withExample(amount, 350),
  max_payout_amount: withExample(amount, 250_000),
})

export const CampaignCreate = campaignFields.partial().extend({ name })

export const CampaignUpdate = campaignFields.partial()

/** Beginnings of a new campaign. */
export const templateNames = ['clipping', 'ugc', 'music', 'product'] as const

export type TemplateName = (typeof templateNames)[number]

export const CampaignSource = z.object({ template: oneOf(templateNames).optional() })

export type CampaignFields = z.infer<typeof CampaignCreate>
export type CampaignChanges = z.infer<typeof CampaignUpdate>

export const termsToCopy = campaignFields.omit({ ...ownFields, ends_at: true }).keyof().options

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
  'tiktok_music_id',
] as const satisfies (keyof CampaignChanges)[]
