import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  minorUnits,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { handProviders } from '../../tables/finance/payouts.ts'
import { payoutBatchUrl } from '../../vocabulary/addresses/staff-urls.ts'
import type { BatchInList } from './queries.ts'

export const PayoutBatchJson = shapeOf<BatchInList>()('PayoutBatch', {
  id: idOf('PayoutBatch'),
  number: count(12).describe('Counts the batches without a gap'),
  currency,
  provider: z.enum(handProviders).describe('How all of it is paid: by bank transfer or by PayPal'),
  amount: minorUnits(250_000, 'Of all its lines'),
  payouts_count: count(20).describe('Its lines'),
  open_count: count(3).describe('Lines that are not marked yet'),
  created_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/staff/payout_batches/k5dXwQ2n.json'),
    payoutBatchUrl,
  ),
})
