import type { BillingDetails } from '../../tables/finance/billing-details.ts'

/** The billing details field by field. Before anyone has saved them, every field is there and empty. */
export function fieldsOf(details: BillingDetails | undefined) {
  return {
    tax_id: details?.tax_id ?? null,
    email: details?.email ?? null,
    line1: details?.line1 ?? null,
    line2: details?.line2 ?? null,
    postal_code: details?.postal_code ?? null,
    city: details?.city ?? null,
    state: details?.state ?? null,
    country: details?.country ?? null,
  }
}
