import { text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { BillingDetails } from '../../tables/finance/billing-details.ts'
import { fieldsOf } from './fields.ts'

/** The address of an organization and its contact: here, and on each paper as it was then. */
export const billingFields = {
  tax_id: text('DE123456789').nullable(),
  email: text('invoices@example.com').nullable(),
  line1: text('Kastanienallee 7').nullable(),
  line2: text('Second courtyard').nullable(),
  postal_code: text('10435').nullable(),
  city: text('Berlin').nullable(),
  state: text('Berlin').nullable(),
  country: text('DE').nullable().describe('ISO 3166-1'),
}

type Shown = Pick<BillingDetails, 'legal_name' | keyof typeof billingFields> & {
  updated_at: string | null
}

export const BillingDetailsJson = shapeOf<Shown>()('BillingDetails', {
  legal_name: text('Harbor Coffee GmbH')
    .nullable()
    .describe('None where it is the name of the organization'),
  ...billingFields,
  updated_at: timestamp.nullable(),
})

const unsaved: Shown = { legal_name: null, ...fieldsOf(undefined), updated_at: null }

export function presentBillingDetails(details: BillingDetails | undefined) {
  return BillingDetailsJson.present(details ?? unsaved)
}
