import { z } from 'zod'
import { currency, minorUnits, text } from '../../framework/http/fields/json-fields.ts'
import type { Liability } from './queries.ts'

const about = (example: number, description: string) =>
  minorUnits(example).meta({ description: `${description}, in minor units of the currency` })

export const LiabilityJson = z
  .object({
    currency,
    available_amount: about(240_000, 'What creators can withdraw'),
    held_amount: about(80_000, 'Rewards that creators cannot withdraw yet'),
    on_the_way_amount: about(12_500, 'In payouts that are not paid yet'),
    wallet_amount: about(500_000, 'In the balances of organizations'),
    budget_amount: about(900_000, 'In budgets of campaigns'),
    refund_amount: about(0, 'On its way back to organizations'),
    disputed_amount: about(0, 'Kept back because of disputes'),
    debt_amount: about(0, 'What organizations owe'),
    fees_amount: about(4000, 'Fees that were earned'),
    held_fees_amount: about(400, 'Fees of rewards that are not released yet'),
    providers: z
      .array(
        z.object({
          provider: text('stripe'),
          received_amount: minorUnits(1_800_000),
          sent_amount: minorUnits(63_100),
          costs_amount: minorUnits(0),
        }),
      )
      .meta({ description: 'What came in and went out, by provider, and what each charged' }),
  })
  .meta({ id: 'Liability' })

export function presentLiability(liability: Liability): z.infer<typeof LiabilityJson> {
  const { currency, available_amount, held_amount, on_the_way_amount } = liability
  const { wallet_amount, budget_amount, refund_amount, disputed_amount, debt_amount } = liability
  const { fees_amount, held_fees_amount, providers } = liability
  return {
    ...{ currency, available_amount, held_amount, on_the_way_amount },
    ...{ wallet_amount, budget_amount, refund_amount, disputed_amount, debt_amount },
    ...{ fees_amount, held_fees_amount, providers },
  }
}
