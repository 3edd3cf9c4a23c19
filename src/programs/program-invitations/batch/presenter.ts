import { z } from 'zod'
import { count, text } from '../../../framework/http/fields/json-fields.ts'
import { listOf, meaning, shapeOf } from '../../../framework/http/fields/shape.ts'
import { type BatchResult, type InvitationBatch, invitationOutcomes } from './outcomes.ts'

const ResultJson = shapeOf<BatchResult>()(undefined, {
  address: text('suki@example.com').describe('As it was read, or the words that are none'),
  outcome: z
    .enum(invitationOutcomes)
    .describe(
      '`invited`, or why not: `invited_already` (to this program), `works_here` (and was invited by this address before), `is_member`, `closed` (wants no more, or got enough this week), `invalid`',
    ),
})

export const InvitationBatchJson = shapeOf<InvitationBatch>()('InvitationBatch', {
  results: meaning(listOf(ResultJson), 'One for each address'),
  left_today: count(288).describe('How many more can be invited now'),
})
