import { type AttributeErrors, Invalid } from '../../../framework/errors.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

/** The outcome for one of many submissions that are decided together. */
export type DecisionOutcome = {
  submission_id: number
  error: string | null
  /** The field that the error is about. */
  attribute?: string
  takes_effect_at?: string
}

/** The outcome for one of the ids that a program or form sent. */
export type SentDecisionOutcome = {
  submission_id: string
  error: string | null
  /** Null where it is in effect at once, or never. */
  takes_effect_at: string | null
}

/** One outcome for each id that was sent, in their order. One that leads nowhere fails by itself. */
export function outcomesOf(sent: string[], outcomes: DecisionOutcome[]): SentDecisionOutcome[] {
  const known = new Map(
    outcomes.map((outcome) => [encodeId('Submission', outcome.submission_id), outcome]),
  )
  return [...new Set(sent)].map((submission_id) => {
    const { error = 'Submission not found.', takes_effect_at = null } =
      known.get(submission_id) ?? {}
    return { submission_id, error, takes_effect_at }
  })
}

/** The first of all errors, as an outcome tells it; null if there are none. */
export function firstOf(errors: AttributeErrors) {
  const [first] = Object.entries(errors).flatMap(([attribute, messages]) =>
    messages.map((error) => ({ error, attribute })),
  )
  return first ?? null
}

/** The refusal that was thrown; any other error is thrown again. */
export function refusalIn(error: unknown) {
  const refusal = error instanceof Invalid ? firstOf(error.errors) : null
  if (refusal === null) throw error
  return refusal
}
