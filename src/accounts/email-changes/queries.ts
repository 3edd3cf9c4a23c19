import { and, eq, gt } from 'drizzle-orm'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type EmailChange, emailChanges } from '../../tables/users/credentials/email-changes.ts'

/** The change of address that waits for its code. */
export async function findEmailChange(db: Reader, { user }: Actor): Promise<EmailChange> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, user.id), gt(emailChanges.expires_at, realTime)))
  if (change === undefined) throw new NotFound()
  return change
}
