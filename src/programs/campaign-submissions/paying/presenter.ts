import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../../framework/http/fields/json-fields.ts'
import { listOf, meaning, shapeOf } from '../../../framework/http/fields/shape.ts'
import type { Grant } from '../../../tables/finance/grants.ts'
import type { Explanation } from './explanation.ts'

const GrantJson = shapeOf<Grant>()(undefined, {
  number: count(1),
  reward_amount: minorUnits(2187),
  fee_amount: minorUnits(0),
  returned_reward_amount: minorUnits(0),
  returned_fee_amount: minorUnits(0),
  release_at: timestamp.describe('From when on it can be withdrawn'),
  released_at: timestamp.nullable(),
  created_at: timestamp,
})

export const StepsJson = z
  .array(
    z.object({
      name: text('payable'),
      value: count(12_500),
      label: text('Views that are paid').describe('As a row of a table shows it, with its figure'),
      figure: text('12,500'),
      text: text('12,500 views are paid').describe('The same in words'),
    }),
  )
  .describe('From views to money, in order; amounts in minor units')

export const ExplanationJson = shapeOf<Explanation>()('Explanation', {
  submission_id: sqid,
  currency,
  snapshot: z
    .object({
      views: count(12_500),
      provider: text('youtube'),
      view_definition: text('A play of any length').describe('What the provider calls a view'),
      taken_at: timestamp,
    })
    .nullable()
    .describe('The reading that counts: the highest'),
  readings: z
    .array(z.object({ taken_at: timestamp, views: count(12_500) }))
    .describe(
      'How views grew: the highest of each day, or of each hour where the post is new; the oldest first',
    ),
  steps: StepsJson,
  earned_amount: minorUnits(
    2187,
    'Granted, waiting for budget and lapsed together, as of the last grant; with `next_grant_amount` and `next_owed_amount` it is what the views so far earn',
  ),
  granted_amount: minorUnits(2187),
  owed_amount: minorUnits(0, 'Earned, and waiting for budget'),
  lapsed_amount: minorUnits(
    0,
    'Earned, and not covered by the budget when the campaign was settled',
  ),
  next_grant_amount: minorUnits(
    0,
    'Earned since the last grant, and added with the next: as much as the budget covers',
  ),
  next_owed_amount: minorUnits(
    0,
    'Earned since the last grant, and beyond the budget that is left',
  ),
  next_grant_at: timestamp.nullable().describe('Null while none is to come'),
  grants: meaning(listOf(GrantJson), 'Granted so far, the oldest first'),
})
