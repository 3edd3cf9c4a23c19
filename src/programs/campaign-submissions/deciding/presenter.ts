import { errorCode, text, timestamp } from '../../../framework/http/fields/json-fields.ts'
import { listOf, shapeOf } from '../../../framework/http/fields/shape.ts'
import { alreadyDecided } from '../transitions.ts'
import type { SentDecisionOutcome } from './outcomes.ts'

const outcome = {
  submission_id: text('Nq7RwXk3').describe('As it was sent'),
  error: text(alreadyDecided).nullable(),
  code: errorCode,
}

export const DecisionOutcomeJson = shapeOf<SentDecisionOutcome>()(undefined, outcome)
const LaterOutcomeJson = shapeOf<SentDecisionOutcome>()(undefined, {
  ...outcome,
  takes_effect_at: timestamp
    .nullable()
    .describe('Until when it can be undone, and nothing is paid or told; null with an error'),
})

export const DecisionOutcomesJson = shapeOf<{ decisions: SentDecisionOutcome[] }>()(undefined, {
  decisions: listOf(DecisionOutcomeJson),
})

export const UndoableOutcomesJson = shapeOf<{ decisions: SentDecisionOutcome[] }>()(undefined, {
  decisions: listOf(LaterOutcomeJson),
})
