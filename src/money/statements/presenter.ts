import { z } from 'zod'
import {
  currency,
  idOf,
  idOrNull,
  inMinorUnits,
  minorUnits,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { aboutAmount, reportedFields } from '../reporting/presenter.ts'
import type { CreatorBalance, ReportedBalances } from './balances.ts'
import type { StatementLine } from './queries.ts'
import { describeLine } from './words.ts'

export const CreatorBalanceJson = shapeOf<CreatorBalance>()('CreatorBalance', {
  currency,
  available_amount: minorUnits(12_500, 'In your balance: what can be withdrawn'),
  held_amount: minorUnits(4000, 'Granted, and not in your balance yet'),
  next_release_at: timestamp.nullable().describe('When more of what is granted is in your balance'),
  next_release_amount: minorUnits(1000, 'How much of it on that day, by universal time'),
  last_release_at: timestamp.nullable().describe('When the last of it is in your balance'),
  reserved_amount: minorUnits(
    0,
    'The part of it that is set aside for collabs, until the work is done',
  ),
  owed_amount: minorUnits(
    0,
    'Earned beyond the budgets of campaigns. It waits for budget, and lapses if a campaign is settled without',
  ),
  flagged_amount: minorUnits(0, 'Earned by posts that are flagged'),
  flagged_until: timestamp.nullable().describe('When the last flag ends at the latest'),
  on_the_way_amount: minorUnits(0, 'On its way: in payouts that are not sent yet'),
  next_sending_on: text('2026-11-20')
    .nullable()
    .describe('The day on which the next of it goes out'),
  paid_amount: minorUnits(250_000, 'Sent in payouts that did not come back'),
})

export const ReportedBalancesJson = shapeOf<ReportedBalances>()('ReportedBalances', {
  ...reportedFields,
  available_amount: aboutAmount('available_amount', 13_400, 'what is in your balance'),
  held_amount: aboutAmount('held_amount', 4300, 'what is granted'),
  on_the_way_amount: aboutAmount('on_the_way_amount', 0, 'what is on its way'),
  paid_amount: aboutAmount('paid_amount', 268_000, 'what was sent'),
})

export const EarnedWeeksJson = z
  .object({
    currency,
    weeks: z.array(
      z.object({
        first_day: text('2026-11-09').describe('A Monday'),
        amount: minorUnits(4150),
      }),
    ),
  })
  .meta({ id: 'EarnedWeeks' })

const change = (example: number, what: string) =>
  z.int().meta({
    description: `By how much ${what} became more; less than 0 where it became less. ${inMinorUnits}`,
    examples: [example],
  })

export const StatementLineJson = shapeOf<StatementLine>()('StatementLine', {
  id: idOf('Transfer'),
  event: text('reward_released').meta({ set: 'StatementEvent', description: 'What happened' }),
  description: from(
    text('You can now withdraw your reward from “Autumn roast launch”.').describe(
      'What it means, in words',
    ),
    describeLine,
  ),
  amount: minorUnits(350, 'How much was moved'),
  currency,
  held_change: change(-350, 'what is granted and not in your balance'),
  available_change: change(350, 'what is in your balance'),
  on_the_way_change: change(0, 'what is on its way'),
  campaign_id: meaning(idOrNull('Campaign', 'campaign_id'), 'The campaign that a reward is from'),
  campaign_name: text('Autumn roast launch')
    .nullable()
    .describe('The campaign that a reward is from'),
  collab_id: meaning(idOrNull('Collab', 'collab_id'), 'The collab that work was agreed for'),
  collab_name: text('Pour-over at home').nullable().describe('The collab that work was agreed for'),
  organization_name: text('Northwind Coffee').nullable().describe('Who pays; null for a payout'),
  submission_id: meaning(
    idOrNull('Submission', 'submission_id'),
    'The post, or the work for a collab, that it is of',
  ),
  payout_id: idOrNull('Payout', 'payout_id'),
  created_at: timestamp,
})
