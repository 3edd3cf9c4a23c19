import { z } from 'zod'
import { businessTime } from '../../framework/database/clock.ts'
import {
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, inStates, meaning, seldom, shapeOf } from '../../framework/http/fields/shape.ts'
import { payoutProviders } from '../../tables/finance/payout-methods.ts'
import { type Payout, payoutStatuses } from '../../tables/finance/payouts.ts'
import { payoutPdfUrl, payoutUrl } from '../../vocabulary/addresses/money-urls.ts'
import { staffPayoutUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { arrivesBy, isLate } from './days.ts'
import type { PayoutForStaff } from './queries.ts'

const fields = {
  id: idOf('Payout'),
  provider: z
    .enum(payoutProviders)
    .describe('Who pays; `manual` is by bank transfer, `paypal` by hand too'),
  status: z.enum(payoutStatuses),
  amount: minorUnits(12_500),
  currency,
  closing: z.boolean().describe('Whether it is the last one before the account is closed'),
  label: text('DE89 •••• 3000').describe('What is shown of where it goes'),
  reference: text('PAY-7K2Q-M9XD').describe('What the bank statement says'),
  failure_reason: inStates(
    ['failed', 'returned'],
    text('The bank says that the account is closed.')
      .nullable()
      .describe('Why it failed or came back'),
  ),
  sends_on: text('2026-11-20').describe(
    'The day on which it goes out, as was promised when it was asked for',
  ),
  arrives_by: inStates(
    ['pending', 'processing', 'paid'],
    from(
      text('2026-11-25')
        .nullable()
        .describe('The day by which it should be there; null where it does not come'),
      arrivesBy,
    ),
  ),
  is_late: from(
    z.boolean().describe('Whether that day is over, and it is not sent'),
    (payout: Payout) => isLate(payout, businessTime()),
  ),
  paid_at: inStates(['paid', 'returned'], timestamp.nullable().describe('When it was sent')),
  created_at: timestamp,
  updated_at: timestamp,
}

export const PayoutJson = shapeOf<Payout>()('Payout', {
  ...fields,
  url: from(urlLike('https://troupe.example.com/me/payouts/k5dXwQ2n.json'), payoutUrl),
  pdf_url: from(urlLike('https://troupe.example.com/me/payouts/k5dXwQ2n.pdf'), payoutPdfUrl),
})

export const StaffPayoutJson = shapeOf<PayoutForStaff>()('StaffPayout', {
  ...fields,
  user_name: text('Robin Vale').nullable().describe('Whose it is; null once they are gone'),
  user_email: text('robin@example.com').nullable().describe('Whose it is; null once they are gone'),
  batch_id: meaning(idOrNull('PayoutBatch', 'batch_id'), 'The batch it is in'),
  provider_id: seldom(text('tr_1MiN3gLkdIwHu7ix').nullable().describe('The transfer at Stripe')),
  reversed_amount: minorUnits(
    0,
    'What was taken back of it at Stripe, where it is less than all of it',
  ),
  url: from(urlLike('https://troupe.example.com/staff/payouts/k5dXwQ2n.json'), staffPayoutUrl),
})
