import { and, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lock, lockSelected } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import { isRightCode, issueCode } from '../../framework/codes.ts'
import type { Context } from '../../framework/context.ts'
import { isExpired, realTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { isUniqueViolation } from '../../framework/database/errors.ts'
import { one } from '../../framework/database/rows.ts'
import { guard, Invalid, NotFound } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type EmailChange,
  emailChanges,
  emailChangeUndos,
} from '../../tables/users/credentials/email-changes.ts'
import type { User } from '../../tables/users/users.ts'
import { mailboxOf } from '../../vocabulary/people/email.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { requireLive } from '../authentication/live.ts'
import { userRecord } from '../users/record.ts'
import { emailChangeCodeMail, emailChangedMail } from './mailer.tsx'
import { openUndo } from './undo.ts'

/**
 * Sends a code to the new address. Whether someone else has that address is not checked yet,
 * because only a person who reads its mail may learn that.
 */
export async function requestEmailChange(
  context: Context,
  actor: Actor,
  email: string,
): Promise<{ change: EmailChange; code: string }> {
  const { db, mailer } = context
  const { user } = actor
  guard(email !== user.email, 'email', 'is already your address')
  await limitRate(db, limitFor('email-change', user.id))
  // Nobody's mailbox is filled from here, by however many accounts.
  await limitRate(db, limitFor('email-change-to', mailboxOf(email)))
  await limitRate(db, limitFor('email-change-to-day', mailboxOf(email)))

  const { code, stored } = issueCode(context.config.secretKeys, purposeOf(user, email))
  const values = { email, ...stored }
  return db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, user)
    await requireLive(tx, actor)
    const change = one(
      await tx
        .insert(emailChanges)
        .values({ user_id: user.id, ...values })
        .onConflictDoUpdate({ target: emailChanges.user_id, set: values })
        .returning(),
    )
    await mailer.deliverLater(tx, emailChangeCodeMail(email, code, change.expires_at))
    await audit(tx, actor, userRecord, 'request_email_change', before, {
      email: [before.email, email],
    })
    return { change, code }
  })
}

/** A wrong code costs one of five tries; the right one is good once. */
export async function confirmEmailChange(
  context: Context,
  actor: Actor,
  typed: string,
): Promise<User> {
  const { db } = context
  await limitRate(db, limitFor('email-change-code', actor.user.id))

  const user = await exchange(context, actor, typed).catch((error) => {
    throw isUniqueViolation(error) ? new Invalid({ email: ['has already been taken'] }) : error
  })
  // Refused only after the transaction, because an error within it would undo the failure count.
  guard(user !== undefined, 'code', 'is not right')
  return user
}

async function exchange(context: Context, actor: Actor, typed: string): Promise<User | undefined> {
  return context.db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    const [change] = await lockSelected(
      tx
        .select({
          ...getTableColumns(emailChanges),
          is_past: isExpired(emailChanges.expires_at),
        })
        .from(emailChanges)
        .where(eq(emailChanges.user_id, before.id)),
    )
    if (change === undefined) throw new NotFound()

    const purpose = purposeOf(before, change.email)
    if (!isRightCode(context.config.secretKeys, purpose, change, typed)) {
      await tx
        .update(emailChanges)
        .set({ failures: sql`${emailChanges.failures} + 1` })
        .where(eq(emailChanges.user_id, before.id))
      return undefined
    }

    const user = await save(tx, actor, userRecord, 'update', before, { email: change.email })
    await tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id))
    await guardReservation(tx, user)
    const undoToken = await openUndo(tx, before)
    await context.mailer.deliverLater(tx, emailChangedMail(before.email, user.email, undoToken))
    return user
  })
}

/** Refuses an address that its last owner can still take back. */
async function guardReservation(tx: Tx, { id, email }: User): Promise<void> {
  const isReserved = and(
    eq(emailChangeUndos.email, email),
    ne(emailChangeUndos.user_id, id),
    gt(emailChangeUndos.expires_at, realTime),
  )
  guard((await tx.$count(emailChangeUndos, isReserved)) === 0, 'email', 'has already been taken')
}

/** Bound to the user and the address: a code for another change is a wrong one. */
function purposeOf({ id }: Pick<User, 'id'>, email: string): string {
  return `email-change:${id}:${email}`
}
