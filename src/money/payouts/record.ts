import { defineRecord } from '../../activity/records/record.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'

export const payoutRecord = defineRecord({
  type: 'Payout',
  table: payouts,
  identity: ({ amount, currency, reference }) => ({
    money: formatMoney(amount, currency),
    currency,
    reference,
  }),
  confidential: ['destination', 'payee', 'label'],
  labels: { money: 'Amount', failure_reason: 'Reason' },
  sentences: {
    create: ({ money }) => `requested a payout of ${money}`,
    cancel: ({ money }) => `canceled a payout of ${money}`,
    send: ({ money, reference }) => `began to send the payout ${reference} of ${money}`,
    reverse: ({ money, reference }) =>
      `heard from Stripe that a part of the payout ${reference} of ${money} was taken back`,
    pay: ({ money, reference }) => `sent ${money} as ${reference}`,
    fail: ({ money, reference }) => `marked the payout ${reference} of ${money} as failed`,
    return: ({ money, reference }) => `marked the payout ${reference} of ${money} as returned`,
  },
})
