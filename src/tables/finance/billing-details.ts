import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../../framework/database/columns.ts'
import { organizations } from '../organizations/organizations.ts'

/** The name of an organization on receipts and invoices, and where it is. */
export const billingDetails = pgTable('billing_details', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  /** The legal name; null if it is the name of the organization. */
  legal_name: text(),
  email: text(),
  line1: text(),
  line2: text(),
  postal_code: text(),
  city: text(),
  state: text(),
  country: text(),
  tax_id: text(),
  ...timestamps(),
})

export type BillingDetails = typeof billingDetails.$inferSelect
