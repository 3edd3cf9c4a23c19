import { z } from 'zod'
import { count, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Reconciliation } from '../../tables/finance/reconciliations.ts'

export const ReconciliationJson = z
  .object({
    checked_count: count(1200).meta({ description: 'How many rows were compared' }),
    difference_count: count(0),
    differences: z
      .array(text('campaign 7 shows a budget of 500 with 0 used, and its transfers make 400'))
      .meta({ description: 'The first hundred of them, in words' }),
    started_at: timestamp,
    finished_at: timestamp,
  })
  .meta({ id: 'Reconciliation' })

export function presentReconciliation(
  reconciliation: Reconciliation,
): z.infer<typeof ReconciliationJson> {
  const { id: _, ...shown } = reconciliation
  return shown
}
