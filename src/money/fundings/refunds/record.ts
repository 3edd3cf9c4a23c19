import { defineRecord } from '../../../activity/records/record.ts'
import { refunds } from '../../../tables/finance/refunds.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'

export const refundRecord = defineRecord({
  type: 'Refund',
  table: refunds,
  notFound: 'Refund not found.',
  organizationId: ({ organization_id }) => organization_id,
  identity: ({ amount, currency }) => ({ money: formatMoney(amount, currency), currency }),
  labels: { money: 'Amount', provider_id: 'Id at the provider', failure_reason: 'Reason' },
  sentences: {
    create: ({ money }) => `requested a refund of ${money}`,
    record: ({ money }) => `recorded a refund of ${money} that was made at Stripe`,
    succeed: ({ money }) => `refunded ${money}`,
    fail: ({ money }) => `could not refund ${money}`,
  },
})
