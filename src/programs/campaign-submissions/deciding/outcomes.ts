import type { FastifyReply, FastifyRequest } from 'fastify'
import { guard, Invalid } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { errorCode, text, timestamp } from '../../../framework/http/fields/json-fields.ts'
import { listOf, shapeOf } from '../../../framework/http/fields/shape.ts'
import { passOver } from '../../../framework/http/fields/unknown-names.ts'
import type { Choice } from '../../../tables/campaigns/decisions.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { alreadyDecided } from '../transitions.ts'

/**
 * The choice with what belongs to its action: only a rejection has a reason, and only a rejection and a flag
 * have a note.
 */
export function choiceOf({ action, reason, note }: Choice): Choice {
  return {
    action,
    reason: action === 'reject' ? reason : null,
    note: action === 'reject' || action === 'flag' ? note : null,
  }
}

export const unreadHeader = {
  'Unknown-Fields': {
    description: 'The reason or note that was sent and that this action does not read',
    example: 'note (not read to approve)',
  },
}

/** Names what was sent along with an action to which it does not belong: nobody reads it. */
export function passOverUnread(request: FastifyRequest, fields: Choice): void {
  const read = choiceOf(fields)
  const unread = (['reason', 'note'] as const).filter((name) => fields[name] !== read[name])
  passOver(request, unread, `not read to ${fields.action}`)
}

/** The outcome for one of many submissions that are decided together: an error, or null. */
export type DecisionOutcome = {
  submission_id: number
  error: string | null
  /** The field that the error is about, if it is about one. */
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

/** The words of a refusal; any other error is thrown again. */
export function refusalIn(error: unknown): string {
  const [message] = error instanceof Invalid ? Object.values(error.errors).flat() : []
  if (message === undefined) throw error
  return message
}

/** Refuses a single post on its form, which keeps what was typed, where a field of that is wrong. */
export function refuseOnForm([only, ...others]: DecisionOutcome[]): void {
  const { attribute = 'base', error = null } = only ?? {}
  guard(others.length > 0 || attribute === 'base' || error === null, attribute, error ?? '')
}

/** The words about why some could not be decided; null if there are none. */
function refusedInWords(outcomes: SentDecisionOutcome[]): string | null {
  const [first, ...more] = outcomes.flatMap(({ error }) => error ?? [])
  if (first === undefined) return null
  if (more.length === 0) return first
  return new Set([first, ...more]).size === 1
    ? `${more.length + 1} could not be decided. ${first}`
    : `${more.length + 1} could not be decided, for several reasons. The first: ${first}`
}

/** Leads back to the page, which itself shows what was decided, with a message about what was refused. */
export function redirectWithRefusals(
  reply: FastifyReply,
  path: string,
  outcomes: SentDecisionOutcome[],
) {
  const refused = refusedInWords(outcomes)
  return refused ? redirectWith(reply, path, refused, 'error') : reply.redirect(path, 303)
}

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

/** Outcomes of decisions that can be undone for a while. */
export const UndoableOutcomesJson = shapeOf<{ decisions: SentDecisionOutcome[] }>()(undefined, {
  decisions: listOf(LaterOutcomeJson),
})
