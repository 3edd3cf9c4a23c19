import { z } from 'zod'
import { text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { BillingDetails } from '../../tables/finance/billing-details.ts'
import { fieldsOf } from './fields.ts'

/** Where an organization is, and how to write to it: here, and on each paper as it was then. */
export const billingFields = {
  tax_id: text('DE123456789').nullable(),
  email: text('invoices@example.com').nullable(),
  line1: text('Kastanienallee 7').nullable(),
  line2: text('Second courtyard').nullable(),
  postal_code: text('10435').nullable(),
  city: text('Berlin').nullable(),
  state: text('Berlin').nullable(),
  country: text('DE').nullable(),
}

export const BillingDetailsJson = z
  .object({
    legal_name: text('Harbor Coffee GmbH')
      .nullable()
      .meta({ description: 'None where it is the name of the organization' }),
    ...billingFields,
    updated_at: timestamp.nullable(),
  })
  .meta({ id: 'BillingDetails' })

export function presentBillingDetails(
  details: BillingDetails | undefined,
): z.infer<typeof BillingDetailsJson> {
  return {
    legal_name: details?.legal_name ?? null,
    ...fieldsOf(details),
    updated_at: details?.updated_at ?? null,
  }
}
