import { z } from 'zod'
import { count, text, timestamp } from '../../../framework/http/fields/json-fields.ts'
import { type Flag, flagOutcomes } from '../../../tables/campaigns/flags.ts'
import { suspectedBy } from './rules.ts'

export const FlagJson = z
  .object({
    raised_by: z.enum(['organization', 'rule']),
    note: text('The views rose by half within an hour.'),
    answer: text('It was shared by a larger channel that evening.')
      .nullable()
      .meta({ description: 'Of the creator. What they say to a rule, only they and staff read' }),
    answered_at: timestamp.nullable(),
    ends_at: timestamp.meta({ description: 'When it ends by itself' }),
    ended_at: timestamp.nullable(),
    outcome: z.enum(flagOutcomes).nullable(),
    suspected_views: count(4200)
      .nullable()
      .meta({ description: 'How many views it doubts, where a rule knows which' }),
    created_at: timestamp,
  })
  .meta({ id: 'Flag' })

export function presentFlag(flag: Flag): z.infer<typeof FlagJson> {
  return {
    raised_by: flag.rule === null ? 'organization' : 'rule',
    note: flag.note,
    answer: flag.answer,
    answered_at: flag.answered_at,
    ends_at: flag.ends_at,
    ended_at: flag.ended_at,
    outcome: flag.outcome,
    suspected_views: suspectedBy(flag),
    created_at: flag.created_at,
  }
}
