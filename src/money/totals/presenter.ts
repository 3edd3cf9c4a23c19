import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import { aboutAmount, reportedFields } from '../reporting/presenter.ts'
import type { Reported } from '../reporting/sums.ts'
import type { Totals, totalNames } from './queries.ts'

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

export const ReportedTotalsJson = shapeOf<Reported<(typeof totalNames)[number]>>()(
  'ReportedTotals',
  {
    ...reportedFields,
    funded_amount: aboutAmount('funded_amount', 540_000, 'what was paid in'),
    awaited_amount: aboutAmount('awaited_amount', 0, 'what has not arrived'),
    paid_amount: aboutAmount('paid_amount', 231_000, 'what came into the balances of creators'),
    fee_amount: aboutAmount('fee_amount', 11_500, 'the fees on it'),
    refunded_amount: aboutAmount('refunded_amount', 21_000, 'what was refunded'),
    refunding_amount: aboutAmount('refunding_amount', 0, 'the refunds on their way'),
  },
)
