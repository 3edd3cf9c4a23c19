import { eq, sql } from 'drizzle-orm'
import { hashToken } from '../secrets.ts'
import type { Services } from '../services.ts'
import { type Client, openSession, type SignIn } from '../sessions/sign-in.ts'
import { lockUser } from '../users/queries.ts'
import { acceptSecondFactor, limitTries, mostFailures } from './model.ts'
import { pendingTwoFactors } from './table.ts'

/** The last step of a sign-in to an account with two factors. */
export async function completeTwoFactor(
  services: Services,
  token: string | undefined,
  typed: string,
  client: Client,
): Promise<SignIn> {
  if (token === undefined) return { outcome: 'not_pending' }

  const { db } = services
  const [known] = await db
    .select()
    .from(pendingTwoFactors)
    .where(eq(pendingTwoFactors.token_hash, hashToken(token)))
  if (known === undefined) return { outcome: 'not_pending' }
  await limitTries(services, { id: known.user_id })

  return db.transaction(async (tx) => {
    const [pending] = await tx
      .select()
      .from(pendingTwoFactors)
      .where(eq(pendingTwoFactors.id, known.id))
      .for('update')
    if (pending === undefined) return { outcome: 'not_pending' }

    const isAlive = pending.expires_at > new Date() && pending.failures < mostFailures
    const user = await lockUser(tx, { id: pending.user_id })
    if (!isAlive || !(await acceptSecondFactor(services, tx, user, typed))) {
      await tx
        .update(pendingTwoFactors)
        .set({ failures: sql`${pendingTwoFactors.failures} + 1` })
        .where(eq(pendingTwoFactors.id, pending.id))
      return { outcome: 'code_refused' }
    }

    await tx.delete(pendingTwoFactors).where(eq(pendingTwoFactors.id, pending.id))
    return { outcome: 'signed_in', session_token: await openSession(tx, user, client) }
  })
}
