import type { PayoutMethod } from '../../tables/payout-methods.ts'

type Stored = Pick<PayoutMethod, 'is_ready' | 'legal_name' | 'tax_country' | 'tax_id'>

/** Whether there is all that a first payout needs: a way to pay, and who is paid. */
export function isComplete({ is_ready, legal_name, tax_country, tax_id }: Stored): boolean {
  return is_ready && legal_name !== null && tax_country !== null && tax_id !== null
}
