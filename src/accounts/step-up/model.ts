import { eq, getTableColumns, sql } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lock, lockSelected } from '../../activity/records/lock.ts'
import { isRightCode, issueCode, type MailedCode } from '../../framework/codes.ts'
import type { Context, Services } from '../../framework/context.ts'
import { isExpired, realTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { type AttributeErrors, Invalid } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../tables/actor.ts'
import { type StepUp, sessions, stepUps } from '../../tables/users/credentials/sessions.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { requireLive } from '../authentication/live.ts'
import { acceptSecondFactor, limitTries } from '../two-factor/model.ts'
import { userRecord } from '../users/record.ts'
import { stepUpCodeMail } from './mailer.tsx'
import type { StepUpCodes } from './schema.ts'

/** Sends a code to the address that the account has now. */
export async function requestProof(context: Context, actor: Actor): Promise<{ code: string }> {
  const { db, config, mailer } = context
  const { user } = actor
  await limitRate(db, limitFor('step-up', user.id))

  const session_id = sessionIdOf(actor)
  const { code, stored } = issueCode(config.secretKeys, purposeOf(session_id))
  await db.transaction(async (tx) => {
    const { expires_at } = one(
      await tx
        .insert(stepUps)
        .values({ session_id, ...stored })
        .onConflictDoUpdate({ target: stepUps.session_id, set: stored })
        .returning({ expires_at: stepUps.expires_at }),
    )
    await mailer.deliverLater(tx, stepUpCodeMail(user.email, code, expires_at))
  })
  return { code }
}

/** Proves that an account is someone's, by codes that must all be right. Each wrong one costs a try. */
export async function proveByCodes(
  context: Context,
  actor: Actor,
  codes: StepUpCodes,
): Promise<void> {
  if (actor.user.two_factor) await limitTries(context, actor.user)

  const errors = await context.db.transaction(async (tx) => {
    const user = await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    const session_id = sessionIdOf(actor)
    const stepUp = await lockStepUp(tx, session_id)
    if (stepUp === undefined) return { code: ['is too old. Ask for a new one'] }

    const wrong = await findWrong(tx, context, user, stepUp, codes)
    if (wrong !== undefined) {
      await tx
        .update(stepUps)
        .set({ failures: sql`${stepUps.failures} + 1` })
        .where(eq(stepUps.session_id, session_id))
      return wrong
    }
    await tx.delete(stepUps).where(eq(stepUps.session_id, session_id))
    await tx.update(sessions).set({ proved_at: realTime }).where(eq(sessions.id, session_id))
    await audit(tx, actor, userRecord, 'step_up', user)
    return undefined
  })
  // Refused only now: a failure that is thrown within the transaction would not be counted.
  if (errors !== undefined) throw new Invalid(errors)
}

async function findWrong(
  tx: Tx,
  services: Services,
  user: Parameters<typeof acceptSecondFactor>[2],
  stepUp: StepUp & MailedCode,
  { code, two_factor_code }: StepUpCodes,
): Promise<AttributeErrors | undefined> {
  const { secretKeys } = services.config
  if (!isRightCode(secretKeys, purposeOf(stepUp.session_id), stepUp, code)) {
    return { code: ['is not right'] }
  }
  if (user.totp_secret === null) return undefined
  return (await acceptSecondFactor(tx, services, user, two_factor_code))
    ? undefined
    : { two_factor_code: ['is not right, or was used before'] }
}

async function lockStepUp(tx: Tx, session_id: number) {
  const [stepUp] = await lockSelected(
    tx
      .select({ ...getTableColumns(stepUps), is_past: isExpired(stepUps.expires_at) })
      .from(stepUps)
      .where(eq(stepUps.session_id, session_id)),
  )
  return stepUp
}

function sessionIdOf({ credential }: Actor): number {
  if (credential.type !== 'session' || credential.id === null) throw new Error('No session')
  return credential.id
}

/** Bound to the session: a code that was sent for another is a wrong one. */
function purposeOf(session_id: number): string {
  return `step-up:${session_id}`
}
