import { and, desc, eq, gt } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lockSelected } from '../../activity/records/lock.ts'
import { issueCode } from '../../framework/codes.ts'
import type { Context } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import { one } from '../../framework/database/rows.ts'
import type { Author } from '../../tables/actor.ts'
import { pendingSignIns } from '../../tables/users/credentials/sessions.ts'
import type { User } from '../../tables/users/users.ts'
import { userRecord } from '../users/record.ts'
import { signInCodeMail } from './mailer.tsx'
import { purposeOf } from './model.ts'

/**
 * Sends another code to someone who waits for one. It is good where they asked for the last one, and nowhere
 * else; the earlier one is not any more, and wrong tries still count. Says whether anybody waits.
 */
export async function resendCode(
  { db, config, mailer }: Pick<Context, 'db' | 'config' | 'mailer'>,
  author: Author,
  user: User,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [pending] = await lockSelected(
      tx
        .select()
        .from(pendingSignIns)
        .where(and(eq(pendingSignIns.email, user.email), gt(pendingSignIns.expires_at, realTime)))
        .orderBy(desc(pendingSignIns.id))
        .limit(1),
    )
    if (pending === undefined) return false
    const { code, stored } = issueCode(config.secretKeys, purposeOf(pending.token_hash))
    const { expires_at } = one(
      await tx
        .update(pendingSignIns)
        .set({ ...stored, failures: pending.failures })
        .where(eq(pendingSignIns.id, pending.id))
        .returning({ expires_at: pendingSignIns.expires_at }),
    )
    await mailer.deliverLater(tx, signInCodeMail(user.email, code, expires_at))
    await audit(tx, author, userRecord, 'resend_code', user)
    return true
  })
}
