import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../../framework/http/fields/json-fields.ts'
import { type Refund, refundStatuses } from '../../../tables/finance/refunds.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

export const RefundJson = z
  .object({
    id: sqid,
    funding_id: sqid,
    status: z.enum(refundStatuses),
    amount: minorUnits(250_000),
    currency,
    failure_reason: text('The account it came from is closed.').nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Refund' })

export function presentRefund(refund: Refund): z.infer<typeof RefundJson> {
  return {
    id: encodeId('Refund', refund.id),
    funding_id: encodeId('Funding', refund.funding_id),
    status: refund.status,
    amount: refund.amount,
    currency: refund.currency,
    failure_reason: refund.failure_reason,
    created_at: refund.created_at,
    updated_at: refund.updated_at,
  }
}
