import { defineRecord } from '../../activity/records/record.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'

export const fundingRecord = defineRecord({
  type: 'Funding',
  table: fundings,
  notFound: 'Funding not found.',
  organizationId: ({ organization_id }) => organization_id,
  // The currency says what the amounts are amounts of.
  identity: ({ amount, currency }) => ({ money: formatMoney(amount, currency), currency }),
  labels: {
    money: 'Amount',
    provider: 'Paid by',
    provider_id: 'Id at the provider',
    payment_id: 'Id of the payment',
    checkout_url: 'Where it is paid',
    failure_reason: 'Reason',
    refunded_amount: 'Refunded',
    disputed_amount: 'Disputed',
  },
  sentences: {
    create: ({ money }) => `requested a funding of ${money}`,
    succeed: ({ money }) => `confirmed a funding of ${money}`,
    fail: ({ money }) => `refused a funding of ${money}`,
    process: ({ money }) => `is waiting for a funding of ${money}`,
    dispute: ({ money }) => `recorded a dispute about a funding of ${money}`,
    settle: ({ money }) => `recorded the end of a dispute about a funding of ${money}`,
    lapse: ({ money }) => `stopped waiting for a funding of ${money}`,
    cancel: ({ money }) => `canceled a funding of ${money}`,
  },
})
