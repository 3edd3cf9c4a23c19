import { z } from 'zod'
import {
  countryCode,
  currencyCode,
  flag,
  oneOf,
  plainText,
  uniqueList,
} from '../../framework/http/fields/fields.ts'
import { validate } from '../../framework/http/fields/parse.ts'
import { contentTypes } from '../../tables/campaigns/campaigns.ts'
import { categories } from '../../vocabulary/categories.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'

const campaignSorts = ['newest', 'own_pay', 'rate', 'budget', 'ending'] as const
const collabSorts = ['newest', 'price', 'ending'] as const

export type CampaignSort = (typeof campaignSorts)[number]
export type CollabSort = (typeof collabSorts)[number]

export const longestDiscoverSearch = 100

/** Forms send what was not chosen too, as an empty text. */
function chosen<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

const organization = z
  .string({ error: 'is invalid' })
  .transform((text) => decodeId('Organization', text) ?? 0)

const words = plainText
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .max(longestDiscoverSearch, `is too long (maximum is ${longestDiscoverSearch} characters)`),
  )

const Filters = z.object({
  q: chosen(words),
  country: chosen(countryCode),
  currency: chosen(currencyCode),
  organization_id: chosen(organization),
  platform_ids: uniqueList(oneOf(platformIds)),
  hide_joined: chosen(flag),
})

const CollabFilters = Filters.extend({ sort: chosen(oneOf(collabSorts)) })

const CampaignFilters = Filters.extend({
  category: chosen(oneOf(categories)),
  content_type: chosen(oneOf(contentTypes)),
  sort: chosen(oneOf(campaignSorts)),
})

/** Only programs of organizations that staff have looked at, for the pages on which everybody begins. */
type Shown = { is_shown?: true }

/** The filters of both kinds, and those of campaigns alone. */
export type Filters = Omit<z.infer<typeof CampaignFilters>, 'sort'> & Shown
export type CollabFilters = z.infer<typeof Filters> & Shown & { sort: CollabSort }
export type CampaignFilters = Filters & { sort: CampaignSort }

export function readCampaignFilters(query: unknown): CampaignFilters {
  const { sort = 'newest', ...filters } = validate(CampaignFilters, fieldsOf(query))
  return { ...filters, sort }
}

export function readCollabFilters(query: unknown): CollabFilters {
  const { sort = 'newest', ...filters } = validate(CollabFilters, fieldsOf(query))
  return { ...filters, sort }
}

/** Lists are written `platform_ids[]=tiktok`, one or more times. */
function fieldsOf(query: unknown): Record<string, unknown> {
  const fields = Object(query)
  const platforms = fields['platform_ids[]'] ?? fields.platform_ids
  return { ...fields, platform_ids: [platforms ?? ''].flat().filter((one) => one !== '') }
}
