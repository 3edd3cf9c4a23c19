import { eq, getTableColumns, sql } from 'drizzle-orm'
import { lock, lockSelected } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { isExpired } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { retryOnConflict } from '../../../framework/database/errors.ts'
import { emailHash, hashToken } from '../../../framework/secrets.ts'
import { pendingTwoFactors } from '../../../tables/users/credentials/two-factor.ts'
import { unlessTaken } from '../../identities/queries.ts'
import { acceptSecondFactor, limitTries } from '../../two-factor/model.ts'
import { userRecord } from '../../users/record.ts'
import { type Client, openSession } from '../entering/enter.ts'
import type { SignIn } from '../model.ts'

const mostFailures = 5

const asked = {
  ...getTableColumns(pendingTwoFactors),
  is_past: isExpired(pendingTwoFactors.expires_at),
}

/** The last step of a sign-in to an account with two factors. */
export async function completeTwoFactor(
  context: Context,
  token: string,
  typed: string,
  client: Client,
): Promise<SignIn> {
  const { db } = context
  const byToken = eq(pendingTwoFactors.token_hash, hashToken(token))
  const [known] = await db.select(asked).from(pendingTwoFactors).where(byToken)
  if (!isAlive(known)) return { outcome: 'not_pending' }
  await limitTries(context, { id: known.user_id })

  const complete = async (tx: Tx): Promise<SignIn> => {
    // First the user, then what belongs to them: whoever switches two-factor off takes the same order.
    const user = await lock(tx, userRecord, { id: known.user_id })
    const [pending] = await lockSelected(tx.select(asked).from(pendingTwoFactors).where(byToken))
    if (!isAlive(pending)) return { outcome: 'not_pending' }

    if (!(await acceptSecondFactor(tx, context, user, typed))) {
      await tx
        .update(pendingTwoFactors)
        .set({ failures: sql`${pendingTwoFactors.failures} + 1` })
        .where(eq(pendingTwoFactors.id, pending.id))
      context.log.warn(
        { email: emailHash(context.config.secretKeys, user.email) },
        'second factor refused',
      )
      return { outcome: 'code_refused' }
    }

    await tx.delete(pendingTwoFactors).where(eq(pendingTwoFactors.id, pending.id))
    const identity = await unlessTaken(tx, pending.identity)
    const isProved = pending.is_proved
    return openSession(tx, context, { user, isNew: false, isProved, identity }, client)
  }
  return retryOnConflict(() => db.transaction(complete))
}

function isAlive<Pending extends { is_past: boolean; failures: number }>(
  pending: Pending | undefined,
): pending is Pending {
  return pending !== undefined && !pending.is_past && pending.failures < mostFailures
}
