import { counted } from '../../vocabulary/amounts/counts.ts'
import { Refused } from './asking.ts'

export type PostOutcome = { submission_id: string; error: string | null }

type Decided = { decisions: (PostOutcome & { code: string | null })[] }

/** The outcomes of decisions, of which that of an unknown post says where one finds those there are. */
export function adviseOnUnknown(answer: unknown) {
  const { decisions } = answer as Decided
  return {
    decisions: decisions.map((one) =>
      one.code === 'not_found'
        ? { ...one, error: `${one.error} list_submissions has those there are.` }
        : one,
    ),
  }
}

/**
 * Of how many posts something is done and, for the others, why not. Where it is done of none, that is a
 * refusal.
 */
export function decidedInWords(outcomes: PostOutcome[]): string {
  const refused = outcomes.filter(({ error }) => error !== null)
  const reasons = refused.map(({ submission_id, error }) => `${submission_id}: ${error}`).join('\n')
  if (refused.length === outcomes.length) throw new Refused(422, reasons)
  const done = `Done for ${outcomes.length - refused.length} of ${counted(outcomes.length, 'post')}.`
  return reasons === '' ? done : `${done} Not for the others.\n${reasons}`
}
