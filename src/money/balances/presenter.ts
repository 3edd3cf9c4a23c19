import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { Balance } from './queries.ts'

export const BalanceJson = shapeOf<Balance>()('Balance', {
  currency,
  available_amount: minorUnits(120_000, 'To spend'),
  debt_amount: minorUnits(
    0,
    'What the organization owes because money that was spent already was taken back',
  ),
})
