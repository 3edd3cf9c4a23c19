import { defineRecord } from '../../activity/records/record.ts'
import { payoutBatches } from '../../tables/finance/payouts.ts'

export const payoutBatchRecord = defineRecord({
  type: 'PayoutBatch',
  table: payoutBatches,
  notFound: 'Batch not found.',
  identity: ({ number, currency }) => ({ number: String(number), currency }),
  sentences: {
    create: ({ number, currency }) => `made payout batch ${number} in ${currency?.toUpperCase()}`,
    export: ({ number }) => `exported the bank details of payout batch ${number}`,
  },
})
