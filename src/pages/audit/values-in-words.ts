import { lineOfText } from '../../framework/rich-text/plain-text.ts'
import { providerNames } from '../../money/fundings/views/names.ts'
import {
  freezeInWords,
  type Reason,
  reasonName,
} from '../../programs/campaign-submissions/wording.ts'
import { categoryNames, contentTypeNames } from '../../programs/campaigns/views/names.ts'
import { campaignStates } from '../../programs/submissions/views/states.ts'
import { percentOf } from '../../vocabulary/basis-points.ts'
import { countryName } from '../../vocabulary/countries.ts'
import { formatMoney } from '../../vocabulary/money.ts'
import { platformNames } from '../../vocabulary/platforms.ts'

const pausers: Record<string, string> = { admin: 'a person', budget: 'the budget, which ran out' }
const escalators: Record<string, string> = { clock: 'a deadline that passed' }

const valueNames: Record<string, (value: string) => string | undefined> = {
  content_type: (value) => contentTypeNames[value as keyof typeof contentTypeNames],
  category: (value) => categoryNames[value as keyof typeof categoryNames],
  platform_ids: (value) => platformNames[value as keyof typeof platformNames],
  countries: countryName,
  currency: (value) => value.toUpperCase(),
  status: withoutUnderscores,
  state: withoutUnderscores,
  flagged_state: (value) => campaignStates[value as keyof typeof campaignStates].name,
  reason: (value) => reasonName(value as Reason),
  frozen_because: (value) => freezeInWords(value as Parameters<typeof freezeInWords>[0]),
  provider: (value) => providerNames[value as keyof typeof providerNames],
  paused_by: (value) => pausers[value],
  escalated_by: (value) => escalators[value],
  fee_bps: (value) => percentOf(Number(value)),
}

const longest = 160

/** A value the way that pages show it; an empty text for none. */
export function describeValue(
  attribute: string,
  value: unknown,
  currency: string | undefined,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (attribute.endsWith('_key')) return 'a picture'
  if (attribute.endsWith('_amount') && currency) return formatMoney(Number(value), currency)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'

  const text = [value]
    .flat()
    .map((one) => valueNames[attribute]?.(String(one)) ?? plainText(one))
    .join(', ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function plainText(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value)
  return lineOfText(String(value), longest) ?? ''
}

function withoutUnderscores(value: string): string {
  return value.replaceAll('_', ' ')
}
