import { eq, inArray, sql } from 'drizzle-orm'
import { liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { audit, unchanged } from '../../activity/records/audit.ts'
import { lockAll } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { type Decision, decisions } from '../../tables/decisions.ts'
import { displayName, users } from '../../tables/users.ts'
import { type Choice, refusalOf } from './choices.ts'
import { clocks, effectDue } from './clocks.ts'
import { effectDecisions } from './effects.ts'
import type { Outcome } from './outcomes.ts'
import { campaignSubmissionRecord } from './record.ts'
import { timeLimits } from './time-limits.ts'
import { decided } from './transitions.ts'

/**
 * What a person decides on a page waits for ten seconds, in which it can be taken back. Until then the
 * submission is what it was: nothing is paid, told or counted.
 */

type Id = { id: number }

const idOf = ({ id }: Id) => id

/** All in one transaction, so that what was decided together can be taken back together. */
export function decideLater(
  context: Context,
  actor: Actor,
  submissions: Id[],
  choice: Choice,
): Promise<Outcome[]> {
  return context.db.transaction(async (tx) => {
    const locked = await lockAll(tx, campaignSubmissionRecord, submissions.map(idOf))
    const waiting = await listWaiting(tx, locked)
    const outcomes: Outcome[] = []
    for (const submission of locked) {
      const error = waiting.has(submission.id)
        ? decided
        : await refusalOf(tx, actor, submission, choice)
      if (error === null) await wait(tx, actor, submission, choice)
      outcomes.push({ submission_id: submission.id, error })
    }
    if (outcomes.some(({ error }) => error === null))
      await context.queue.enqueue(tx, effectDecisions, {}, timeLimits.undo.seconds)
    return outcomes
  })
}

/** Of one, for a form that shows why not. */
export async function decideOneLater(
  context: Context,
  actor: Actor,
  submission: Id,
  choice: Choice,
): Promise<void> {
  const [outcome] = await decideLater(context, actor, [submission], choice)
  const error = outcome?.error ?? null
  guard(error === null, 'base', error ?? '')
}

/** Takes back what has not taken effect yet. Whichever of the two locks the submission first has won. */
export function takeBack(context: Context, actor: Actor, submissions: Id[]): Promise<Outcome[]> {
  return context.db.transaction(async (tx) => {
    const outcomes: Outcome[] = []
    for (const submission of await lockAll(tx, campaignSubmissionRecord, submissions.map(idOf))) {
      const [decision] = await tx
        .delete(decisions)
        .where(eq(decisions.submission_id, submission.id))
        .returning()
      if (decision !== undefined) {
        await liftDeadlines(tx, submission, clocks.effect)
        const told = { ...inWords(decision), ...(await authorIn(tx, decision)) }
        await audit(tx, actor, campaignSubmissionRecord, 'take_back', submission, told)
      }
      const error = decision === undefined ? 'There is nothing left to undo.' : null
      outcomes.push({ submission_id: submission.id, error })
    }
    return outcomes
  })
}

const waitingOf = prepared(
  'waiting_decision',
  query
    .select({ id: decisions.submission_id })
    .from(decisions)
    .where(eq(decisions.submission_id, sql.placeholder('id'))),
)

/** For what acts at once: one decision at a time. */
export async function requireUndecided(tx: Tx, { id }: Id): Promise<void> {
  const waiting = await waitingOf(tx, { id })
  guard(waiting.length === 0, 'base', decided)
}

async function listWaiting(tx: Tx, submissions: Id[]): Promise<Set<number>> {
  const ids = submissions.map(idOf)
  const rows = await tx
    .select({ id: decisions.submission_id })
    .from(decisions)
    .where(inArray(decisions.submission_id, ids))
  return new Set(rows.map(({ id }) => id))
}

async function wait(tx: Tx, actor: Actor, submission: CampaignSubmission, choice: Choice) {
  const { user, credential, user_agent, ip } = actor
  await tx.insert(decisions).values({
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
  await setDeadline(tx, clocks.effect, submission, effectDue())
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
