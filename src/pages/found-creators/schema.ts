import { z } from 'zod'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import {
  amount,
  countryCode,
  currencyCode,
  oneOf,
  plainText,
  wholeNumber,
} from '../../framework/http/fields/fields.ts'
import { validate } from '../../framework/http/fields/parse.ts'
import { availabilities } from '../../tables/users/creator-profiles.ts'
import { categories } from '../../vocabulary/categories.ts'
import { languageCodes } from '../../vocabulary/people/languages.ts'
import { platformIds } from '../../vocabulary/platforms.ts'

export const sorts = ['newest', 'followers', 'engagement', 'rate'] as const

const longestSearch = 100

/** Forms send what was not chosen too, as an empty text. */
function chosen<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

const words = plainText
  .transform((text) => text.trim())
  .pipe(z.string().max(longestSearch, `is too long (maximum is ${longestSearch} characters)`))

const Filters = z.object({
  q: chosen(words),
  platform_id: chosen(oneOf(platformIds)),
  country: chosen(countryCode),
  language: chosen(oneOf(languageCodes as [string, ...string[]])),
  topic: chosen(oneOf(categories)),
  availability: chosen(oneOf(availabilities)),
  min_followers: chosen(wholeNumber),
  min_engagement: chosen(wholeNumber),
  currency: chosen(currencyCode),
  max_amount: chosen(amount),
  sort: chosen(oneOf(sorts)),
})

export type FoundCreatorFilters = z.infer<typeof Filters>

/** The name of a price that people type the way they write it. */
export const typedRate = 'typed[max_amount]'

/** A price is one of a currency: without another, that of the installation. */
export function readFoundCreatorFilters(
  query: unknown,
  defaultCurrency: string,
): FoundCreatorFilters {
  const filters = validate(Filters, withRate(Object(query), defaultCurrency))
  const isPriced = filters.max_amount !== undefined || filters.sort === 'rate'
  return isPriced ? { ...filters, currency: filters.currency ?? defaultCurrency } : filters
}

function withRate(query: Record<string, unknown>, defaultCurrency: string): object {
  const { [typedRate]: max_amount, ...others } = query
  if (typeof max_amount !== 'string' || max_amount.trim() === '') return others
  const body = { filters: { ...others, typed: { max_amount } } }
  return Object(bodyWithAmounts({ format: 'html', body }, 'filters', defaultCurrency)).filters
}
