import { eq, sql } from 'drizzle-orm'
import { decidedByOthers } from '../../../activity/records/own.ts'
import type { Context, Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { inOneWrite } from '../../../framework/database/in-one-write.ts'
import { type AttributeErrors, guard, refuse } from '../../../framework/errors.ts'
import { type Actor, actsAsStaff } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { type Choice, decisions } from '../../../tables/campaigns/decisions.ts'
import { changeAsStaff } from '../changing.ts'
import { organizationFlagEnd } from '../due-dates.ts'
import { flaggedBefore, hasOwnFlag, raiseFlag } from '../flags/model.ts'
import { type LockedSubmission, lockSubmission } from '../lock.ts'
import type { Rejection } from '../schema.ts'
import { alreadyDecided, reasonsAgainst } from '../transitions.ts'
import { type DecisionOutcome, refusalIn } from './outcomes.ts'
import { errorsInReason } from './reasons.ts'
import { approvePost, rejectPost, reversePost } from './verdicts.ts'

/**
 * Every decision of a person about a post comes here. Over JSON it is made at once; on a page and in the
 * inbox it can be undone for a while, which `undoable.ts` sees to; where nobody decides in time, `silence.ts`
 * does. What is written then, whoever decided, is in `verdicts.ts`.
 */

/** The choice to approve, of which nothing else is to be said. */
export const approval: Choice = { action: 'approve', reason: null, note: null }

/** The choice to approve after all what was rejected. */
export const reversal: Choice = { action: 'reverse', reason: null, note: null }

type Id = { id: number }

/** Decides at once. Refused while another decision can still be undone. */
export const decideNow = (context: Context, actor: Actor, submission: Id, choice: Choice) =>
  context.db.transaction(async (tx) => {
    const [locked] = await inOneWrite(
      lockSubmission(tx, submission),
      guardUndecided(tx, submission),
    )
    return decidePost(tx, context, actor, locked, choice)
  })

/** Decides about each in its own transaction: one that cannot be decided keeps none of the others waiting. */
export async function decideEach(
  context: Context,
  actor: Actor,
  submissions: Id[],
  choice: Choice,
): Promise<DecisionOutcome[]> {
  const outcomes: DecisionOutcome[] = []
  for (const submission of submissions) {
    const refusal = await decideNow(context, actor, submission, choice).then(() => null, refusalIn)
    outcomes.push({ submission_id: submission.id, error: null, ...refusal })
  }
  return outcomes
}

/** Approves for staff what silence must not approve, and nobody else in the organization decides. */
export const approveAsStaff = (context: Context, actor: Actor, submission: Id) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    guardWithheld(locked.submission)
    await guardUndecided(tx, submission)
    return approvePost(tx, context, actor, locked)
  })

/** Rejects for staff, who reverse an approval or uphold a doubt so. */
export const rejectAsStaff = (
  context: Context,
  actor: Actor,
  submission: Id,
  rejection: Rejection,
) =>
  changeAsStaff(context, actor, submission, (tx, locked) =>
    rejectPost(tx, context, actor, locked, rejection),
  )

/** The one place that approves, rejects or flags for a person of the organization. */
export async function decidePost(
  tx: Tx,
  services: Services,
  author: Actor,
  locked: LockedSubmission,
  { action, reason, note }: Choice,
): Promise<CampaignSubmission> {
  refuse(errorsAgainst(author, locked.submission, { action, reason, note }))
  switch (action) {
    case 'approve':
      return approvePost(tx, services, author, locked)
    case 'reject':
      if (reason === null) throw new Error('A rejection needs a reason')
      return rejectPost(tx, services, author, locked, { reason, note })
    case 'flag': {
      const doubt = { rule: null, note: note ?? '', ends_at: organizationFlagEnd() }
      return raiseFlag(tx, services, author, locked, doubt)
    }
    case 'reverse':
      return reversePost(tx, services, author, locked)
  }
}

/** All that is against a decision as the post is now. Staff know more than the checks do. */
function errorsAgainst(
  author: Actor,
  submission: CampaignSubmission,
  choice: Choice,
): AttributeErrors {
  const isStaff = actsAsStaff(author)
  if (submission.user_id === author.user.id) return { base: [decidedByOthers('post')] }
  const base = reasonsAgainst(submission, choice.action, { isStaff })
  if (base.length > 0) return { base }
  return choice.action === 'reject' && !isStaff ? errorsInReason(submission, choice) : {}
}

/**
 * All that is against a decision before it is kept to be undone: a second flag as well, which otherwise only
 * raising it refuses.
 */
export async function errorsBeforeKeeping(
  tx: Tx,
  author: Actor,
  submission: CampaignSubmission,
  choice: Choice,
): Promise<AttributeErrors> {
  const errors = errorsAgainst(author, submission, choice)
  const isFree = Object.keys(errors).length === 0
  if (isFree && choice.action === 'flag' && (await hasOwnFlag(tx, submission)))
    return { base: [flaggedBefore] }
  return errors
}

const waitingOf = prepared(
  'waiting_decision',
  query
    .select({ id: decisions.submission_id })
    .from(decisions)
    .where(eq(decisions.submission_id, sql.placeholder('id'))),
)

/** Guards that no other decision waits, before one is made at once. */
async function guardUndecided(tx: Tx, { id }: Id): Promise<void> {
  const waiting = await waitingOf(tx, { id })
  guard(waiting.length === 0, 'base', alreadyDecided)
}

/** Refuses staff, unless the organization must not decide about the post alone. */
function guardWithheld({ state, withheld_at }: CampaignSubmission): void {
  guard(state !== 'appealed', 'base', 'It is appealed: decide the appeal instead.')
  guard(state === 'pending' && withheld_at !== null, 'base', 'The organization decides about it.')
}
