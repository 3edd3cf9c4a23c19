import { z } from 'zod'
import {
  currency,
  idOf,
  minorUnits,
  text,
  timestamp,
} from '../../../framework/http/fields/json-fields.ts'
import { inStates, shapeOf } from '../../../framework/http/fields/shape.ts'
import { type Refund, refundStatuses } from '../../../tables/finance/refunds.ts'

export const RefundJson = shapeOf<Refund>()('Refund', {
  id: idOf('Refund'),
  funding_id: idOf('Funding', 'funding_id'),
  status: z.enum(refundStatuses),
  amount: minorUnits(250_000),
  currency,
  failure_reason: inStates(['failed'], text('The account it came from is closed.').nullable()),
  created_at: timestamp,
  updated_at: timestamp,
})
