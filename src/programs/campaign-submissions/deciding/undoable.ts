import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isRunning } from '../../../accounts/authentication/credentials.ts'
import {
  defineDeadline,
  liftDeadlines,
  setDeadline,
} from '../../../activity/deadlines/deadlines.ts'
import { meetDeadlines } from '../../../activity/deadlines/meeting.ts'
import { audit, unchanged } from '../../../activity/records/audit.ts'
import { lockAll } from '../../../activity/records/lock.ts'
import type { Context, Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRowLater } from '../../../framework/database/driver/write-row.ts'
import { guard } from '../../../framework/errors.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { type Actor, system } from '../../../tables/actor.ts'
import type { Changes } from '../../../tables/audit-events.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { type Choice, type Decision, decisions } from '../../../tables/campaigns/decisions.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { accessTokens } from '../../../tables/users/credentials/access-tokens.ts'
import { displayName, users } from '../../../tables/users/users.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { effectDue } from '../due-dates.ts'
import { type LockedSubmission, lockSubmission } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { timeLimits } from '../time-limits.ts'
import { alreadyDecided } from '../transitions.ts'
import { decidePost, errorsBeforeKeeping } from './decide.ts'
import { type DecisionOutcome, firstOf } from './outcomes.ts'

/**
 * A decision that a person makes on a page waits for ten seconds, in which it can be undone. Until then the
 * submission is what it was: nothing is paid, told or counted.
 */

type Id = { id: number }

/** Decides about all in one transaction, so that what was decided together can be undone together. */
export function decideUndoably(
  context: Context,
  actor: Actor,
  submissions: Id[],
  choice: Choice,
): Promise<DecisionOutcome[]> {
  return context.db.transaction(async (tx) => {
    const locked = await lockAll(tx, campaignSubmissionRecord, submissions.map(idOf))
    const waiting = await listWaiting(tx, locked)
    const outcomes: DecisionOutcome[] = []
    for (const submission of locked) {
      const refusal = firstOf(
        waiting.has(submission.id)
          ? { base: [alreadyDecided] }
          : await errorsBeforeKeeping(tx, actor, submission, choice),
      )
      if (refusal === null) await keepForUndo(tx, actor, submission, choice)
      outcomes.push({ submission_id: submission.id, error: null, ...refusal })
    }
    if (outcomes.every(({ error }) => error !== null)) return outcomes
    await context.queue.enqueue(
      tx,
      letDecisionsTakeEffect,
      {},
      { startAfter: timeLimits.undo.seconds },
    )
    const due = await momentsOfEffect(tx, locked)
    return outcomes.map((outcome) =>
      outcome.error === null ? { ...outcome, ...due.get(outcome.submission_id) } : outcome,
    )
  })
}

/** Decides about one submission, for a form that shows why it cannot be decided. */
export async function decideOneUndoably(
  context: Context,
  actor: Actor,
  submission: Id,
  choice: Choice,
): Promise<void> {
  const [outcome] = await decideUndoably(context, actor, [submission], choice)
  const { error = null, attribute = 'base' } = outcome ?? {}
  guard(error === null, attribute, error ?? '')
}

/**
 * Undoes decisions that have not taken effect yet. Undoing and taking effect both lock the submission, and
 * the first has won.
 */
export function undoDecisions(
  context: Context,
  actor: Actor,
  submissions: Id[],
): Promise<DecisionOutcome[]> {
  return context.db.transaction(async (tx) => {
    const outcomes: DecisionOutcome[] = []
    for (const submission of await lockAll(tx, campaignSubmissionRecord, submissions.map(idOf))) {
      const [decision] = await tx
        .delete(decisions)
        .where(eq(decisions.submission_id, submission.id))
        .returning()
      if (decision !== undefined) {
        await liftDeadlines(tx, submission, postDeadlines.effect)
        const told = { ...inWords(decision), ...(await authorIn(tx, decision)) }
        await audit(tx, actor, campaignSubmissionRecord, 'take_back', submission, told)
      }
      const error = decision === undefined ? 'There is nothing left to undo.' : null
      outcomes.push({ submission_id: submission.id, error })
    }
    return outcomes
  })
}

/** The deadline at which a decision takes effect, because nobody has undone it. */
export const decisionEffect = defineDeadline({
  ...postDeadlines.effect,
  lock: (tx, id) => lockSubmission(tx, { id }),
  act: async (tx, services, locked) => {
    const isItsOwn = eq(decisions.submission_id, locked.submission.id)
    const [decision] = await tx.delete(decisions).where(isItsOwn).returning()
    if (decision === undefined) return
    const because = await takeEffect(tx, services, locked, decision)
    if (because !== null)
      await audit(tx, system('Deadline'), campaignSubmissionRecord, 'drop', locked.submission, {
        action: unchanged(decision.action),
        because: [null, because],
      })
  },
})

/**
 * The job that lets decisions take effect in time: the clock looks every minute, which is long for someone
 * who waits for ten seconds.
 */
export const letDecisionsTakeEffect = defineJob({
  name: 'effect-decisions',
  every: 1,
  payload: z.object({}),
  perform: (context: Context) => meetDeadlines(context, [decisionEffect]),
})

async function listWaiting(tx: Tx, submissions: Id[]): Promise<Set<number>> {
  const ids = submissions.map(idOf)
  const rows = await tx
    .select({ id: decisions.submission_id })
    .from(decisions)
    .where(inArray(decisions.submission_id, ids))
  return new Set(rows.map(({ id }) => id))
}

async function momentsOfEffect(tx: Tx, submissions: Id[]) {
  const rows = await tx
    .select({ id: deadlines.record_id, takes_effect_at: deadlines.due_at })
    .from(deadlines)
    .where(
      and(
        eq(deadlines.kind, postDeadlines.effect.kind),
        inArray(deadlines.record_id, submissions.map(idOf)),
      ),
    )
  return new Map(rows.map(({ id, takes_effect_at }) => [id, { takes_effect_at }]))
}

const idOf = ({ id }: Id) => id

/** Writes the decision down, to be undone or to take effect. */
async function keepForUndo(tx: Tx, actor: Actor, submission: CampaignSubmission, choice: Choice) {
  const { user, credential, user_agent, ip } = actor
  insertRowLater(tx, decisions, {
    ...choice,
    submission_id: submission.id,
    organization_id: submission.organization_id,
    user_id: user.id,
    credential_type: credential.type,
    credential_id: credential.id,
    credential_name: credential.name,
    user_agent,
    ip,
  })
  await setDeadline(tx, postDeadlines.effect, submission, effectDue())
  await audit(tx, actor, campaignSubmissionRecord, 'decide', submission, inWords(choice))
}

function inWords({ action, reason, note }: Choice): Changes {
  return {
    action: unchanged(action),
    ...(reason && { reason: [null, reason] }),
    ...(note && { note: [null, note] }),
  }
}

async function authorIn(tx: Tx, { user_id }: Decision): Promise<Changes> {
  const [author] = await tx
    .select()
    .from(users)
    .where(eq(users.id, user_id ?? 0))
  return author === undefined ? {} : { decided_by: [null, displayName(author)] }
}

/**
 * Does what was decided, or tells why it could not be done: the post was withdrawn or rejected meanwhile, for
 * example.
 */
async function takeEffect(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
  decision: Decision,
): Promise<string | null> {
  const author = await authorOf(tx, decision)
  if (author === undefined) return 'Whoever decided is no admin any more.'
  const refusal = firstOf(await errorsBeforeKeeping(tx, author, locked.submission, decision))
  if (refusal === null) await decidePost(tx, services, author, locked, decision)
  return refusal?.error ?? null
}

/** Whether they are still an admin, or act with a token of the organization that is still good. */
const mayStillDecide = ({ organization_id, credential_id }: Decision) => sql`(
  exists (select from ${memberships} where ${memberships.user_id} = ${users.id}
    and ${memberships.organization_id} = ${organization_id} and ${memberships.role} = 'admin')
  or exists (select from ${accessTokens} where ${accessTokens.user_id} = ${users.id}
    and ${accessTokens.organization_id} = ${organization_id} and ${accessTokens.id} = ${credential_id}
    and ${isRunning}))`

/**
 * The person who decided, with the credential they decided with; undefined if they may not decide any more.
 */
async function authorOf(tx: Tx, decision: Decision): Promise<Actor | undefined> {
  const [user] = await tx
    .select(getTableColumns(users))
    .from(users)
    .where(and(eq(users.id, decision.user_id ?? 0), mayStillDecide(decision)))
  if (user === undefined) return undefined
  const { credential_type: type, credential_id: id, credential_name: name } = decision
  return {
    user: { ...user, two_factor: user.totp_enabled_at !== null },
    credential: { type, id, name, isProved: false },
    user_agent: decision.user_agent,
    ip: decision.ip,
  }
}
