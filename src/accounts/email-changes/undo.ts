import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context, Services } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { isUniqueViolation } from '../../framework/database/errors.ts'
import { Invalid, NotFound } from '../../framework/errors.ts'
import { hashToken, randomToken } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import {
  type EmailChangeUndo,
  emailChanges,
  emailChangeUndos,
} from '../../tables/users/credentials/email-changes.ts'
import { identities } from '../../tables/users/credentials/identities.ts'
import { backupCodes, pendingTwoFactors } from '../../tables/users/credentials/two-factor.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { type User, users } from '../../tables/users/users.ts'
import { endSessions } from '../sessions/generation.ts'
import { acceptSecondFactor, limitTries } from '../two-factor/model.ts'
import { userRecord } from '../users/record.ts'
import { emailChangeUndoneMail } from './mailer.tsx'
import { undoLimit } from './time-limits.ts'

const mostFailures = 5

export type OpenUndo = EmailChangeUndo & {
  user: Pick<User, 'id' | 'email'> & { two_factor: boolean }
}

/** Keeps the way back open, and gives the token that the mail to the old address carries. */
export async function openUndo(tx: Tx, { id, email }: User): Promise<string> {
  const token = randomToken()
  const isOldEnough = sql`exists (select from users where id = ${id} and totp_secret is not null
    and totp_enabled_at < now() - ${undoLimit.interval}::interval)`
  await tx.insert(emailChangeUndos).values({
    user_id: id,
    email,
    token_hash: hashToken(token),
    asks_second_factor: isOldEnough,
    expires_at: sql`now() + ${undoLimit.interval}::interval`,
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
        two_factor: sql<boolean>`${users.totp_secret} is not null
          and ${emailChangeUndos.asks_second_factor}`,
      },
    })
    .from(emailChangeUndos)
    .innerJoin(users, eq(users.id, emailChangeUndos.user_id))
    .where(
      and(
        eq(emailChangeUndos.token_hash, hashToken(token)),
        gt(emailChangeUndos.expires_at, realTime),
      ),
    )
  if (found === undefined || found.undo.failures >= mostFailures) {
    throw noOpenUndo()
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
      await requireOpen(tx, undo)
      const isAsked = undo.asks_second_factor && user.totp_secret !== null
      if (isAsked && !(await acceptSecondFactor(tx, context, user, typed))) {
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
        ? new Invalid({ base: ['Another account uses this address now.'] })
        : error
    })
  // Refused only now: a failure that is thrown within the transaction would not be counted.
  if (!isDone) throw new Invalid({ code: ['is not right, or was used before'] })
}

/** Another link, of an earlier change, may have ended this one while it waited for the lock. */
async function requireOpen(tx: Tx, { id }: EmailChangeUndo): Promise<void> {
  const isOpen = and(
    eq(emailChangeUndos.id, id),
    lt(emailChangeUndos.failures, mostFailures),
    gt(emailChangeUndos.expires_at, realTime),
  )
  if ((await tx.$count(emailChangeUndos, isOpen)) === 0) throw noOpenUndo()
}

function noOpenUndo(): NotFound {
  return new NotFound('This link was used or has expired.')
}

async function restore(
  tx: Tx,
  services: Pick<Services, 'mailer' | 'queue'>,
  user: User,
  { id, email, asks_second_factor }: EmailChangeUndo,
  client: Pick<Actor, 'ip' | 'user_agent'>,
): Promise<void> {
  const isTheirs = { user: { ...user, two_factor: user.totp_secret !== null } }
  const credential = { type: 'system', id: null, name: 'Link in a mail', isProved: true } as const
  const actor: Actor = { ...isTheirs, credential, ...client }

  // A second factor that is not asked for may be someone else's, and would lock the owner out.
  const factor = asks_second_factor ? {} : { totp_secret: null, totp_enabled_at: null }
  await save(tx, actor, userRecord, 'undo_email_change', user, { email, ...factor })
  if (!asks_second_factor) await tx.delete(backupCodes).where(eq(backupCodes.user_id, user.id))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.user_id, user.id))
  await endSessions(tx, services, user)
  await tx.delete(accessTokens).where(eq(accessTokens.user_id, user.id))
  await tx.delete(identities).where(eq(identities.user_id, user.id))
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id))
  await tx.delete(pendingTwoFactors).where(eq(pendingTwoFactors.user_id, user.id))
  await tx
    .delete(emailChangeUndos)
    .where(and(eq(emailChangeUndos.user_id, user.id), gte(emailChangeUndos.id, id)))
  await services.mailer.deliverLater(tx, emailChangeUndoneMail(user.email))
}
