import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { payoutProviders } from '../../tables/finance/payout-methods.ts'
import { type Payout, payoutStatuses } from '../../tables/finance/payouts.ts'
import { payoutUrl } from '../../vocabulary/addresses/money-urls.ts'
import { staffPayoutUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { PayoutForStaff } from './queries.ts'

const shared = {
  id: sqid,
  provider: z.enum(payoutProviders),
  status: z.enum(payoutStatuses),
  amount: minorUnits(12_500),
  currency,
  closing: z.boolean().meta({ description: 'The last one before the account is closed' }),
  label: text('DE89 •••• 3000').meta({ description: 'Where it goes' }),
  reference: text('PAY-7K2Q-M9XD').meta({ description: 'What the bank statement says' }),
  failure_reason: text('The bank says that the account is closed.').nullable(),
  paid_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
}

export const PayoutJson = z
  .object({ ...shared, url: urlLike('https://troupe.example.com/me/payouts/k5dXwQ2n.json') })
  .meta({ id: 'Payout' })

export function presentPayout(payout: Payout): z.infer<typeof PayoutJson> {
  return { ...presentShared(payout), url: payoutUrl(payout) }
}

export const StaffPayoutJson = z
  .object({
    ...shared,
    user_name: text('Robin Vale')
      .nullable()
      .meta({ description: 'Null once the account is deleted' }),
    user_email: text('robin@example.com').nullable(),
    batch_id: sqid.nullable(),
    provider_id: text('tr_1MiN3gLkdIwHu7ix')
      .nullable()
      .meta({ description: 'The transfer at Stripe' }),
    reversed_amount: minorUnits(0).meta({
      description: 'What was taken back of it at Stripe, where it is less than all of it',
    }),
    url: urlLike('https://troupe.example.com/staff/payouts/k5dXwQ2n.json'),
  })
  .meta({ id: 'StaffPayout' })

export function presentPayoutForStaff(payout: PayoutForStaff): z.infer<typeof StaffPayoutJson> {
  const { user_name, user_email, batch_id, provider_id, reversed_amount } = payout
  return {
    ...presentShared(payout),
    user_name,
    user_email,
    batch_id: batch_id === null ? null : encodeId('PayoutBatch', batch_id),
    provider_id,
    reversed_amount,
    url: staffPayoutUrl(payout),
  }
}

function presentShared(payout: Payout) {
  const { provider, status, amount, currency, closing, label, reference } = payout
  const { failure_reason, paid_at, created_at, updated_at } = payout
  return {
    id: encodeId('Payout', payout.id),
    ...{ provider, status, amount, currency, closing, label, reference },
    ...{ failure_reason, paid_at, created_at, updated_at },
  }
}
