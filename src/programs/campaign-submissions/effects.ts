import { and, eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { defineDeadline } from '../../activity/deadlines/deadlines.ts'
import { meetDeadlines } from '../../activity/deadlines/jobs.ts'
import { audit, unchanged } from '../../activity/records/audit.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { type Actor, system } from '../../tables/actor.ts'
import { type Decision, decisions } from '../../tables/decisions.ts'
import { memberships } from '../../tables/memberships.ts'
import { users } from '../../tables/users.ts'
import { carryOut, refusalOf } from './choices.ts'
import { clocks } from './clocks.ts'
import type { LockedSubmission } from './lock.ts'
import { lockSubmission } from './lock.ts'
import { campaignSubmissionRecord } from './record.ts'

/** Nobody has taken it back, so what was decided happens now. */
export const effect = defineDeadline({
  ...clocks.effect,
  lock: (tx, id) => lockSubmission(tx, { id }),
  act: async (tx, services, locked) => {
    const isItsOwn = eq(decisions.submission_id, locked.submission.id)
    const [decision] = await tx.delete(decisions).where(isItsOwn).returning()
    if (decision === undefined) return
    const because = await tryTo(tx, services, locked, decision)
    if (because !== null)
      await audit(tx, system('Deadline'), campaignSubmissionRecord, 'drop', locked.submission, {
        action: unchanged(decision.action),
        because: [null, because],
      })
  },
})

/** The clock looks every minute, which is long for someone who waits for ten seconds. */
export const effectDecisions = defineJob({
  name: 'effect-decisions',
  every: 1,
  payload: z.object({}),
  perform: (context: Context) => meetDeadlines(context, [effect]),
})

/** Tells why it could not be: withdrawn or rejected meanwhile, for example. */
async function tryTo(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
  decision: Decision,
): Promise<string | null> {
  const author = await authorOf(tx, decision)
  if (author === undefined) return 'Whoever decided is no admin any more.'
  const refusal = await refusalOf(tx, author, locked.submission, decision)
  if (refusal === null) await carryOut(tx, services, author, locked, decision)
  return refusal
}

/** Who decided, with what they decided with; nobody if they may not decide any more. */
async function authorOf(tx: Tx, decision: Decision): Promise<Actor | undefined> {
  const [user] = await tx
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(memberships, eq(memberships.user_id, users.id))
    .where(
      and(
        eq(users.id, decision.user_id ?? 0),
        eq(memberships.organization_id, decision.organization_id),
        eq(memberships.role, 'admin'),
      ),
    )
  if (user === undefined) return undefined
  const { credential_type: type, credential_id: id, credential_name: name } = decision
  return {
    user: { ...user, two_factor: user.totp_enabled_at !== null },
    credential: { type, id, name, isProved: false },
    user_agent: decision.user_agent,
    ip: decision.ip,
  }
}
