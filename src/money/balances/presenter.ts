import { z } from 'zod'
import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import type { Balance } from './queries.ts'

export const BalanceJson = z
  .object({
    currency,
    available_amount: minorUnits(120_000),
    debt_amount: minorUnits(0),
  })
  .meta({ id: 'Balance' })

export function presentBalance(balance: Balance): z.infer<typeof BalanceJson> {
  const { currency, available_amount, debt_amount } = balance
  return { currency, available_amount, debt_amount }
}
