import { z } from 'zod'
import {
  clearable,
  clearableName,
  countryCode,
  emailAddress,
  withExample,
} from '../../framework/http/fields/fields.ts'

/** A field that is left out stays as it was, and one that is empty is cleared. In the order of the form. */
export const BillingDetailsUpdate = z
  .object({
    legal_name: withExample(clearableName, 'Harbor Coffee GmbH'),
    tax_id: withExample(clearableName, 'DE123456789'),
    email: withExample(clearable(emailAddress), 'invoices@example.com'),
    line1: withExample(clearableName, 'Kastanienallee 7'),
    line2: withExample(clearableName, 'Second courtyard'),
    postal_code: withExample(clearableName, '10435'),
    city: withExample(clearableName, 'Berlin'),
    state: withExample(clearableName, 'Berlin'),
    country: withExample(clearable(countryCode), 'DE'),
  })
  .partial()

export type BillingChanges = z.infer<typeof BillingDetailsUpdate>
