import { defineRecord } from '../../activity/records/record.ts'
import { billingDetails } from '../../tables/finance/billing-details.ts'

export const billingDetailsRecord = defineRecord({
  type: 'BillingDetails',
  table: billingDetails,
  organizationId: ({ organization_id }) => organization_id,
  labels: {
    legal_name: 'Legal name',
    line1: 'Street and number',
    line2: 'Address line 2',
    postal_code: 'Postal code',
    tax_id: 'Tax number',
  },
  sentences: {
    update: () => 'changed the billing details',
  },
})
