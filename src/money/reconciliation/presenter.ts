import { z } from 'zod'
import { count, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { Reconciliation } from '../../tables/finance/reconciliations.ts'

export const ReconciliationJson = shapeOf<Reconciliation>()('Reconciliation', {
  checked_count: count(1200).describe('How many rows were compared'),
  difference_count: count(0),
  differences: z
    .array(text('campaign 7 shows a budget of 500 with 0 used, and its transfers make 400'))
    .describe('The first hundred of them, in words'),
  started_at: timestamp,
  finished_at: timestamp,
})
