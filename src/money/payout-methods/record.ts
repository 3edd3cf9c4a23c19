import { defineRecord } from '../../activity/records/record.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'

export const payoutMethodRecord = defineRecord({
  type: 'PayoutMethod',
  table: payoutMethods,
  confidential: [
    'stripe_account_id',
    'paypal_email',
    'account_holder',
    'iban',
    'account_number',
    'bank_code',
    'bic',
    'bank_country',
    'account_currency',
    'legal_name',
    'tax_country',
    'tax_id',
  ],
  sentences: {
    create: () => 'saved their payout details',
    update: () => 'changed their payout details',
    open: () => 'heard from Stripe that payouts can be made to an account there',
    close: () => 'heard from Stripe that payouts cannot be made to an account there',
    destroy: () => 'deleted their payout details',
  },
})
