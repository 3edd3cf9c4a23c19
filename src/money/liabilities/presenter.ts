import { currency, minorUnits, text } from '../../framework/http/fields/json-fields.ts'
import { listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Liability } from './queries.ts'

const Provider = shapeOf<Liability['providers'][number]>()(undefined, {
  provider: text('stripe'),
  received_amount: minorUnits(1_800_000, 'What came in'),
  sent_amount: minorUnits(63_100, 'What went out'),
  costs_amount: minorUnits(0, 'What it charged'),
})

export const LiabilityJson = shapeOf<Liability>()('Liability', {
  currency,
  available_amount: minorUnits(240_000, 'What creators can withdraw'),
  held_amount: minorUnits(80_000, 'Rewards that creators cannot withdraw yet'),
  on_the_way_amount: minorUnits(12_500, 'In payouts that are not sent yet'),
  wallet_amount: minorUnits(500_000, 'In the balances of organizations'),
  budget_amount: minorUnits(900_000, 'In budgets of campaigns'),
  refund_amount: minorUnits(0, 'On its way back to organizations'),
  disputed_amount: minorUnits(0, 'Kept back because of disputes'),
  debt_amount: minorUnits(0, 'What organizations owe'),
  fees_amount: minorUnits(4000, 'Fees that were earned'),
  held_fees_amount: minorUnits(400, 'Fees of rewards that are granted, and not in a balance yet'),
  providers: meaning(listOf(Provider), 'What came in and went out, by provider'),
})
