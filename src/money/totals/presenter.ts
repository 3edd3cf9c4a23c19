import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { Totals } from './queries.ts'

export const TotalsJson = shapeOf<Totals>()('MoneyTotals', {
  currency,
  funded_amount: minorUnits(
    500_000,
    'Paid in, with what was refunded or disputed later. What campaigns had out of the balance is not counted again',
  ),
  awaited_amount: minorUnits(0, 'Fundings whose money has not arrived'),
  paid_amount: minorUnits(218_700, 'Come into the balances of creators'),
  fee_amount: minorUnits(10_900, 'Fees on what came there'),
  refunded_amount: minorUnits(20_000, 'Refunds that have arrived'),
  refunding_amount: minorUnits(0, 'Refunds on their way'),
})
