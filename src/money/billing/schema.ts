import { z } from 'zod'
import {
  clearable,
  countryCode,
  emailAddress,
  optionalText,
  withExample,
} from '../../framework/http/fields.ts'

/** What is left out stays as it was, and what is empty is cleared. In the order of the form. */
export const BillingDetailsUpdate = z
  .object({
    legal_name: withExample(clearable(optionalText), 'Harbor Coffee GmbH'),
    tax_id: withExample(clearable(optionalText), 'DE123456789'),
    email: withExample(clearable(emailAddress), 'invoices@example.com'),
    line1: withExample(clearable(optionalText), 'Kastanienallee 7'),
    line2: withExample(clearable(optionalText), 'Second courtyard'),
    postal_code: withExample(clearable(optionalText), '10435'),
    city: withExample(clearable(optionalText), 'Berlin'),
    state: withExample(clearable(optionalText), 'Berlin'),
    country: withExample(clearable(countryCode), 'DE'),
  })
  .partial()

export type BillingChanges = z.infer<typeof BillingDetailsUpdate>
