import { z } from 'zod'
import { count, text, timestamp } from '../../../framework/http/fields/json-fields.ts'
import { from, seldom, shapeOf } from '../../../framework/http/fields/shape.ts'
import { type Flag, flagOutcomes } from '../../../tables/campaigns/flags.ts'
import type { CurvePoint } from './curve.ts'
import { suspectedBy } from './rules.ts'

export const CurvePointJson = shapeOf<CurvePoint>()('CurvePoint', {
  taken_at: timestamp,
  views: count(12_500),
  usual_views: count(8200)
    .nullable()
    .describe('The median of the other posts of the account when they were as old'),
  others: count(6).describe('How many of them were read at that age'),
})

export const FlagJson = shapeOf<Flag>()('Flag', {
  raised_by: from(z.enum(['organization', 'rule']), ({ rule }: Flag) =>
    rule === null ? 'organization' : 'rule',
  ),
  note: text('The views rose by half within an hour.'),
  answer: seldom(
    text('It was shared by a larger channel that evening.')
      .nullable()
      .describe('Of the creator. What they say to a rule, only they and staff read'),
  ),
  answered_at: seldom(timestamp.nullable()),
  ends_at: timestamp.describe('When it ends by itself'),
  ended_at: seldom(timestamp.nullable()),
  outcome: seldom(z.enum(flagOutcomes).nullable()),
  suspected_views: from(
    count(4200).nullable().describe('How many views it doubts, where a rule knows which'),
    suspectedBy,
  ),
  created_at: timestamp,
})
