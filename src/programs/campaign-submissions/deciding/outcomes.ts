import type { FastifyReply } from 'fastify'
import { Invalid } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { idOf, text } from '../../../framework/http/fields/json-fields.ts'
import { listOf, shapeOf } from '../../../framework/http/fields/shape.ts'

/** The outcome for one of many submissions that are decided together: an error, or null. */
export type Outcome = { submission_id: number; error: string | null }

/** The words of a refusal; any other error is thrown again. */
export function refusalIn(error: unknown): string {
  const [message] = error instanceof Invalid ? Object.values(error.errors).flat() : []
  if (message === undefined) throw error
  return message
}

/** The words about why some could not be decided; null if there are none. */
function refusedInWords(outcomes: Outcome[]): string | null {
  const [first, ...more] = outcomes.flatMap(({ error }) => error ?? [])
  if (first === undefined) return null
  return more.length === 0 ? first : `${more.length + 1} had changed meanwhile.`
}

/** Leads back to the page, which itself shows what was decided, with a message about what was refused. */
export function goBackTo(reply: FastifyReply, path: string, outcomes: Outcome[]) {
  const refused = refusedInWords(outcomes)
  return refused ? redirectWith(reply, path, refused, 'error') : reply.redirect(path, 303)
}

const OutcomeJson = shapeOf<Outcome>()(undefined, {
  submission_id: idOf('Submission', 'submission_id'),
  error: text('This submission has already been decided.').nullable(),
})

export const OutcomesJson = shapeOf<{ decisions: Outcome[] }>()(undefined, {
  decisions: listOf(OutcomeJson),
})
