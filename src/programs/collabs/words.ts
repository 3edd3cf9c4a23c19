import type { CollabSummary, UsageRights } from '../../tables/collabs/collabs.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { type PlatformId, platformNames } from '../../vocabulary/platforms.ts'
import { days } from '../../vocabulary/time/time-limits.ts'
import { postingLimit } from '../submissions/time-limits.ts'
import { newVersionLimit, sparkCodeLimit } from './time-limits.ts'

/** The terms of a collab in words, for whoever makes, reads or has agreed to them. */

type Where = Pick<CollabSummary, 'platform_ids' | 'require_spark_ads'>

/** The platforms that a post may be on; none means any. Only TikTok gives Spark codes. */
export function platformsOf({ platform_ids, require_spark_ads }: Where): PlatformId[] {
  return require_spark_ads ? ['tiktok'] : platform_ids
}

export function platformsInWords(terms: Where, any = 'Any'): string {
  return (
    platformsOf(terms)
      .map((id) => platformNames[id])
      .join(', ') || any
  )
}

/** The words for what a price means for its organization, before anybody has applied. */
export const pricePaidFrom = (feeBps: number) =>
  `When you accept one, it is set aside from your balance at once${withFee(feeBps)}.`

/** Goes on about a price. Of a fee that nobody takes nothing is said. */
export const withFee = (feeBps: number) => (feeBps > 0 ? ', with the fee' : '')

type Range = Pick<CollabSummary, 'min_quote_amount' | 'max_quote_amount' | 'currency'>

/** The prices that are expected; undefined if the organization does not say. */
export function pricesInWords(range: Range): string | undefined {
  const { min_quote_amount: least, max_quote_amount: most, currency } = range
  if (least === 0 && most === 0) return undefined
  if (most === 0) return `${formatMoney(least, currency)} or more`
  if (least === 0) return `up to ${formatMoney(most, currency)}`
  if (least === most) return formatMoney(most, currency)
  return `${formatMoney(least, currency)} to ${formatMoney(most, currency)}`
}

/** Says of a price that it is not one of those which are expected; undefined if it is. */
export function outsideInWords(range: Range & { quote_amount: number }): string | undefined {
  const { min_quote_amount: least, max_quote_amount: most, quote_amount } = range
  if (quote_amount < least) return 'less than expected'
  return most > 0 && quote_amount > most ? 'more than expected' : undefined
}

export const usageNames: Record<UsageRights, string> = {
  organic: 'On the brand’s own channels',
  paid_ads: 'On the brand’s own channels and in paid ads',
  everywhere: 'Everywhere, also in print and on television',
}

type Usage = Pick<CollabSummary, 'usage_rights' | 'usage_days'>

export function usageInWords({ usage_rights, usage_days }: Usage): string {
  if (usage_rights === null) return 'The post itself, and nothing else'
  const until = usage_days === null ? 'without an end' : `for ${days(usage_days).words}`
  return `${usageNames[usage_rights]}, ${until}`
}

/** Whether a Spark code is needed, and for how long it has to be good at least. */
export function sparkInWords(isNeeded: boolean, spark_days: number | null): string {
  if (!isNeeded) return 'Not needed'
  const good = spark_days === null ? '' : `, good for at least ${days(spark_days).words}`
  return `Code needed${good}, within ${sparkCodeLimit.words} of the post`
}

type Pace = Pick<CollabSummary, 'content_days' | 'revision_rounds' | 'requires_product_shipment'>

export function contentInWords({ content_days, requires_product_shipment }: Pace): string {
  const from = requires_product_shipment ? 'the product is there' : 'acceptance'
  return `Within ${days(content_days).words} after ${from}`
}

export const postingInWords = `Within ${postingLimit.words} after the content is approved`

export function roundsInWords({ revision_rounds }: Pace): string {
  if (revision_rounds === 0) return 'None'
  const rounds = revision_rounds === 1 ? 'One round' : `Up to ${revision_rounds} rounds`
  return `${rounds}, each new version within ${newVersionLimit.words}`
}
