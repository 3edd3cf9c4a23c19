import { and, eq, gt } from 'drizzle-orm'
import { currentTime, realTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { hashToken } from '../../framework/secrets.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { invitations } from '../../tables/organizations/invitations.ts'
import { emailChangeUndos } from '../../tables/users/credentials/email-changes.ts'
import { pendingSignIns } from '../../tables/users/credentials/sessions.ts'

/**
 * The address that the code was sent to, whether an account has it or not; undefined once the sign-in is
 * over.
 */
export async function findPendingEmail(db: Reader, token: string): Promise<string | undefined> {
  const [pending] = await db
    .select({ email: pendingSignIns.email })
    .from(pendingSignIns)
    .where(eq(pendingSignIns.token_hash, hashToken(token)))
  return pending?.email
}

/** People with an open invitation may sign up even where sign-ups are closed. */
export async function isInvited(db: Reader, email: string): Promise<boolean> {
  const isOpen = gt(invitations.expires_at, currentTime)
  if ((await db.$count(invitations, and(eq(invitations.email, email), isOpen))) > 0) return true
  return (await db.$count(creatorInvitations, eq(creatorInvitations.email, email))) > 0
}

/** Whether someone can still undo that this address was taken from their account. */
export async function isReserved(db: Reader, email: string): Promise<boolean> {
  const isOpen = gt(emailChangeUndos.expires_at, realTime)
  return (await db.$count(emailChangeUndos, and(eq(emailChangeUndos.email, email), isOpen))) > 0
}
