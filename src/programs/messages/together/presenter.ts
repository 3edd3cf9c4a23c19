import { z } from 'zod'
import { text } from '../../../framework/http/fields/json-fields.ts'
import { listOf, meaning, shapeOf } from '../../../framework/http/fields/shape.ts'
import { type MessageResult, messageOutcomes } from './outcomes.ts'

const ResultJson = shapeOf<MessageResult>()(undefined, {
  user_id: text('Rb6KwPz2').describe('As it was sent'),
  outcome: z
    .enum(messageOutcomes)
    .describe(
      '`sent`, or why not: `sent_already` (the same words), `unanswered` (wait for an answer), `closed` (refused your invitations, was declined or withdrew), `unknown` (never worked with you)',
    ),
})

export const MessageTogetherJson = shapeOf<{ results: MessageResult[] }>()('MessageBatch', {
  results: meaning(listOf(ResultJson), 'One for each creator'),
})
