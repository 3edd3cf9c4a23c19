import type { FastifyReply } from 'fastify'
import { guard, Invalid } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import type { DecisionOutcome, SentDecisionOutcome } from './outcomes.ts'

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
