import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { payoutBatchUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { BatchInList } from './queries.ts'

export const PayoutBatchJson = z
  .object({
    id: sqid,
    number: count(12).meta({ description: 'Counts the batches without a gap' }),
    currency,
    amount: minorUnits(250_000),
    payouts_count: count(20),
    open_count: count(3).meta({ description: 'Lines that are not marked yet' }),
    created_at: timestamp,
    url: urlLike('https://troupe.example.com/staff/payout_batches/k5dXwQ2n.json'),
  })
  .meta({ id: 'PayoutBatch' })

export function presentBatch(batch: BatchInList): z.infer<typeof PayoutBatchJson> {
  return {
    id: encodeId('PayoutBatch', batch.id),
    number: batch.number,
    currency: batch.currency,
    amount: batch.amount,
    payouts_count: batch.payouts_count,
    open_count: batch.open_count,
    created_at: batch.created_at,
    url: payoutBatchUrl(batch),
  }
}
