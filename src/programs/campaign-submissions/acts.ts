import type { Context } from '../../framework/context.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Choice, carryOut } from './choices.ts'
import { approve, reject, withdraw } from './decisions.ts'
import { upholdFlags } from './flags/model.ts'
import { changeAsStaff, changeSubmission } from './lock.ts'
import { type Outcome, refusalIn } from './outcomes.ts'
import type { Rejection } from './schema.ts'
import { requireUndecided } from './waiting.ts'
import { requireWithheld } from './withholding.ts'

/** What people do to a submission, each in one transaction. */

type Id = { id: number }

/** For a brand, at once. What has been decided and waits for its effect is decided. */
export const decideNow = (context: Context, actor: Actor, submission: Id, choice: Choice) =>
  changeSubmission(context, submission, async (tx, locked) => {
    await requireUndecided(tx, submission)
    return carryOut(tx, context, actor, locked, choice)
  })

export const approveAsMember = (context: Context, actor: Actor, submission: Id) =>
  decideNow(context, actor, submission, { action: 'approve', reason: null, note: null })

export const rejectAsMember = (
  context: Context,
  actor: Actor,
  submission: Id,
  rejection: Rejection,
) => decideNow(context, actor, submission, { action: 'reject', ...rejection })

export const withdrawAsCreator = (context: Context, actor: Actor, submission: Id) =>
  changeSubmission(context, submission, (tx, locked) => withdraw(tx, actor, locked))

/** Where the clock may not, and nobody else in the organization does. */
export const approveAsStaff = (context: Context, actor: Actor, submission: Id) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    requireWithheld(locked.submission)
    await requireUndecided(tx, submission)
    return approve(tx, context, actor, locked)
  })

/** Reverses an approval, or upholds a doubt. */
export const rejectAsStaff = (
  context: Context,
  actor: Actor,
  submission: Id,
  rejection: Rejection,
) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    await upholdFlags(tx, locked.submission)
    return reject(tx, context, actor, locked, rejection)
  })

/** One transaction each: one that cannot be decided any more keeps none of the others waiting. */
export async function decideMany(
  context: Context,
  actor: Actor,
  submissions: Id[],
  choice: Choice,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const submission of submissions) {
    const error = await decideNow(context, actor, submission, choice).then(() => null, refusalIn)
    outcomes.push({ submission_id: submission.id, error })
  }
  return outcomes
}
