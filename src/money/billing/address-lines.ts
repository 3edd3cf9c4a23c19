import type { BillingDetails } from '../../tables/finance/billing-details.ts'
import { countryName } from '../../vocabulary/people/countries.ts'

type Address = Pick<
  BillingDetails,
  'line1' | 'line2' | 'postal_code' | 'city' | 'state' | 'country'
>

/** An address as it is written on paper, one text for each line, without those that are empty. */
export function addressLines(address: Address): string[] {
  const { line1, line2, postal_code, city, state, country } = address
  const place = [postal_code, city].filter(isGiven).join(' ')
  const lines = [line1, line2, place, state, country && countryName(country)]
  return lines.filter(isGiven)
}

function isGiven(text: string | null): text is string {
  return text !== null && text !== ''
}
