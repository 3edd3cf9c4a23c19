import { z } from 'zod'
import { text, timestamp } from '../../framework/http/json-fields.ts'
import type { BillingDetails } from '../../tables/billing-details.ts'

export const BillingDetailsJson = z
  .object({
    legal_name: text('Harbor Coffee GmbH')
      .nullable()
      .meta({ description: 'None where it is the name of the organization' }),
    tax_id: text('DE123456789').nullable(),
    email: text('invoices@example.com').nullable(),
    line1: text('Kastanienallee 7').nullable(),
    line2: text('Second courtyard').nullable(),
    postal_code: text('10435').nullable(),
    city: text('Berlin').nullable(),
    state: text('Berlin').nullable(),
    country: text('DE').nullable(),
    updated_at: timestamp.nullable(),
  })
  .meta({ id: 'BillingDetails' })

/** Before anyone has saved them every field is there, and empty. */
export function presentBillingDetails(
  details: BillingDetails | undefined,
): z.infer<typeof BillingDetailsJson> {
  return {
    legal_name: details?.legal_name ?? null,
    tax_id: details?.tax_id ?? null,
    email: details?.email ?? null,
    line1: details?.line1 ?? null,
    line2: details?.line2 ?? null,
    postal_code: details?.postal_code ?? null,
    city: details?.city ?? null,
    state: details?.state ?? null,
    country: details?.country ?? null,
    updated_at: details?.updated_at ?? null,
  }
}
