import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { requireOutsider } from '../../money/fundings/policy.ts'
import type { Actor } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { flags } from '../../tables/flags.ts'
import { answerFlags } from './answers.ts'
import { type AppealDecision, appeal, decideAppeal } from './appeals.ts'
import { type Choice, carryOut, requireOther } from './choices.ts'
import { approve, reject, withdraw } from './decisions.ts'
import { endFlag, upholdFlags } from './flags.ts'
import { lockHanded } from './handed.ts'
import type { Handed } from './notices.ts'
import { type Outcome, refusalIn } from './outcomes.ts'
import type { Rejection } from './schema.ts'
import { requireUndecided } from './waiting.ts'
import { requireWithheld } from './withholding.ts'

/** What people do to a submission, each in one transaction. */

type Id = { id: number }
type Act = (tx: Tx, handed: Handed) => Promise<CampaignSubmission>

const within = ({ db }: Context, { id }: Id, act: Act) =>
  db.transaction(async (tx) => act(tx, await lockHanded(tx, { id })))

/** For a brand, at once. What has been decided and waits for its effect is decided. */
export const decideNow = (context: Context, actor: Actor, submission: Id, choice: Choice) =>
  within(context, submission, async (tx, handed) => {
    await requireUndecided(tx, submission)
    return carryOut(tx, context, actor, handed, choice)
  })

export const approveAsMember = (context: Context, actor: Actor, submission: Id) =>
  decideNow(context, actor, submission, { action: 'approve', reason: null, note: null })

export const rejectAsMember = (
  context: Context,
  actor: Actor,
  submission: Id,
  rejection: Rejection,
) => decideNow(context, actor, submission, { action: 'reject', ...rejection })

/** What a brand has raised it may lift. What a rule has raised is for staff. */
export const liftAsMember = (context: Context, actor: Actor, submission: Id) =>
  within(context, submission, async (tx, handed) => {
    requireOther(actor, handed.submission)
    const isOwn = and(eq(flags.submission_id, submission.id), isNull(flags.rule))
    const [flag] = await tx
      .select()
      .from(flags)
      .where(and(isOwn, isNull(flags.ended_at)))
    guard(flag !== undefined, 'base', 'You have no flag to lift.')
    return endFlag(tx, context, actor, handed, flag, 'lifted', ['creator'])
  })

export const appealAsCreator = (context: Context, actor: Actor, submission: Id, text: string) =>
  within(context, submission, (tx, handed) => appeal(tx, context, actor, handed, text))

export const answerAsCreator = (context: Context, actor: Actor, submission: Id, text: string) =>
  within(context, submission, (tx, handed) => answerFlags(tx, context, actor, handed, text))

export const withdrawAsCreator = (context: Context, actor: Actor, submission: Id) =>
  within(context, submission, (tx, handed) => withdraw(tx, actor, handed))

export const decideAppealAsStaff = (
  context: Context,
  actor: Actor,
  submission: Id,
  decision: AppealDecision,
) =>
  asStaff(context, actor, submission, (tx, handed) =>
    decideAppeal(tx, context, actor, handed, decision),
  )

/** Where the clock may not, and nobody else in the organization does. */
export const approveAsStaff = (context: Context, actor: Actor, submission: Id) =>
  asStaff(context, actor, submission, async (tx, handed) => {
    requireWithheld(handed.submission)
    await requireUndecided(tx, submission)
    return approve(tx, context, actor, handed)
  })

/** Nothing is wrong with it after all. */
export const liftAsStaff = (context: Context, actor: Actor, submission: Id) =>
  asStaff(context, actor, submission, async (tx, handed) => {
    const isOpen = and(eq(flags.submission_id, submission.id), isNull(flags.ended_at))
    const open = await tx.select().from(flags).where(isOpen)
    guard(open.length > 0, 'base', 'There is no flag to lift.')
    let { submission: current } = handed
    for (const flag of open)
      current = await endFlag(
        tx,
        context,
        actor,
        { ...handed, submission: current },
        flag,
        'lifted',
      )
    return current
  })

/** Reverses an approval, or upholds a doubt. */
export const rejectAsStaff = (
  context: Context,
  actor: Actor,
  submission: Id,
  rejection: Rejection,
) =>
  asStaff(context, actor, submission, async (tx, handed) => {
    await upholdFlags(tx, handed.submission)
    return reject(tx, context, actor, handed, rejection)
  })

/** Nobody decides as staff about money of their own. */
export function asStaff(context: Context, actor: Actor, submission: Id, act: Act) {
  return within(context, submission, async (tx, handed) => {
    await requireOutsider(tx, actor, handed.submission)
    requireOther(actor, handed.submission)
    return act(tx, handed)
  })
}

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
