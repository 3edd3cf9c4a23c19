import type { Issuer, Recipient } from '../../tables/finance/papers.ts'
import { addressLines } from '../billing/address-lines.ts'

export function issuerLines({ name, address, tax_id }: Issuer): string[] {
  return [name, ...(address?.split('\n') ?? []), ...taxLine(tax_id)]
}

export function recipientLines(recipient: Recipient): string[] {
  const { legal_name, email, tax_id } = recipient
  return [legal_name, ...addressLines(recipient), ...(email ? [email] : []), ...taxLine(tax_id)]
}

function taxLine(tax_id: string | null): string[] {
  return tax_id === null ? [] : [`Tax number ${tax_id}`]
}
