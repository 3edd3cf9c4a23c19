import type { PayoutMethod } from '../../tables/finance/payout-methods.ts'
import { holdLimit } from './time-limits.ts'

type Details = Pick<PayoutMethod, 'legal_name' | 'tax_country' | 'tax_id'>

const listed = new Intl.ListFormat('en')

/** The details that are missing of who is paid, as the end of a sentence. */
export function missingInWords({ legal_name, tax_country, tax_id }: Details) {
  const missing = [
    ...(legal_name === null ? ['your legal name'] : []),
    ...(tax_country === null ? ['the country you pay tax in'] : []),
    ...(tax_id === null ? ['your tax number'] : []),
  ]
  return `${listed.format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`
}

type Held = { held_until: string | null; created_at: string }

/** The words for why payouts wait. The first account that someone names has not changed, so they differ. */
export function holdInWords({ held_until, created_at }: Held): string {
  const heldMs = Date.parse(held_until ?? created_at) - Date.parse(created_at)
  return heldMs <= holdLimit.seconds * 1000
    ? `We hold payouts for ${holdLimit.words} after you add payout details, so that you can react if it was not you.`
    : `Your payout details changed recently. We hold payouts for ${holdLimit.words} after a change.`
}
