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
    tax_id: withExample(clearableName, 'DE123456789').describe(
      'The VAT or tax number that invoices show',
    ),
    email: withExample(clearable(emailAddress), 'invoices@example.com').describe(
      'Where invoices are sent to',
    ),
    line1: withExample(clearableName, 'Kastanienallee 7').describe('Street and number'),
    line2: withExample(clearableName, 'Second courtyard').describe(
      'What the first line has no room for',
    ),
    postal_code: withExample(clearableName, '10435').describe(
      'The postal code, as the country writes it',
    ),
    city: withExample(clearableName, 'Berlin').describe('The town'),
    state: withExample(clearableName, 'Berlin').describe(
      'The state or region, where addresses name one',
    ),
    country: withExample(clearable(countryCode), 'DE'),
  })
  .partial()

export type BillingChanges = z.infer<typeof BillingDetailsUpdate>
