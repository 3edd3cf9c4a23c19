import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { isUniqueViolation } from '../../framework/database/errors.ts'
import { Invalid, NotFound } from '../../framework/errors.ts'
import { hashToken, randomToken } from '../../framework/secrets.ts'
import { accessTokens } from '../../tables/access-tokens.ts'
import type { Actor } from '../../tables/actor.ts'
import { type EmailChangeUndo, emailChanges, emailChangeUndos } from '../../tables/email-changes.ts'
import { identities } from '../../tables/identities.ts'
import { sessions } from '../../tables/sessions.ts'
import { pendingTwoFactors } from '../../tables/two-factor.ts'
import { type User, users } from '../../tables/users.ts'
import { acceptSecondFactor, limitTries } from '../two-factor/model.ts'
import { userRecord } from '../users/record.ts'
import { emailChangeUndoneMail } from './mailer.tsx'

const days = 7
const mostFailures = 5

export type OpenUndo = EmailChangeUndo & {
  user: Pick<User, 'id' | 'email'> & { two_factor: boolean }
}

/** Keeps the way back open, and gives the token that the mail to the old address carries. */
export async function openUndo(tx: Tx, { id, email }: User): Promise<string> {
  const token = randomToken()
  await tx.insert(emailChangeUndos).values({
    user_id: id,
    email,
    token_hash: hashToken(token),
    expires_at: sql`now() + make_interval(days => ${days})`,
  })
  return token
}

export async function findOpenUndo(db: Reader, token: string): Promise<OpenUndo> {
  const [found] = await db
    .select({
      undo: emailChangeUndos,
      user: {
        id: users.id,
        email: users.email,
        two_factor: sql<boolean>`${users.totp_secret} is not null`,
      },
    })
    .from(emailChangeUndos)
    .innerJoin(users, eq(users.id, emailChangeUndos.user_id))
    .where(
      and(
        eq(emailChangeUndos.token_hash, hashToken(token)),
        gt(emailChangeUndos.expires_at, currentTime),
      ),
    )
  if (found === undefined || found.undo.failures >= mostFailures) {
    throw new NotFound('This link was used or has expired.')
  }
  return { ...found.undo, user: found.user }
}

/**
 * Gives the account back its old address, and ends everything that could have been opened meanwhile:
 * sessions, access tokens, identities, and the ways back from later changes, which someone else may hold.
 */
export async function undoEmailChange(
  context: Context,
  undo: OpenUndo,
  typed: string,
  client: Pick<Actor, 'ip' | 'user_agent'>,
): Promise<void> {
  if (undo.user.two_factor) await limitTries(context, undo.user)

  const isDone = await context.db
    .transaction(async (tx) => {
      const user = await lock(tx, userRecord, undo.user)
      if (user.totp_secret !== null && !(await acceptSecondFactor(tx, context, user, typed))) {
        await tx
          .update(emailChangeUndos)
          .set({ failures: sql`${emailChangeUndos.failures} + 1` })
          .where(eq(emailChangeUndos.id, undo.id))
        return false
      }
      await restore(tx, context, user, undo, client)
      return true
    })
    .catch((error) => {
      throw isUniqueViolation(error)
        ? new Invalid({ base: ['Another account has this address by now.'] })
        : error
    })
  // Refused only now: a failure that is thrown within the transaction would not be counted.
  if (!isDone) throw new Invalid({ code: ['is not right, or was used before'] })
}

async function restore(
  tx: Tx,
  { mailer }: Pick<Context, 'mailer'>,
  user: User,
  { id, email }: EmailChangeUndo,
  client: Pick<Actor, 'ip' | 'user_agent'>,
): Promise<void> {
  const isTheirs = { user: { ...user, two_factor: user.totp_secret !== null } }
  const credential = { type: 'system', id: null, name: 'Link in a mail', isProved: true } as const
  const actor: Actor = { ...isTheirs, credential, ...client }

  await save(tx, actor, userRecord, 'undo_email_change', user, { email })
  await tx.delete(sessions).where(eq(sessions.user_id, user.id))
  await tx.delete(accessTokens).where(eq(accessTokens.user_id, user.id))
  await tx.delete(identities).where(eq(identities.user_id, user.id))
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id))
  await tx.delete(pendingTwoFactors).where(eq(pendingTwoFactors.user_id, user.id))
  await tx
    .delete(emailChangeUndos)
    .where(and(eq(emailChangeUndos.user_id, user.id), gte(emailChangeUndos.id, id)))
  await mailer.deliverLater(tx, emailChangeUndoneMail(user.email))
}
