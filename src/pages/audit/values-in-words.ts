import { lineOfText } from '../../framework/rich-text/plain-text.ts'
import { providerNames } from '../../money/fundings/views/names.ts'
import {
  checksInShort,
  freezeInWords,
  type RejectionReason,
  reasonName,
} from '../../programs/campaign-submissions/words.ts'
import { contentTypeNames } from '../../programs/campaigns/views/names.ts'
import { campaignStates, collabStates } from '../../programs/submissions/states.ts'
import type { PostCheck } from '../../tables/campaigns/campaign-submissions.ts'
import { percentOf } from '../../vocabulary/amounts/basis-points.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { type Areas, areasInWords } from '../../vocabulary/areas.ts'
import { categoryNames } from '../../vocabulary/categories.ts'
import { countryName } from '../../vocabulary/people/countries.ts'
import { languageName } from '../../vocabulary/people/languages.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { viewInWords } from '../creators/filters-in-words.ts'

const pausers: Record<string, string> = { admin: 'a person', budget: 'the budget, which ran out' }
const deciders: Record<string, string> = {
  organization: 'the organization',
  team: 'staff',
  creator: 'the creator',
  clock: 'a deadline that passed',
}

const valueNames: Record<string, (value: string) => string | undefined> = {
  content_type: (value) => contentTypeNames[value as keyof typeof contentTypeNames],
  category: (value) => categoryNames[value as keyof typeof categoryNames],
  platform_ids: (value) => platformNames[value as keyof typeof platformNames],
  platform_id: (value) => platformNames[value as keyof typeof platformNames],
  post_platform_id: (value) => platformNames[value as keyof typeof platformNames],
  countries: countryName,
  languages: languageName,
  topics: (value) => categoryNames[value as keyof typeof categoryNames],
  availability: withoutUnderscores,
  country: countryName,
  currency: (value) => value.toUpperCase(),
  reporting_currency: (value) => value.toUpperCase(),
  daily_limit_currency: (value) => value.toUpperCase(),
  status: withoutUnderscores,
  state: (value) =>
    collabStates[value as keyof typeof collabStates]?.name ??
    campaignStates[value as keyof typeof campaignStates]?.name ??
    withoutUnderscores(value),
  flagged_state: (value) => campaignStates[value as keyof typeof campaignStates].name,
  reason: (value) => reasonName(value as RejectionReason),
  frozen_because: (value) => freezeInWords(value as Parameters<typeof freezeInWords>[0]),
  provider: (value) => providerNames[value as keyof typeof providerNames],
  paused_by: (value) => pausers[value],
  escalated_by: (value) => deciders[value],
  approved_by: (value) => deciders[value],
  fee_bps: (value) => percentOf(Number(value)),
  query: viewInWords,
}

const longest = 160
/**
 * A page has up to two hundred values. Reading a brief further, tag by tag, would keep everyone else waiting.
 */
const mostRead = 4 * longest

/**
 * A value the way that pages show it; an empty text for none, and for an amount of a currency that nobody
 * has kept: minor units would be read as a hundred times of it.
 */
export function describeValue(
  attribute: string,
  value: unknown,
  currency: string | undefined,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (attribute.endsWith('_key')) return 'a picture'
  if (isAmount(attribute)) return currency ? formatMoney(Number(value), currency) : ''
  if (attribute === 'areas') return areasInWords(value as Areas)
  if (attribute === 'checks') return checksInShort(value as PostCheck[]).text
  if (typeof value === 'boolean') return value ? 'yes' : 'no'

  const text = [value]
    .flat()
    .map((one) => valueNames[attribute]?.(String(one)) ?? plainText(one))
    .join(', ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function isAmount(attribute: string): boolean {
  return attribute === 'amount' || attribute.endsWith('_amount')
}

function plainText(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value)
  return lineOfText(String(value).slice(0, mostRead), longest) ?? ''
}

function withoutUnderscores(value: string): string {
  return value.replaceAll('_', ' ')
}
