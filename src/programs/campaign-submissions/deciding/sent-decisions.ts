import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../framework/database/db.ts'
import { guard, refuse } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import type { Choice } from '../../../tables/campaigns/decisions.ts'
import { findSubmissions, knownSubmissions } from '../queries.ts'
import { DecisionFields } from '../schema.ts'
import { type DecisionOutcome, outcomesOf, type SentDecisionOutcome } from './outcomes.ts'

/** Decisions as forms and programs send them, of one post or of many, and what each of them is told. */

/** Decides about the submissions that a form or program sent, in the way that `decide` does. */
export async function decideSent(
  db: Db,
  request: FastifyRequest,
  decide: (submissions: { id: number }[], choice: Choice) => Promise<DecisionOutcome[]>,
  campaign?: { id: number },
): Promise<SentDecisionOutcome[]> {
  const fields = parse(DecisionFields, 'decision', request.body)
  refuseUnread(request, fields)
  const found = await findSent(db, request, fields.submission_ids, campaign)
  return outcomesOf(fields.submission_ids, await decide(found, choiceOf(fields)))
}

/** The submissions that were sent. On a page it is an error that none of them is there. */
export function findSent(
  db: Db,
  { member, format }: FastifyRequest,
  ids: string[],
  campaign?: { id: number },
): Promise<{ id: number }[]> {
  const find = format === 'html' ? findSubmissions : knownSubmissions
  return find(db, member, ids, campaign)
}

/** Refuses a single post on its form, which keeps what was typed, where a field of that is wrong. */
export function refuseOnForm([only, ...others]: DecisionOutcome[]): void {
  const { attribute = 'base', error = null } = only ?? {}
  guard(others.length > 0 || attribute === 'base' || error === null, attribute, error ?? '')
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

/** The words about why some could not be decided; null if there are none. */
function refusedInWords(outcomes: SentDecisionOutcome[]): string | null {
  const [first, ...more] = outcomes.flatMap(({ error }) => error ?? [])
  if (first === undefined) return null
  if (more.length === 0) return first
  return new Set([first, ...more]).size === 1
    ? `${more.length + 1} could not be decided. ${first}`
    : `${more.length + 1} could not be decided, for several reasons. The first: ${first}`
}

/**
 * The choice with what belongs to its action: only a rejection has a reason, and only a rejection and a flag
 * have a note.
 */
function choiceOf({ action, reason, note }: Choice): Choice {
  return {
    action,
    reason: action === 'reject' ? reason : null,
    note: action === 'reject' || action === 'flag' ? note : null,
  }
}

/** Refuses what a program sent that its action does not read, as the reason of a rejection to approve. */
function refuseUnread({ format }: FastifyRequest, fields: Choice): void {
  const read = choiceOf(fields)
  const unread = (['reason', 'note'] as const).filter((name) => fields[name] !== read[name])
  // A form sends all of its fields, whichever button is pressed.
  if (format === 'json')
    refuse(Object.fromEntries(unread.map((name) => [name, [`is not read to ${fields.action}`]])))
}
