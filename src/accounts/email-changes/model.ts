import { eq, sql } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import { normaliseCode, randomCode } from '../../framework/codes.ts'
import type { Context } from '../../framework/context.ts'
import { isUniqueViolation } from '../../framework/database/errors.ts'
import { one } from '../../framework/database/rows.ts'
import { guard, Invalid, NotFound } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/rate-limit.ts'
import { hashCode, isSame } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { type EmailChange, emailChanges, type User } from '../../tables/users.ts'
import { isPast } from '../../vocabulary/time.ts'
import { userRecord } from '../users/record.ts'
import { emailChangeCodeMail, emailChangedMail } from './mailer.tsx'

const codeMinutes = 15
const mostFailures = 5

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
  guard(email !== user.email, 'email', 'is your address already')
  await limitRate(db, { key: `email-change:${user.id}`, most: 10, seconds: 900 })
  await limitRate(db, { key: `email-change-to:${email}`, most: 10, seconds: 900 })

  const code = randomCode(6)
  const values = {
    email,
    code_hash: codeHash(context, user, email, code),
    failures: 0,
    expires_at: sql`now() + make_interval(mins => ${codeMinutes})`,
  }
  return db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, user)
    const change = one(
      await tx
        .insert(emailChanges)
        .values({ user_id: user.id, ...values })
        .onConflictDoUpdate({ target: emailChanges.user_id, set: values })
        .returning(),
    )
    await mailer.deliverLater(tx, emailChangeCodeMail(email, code))
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
  await limitRate(db, { key: `email-change-code:${actor.user.id}`, most: 30, seconds: 900 })

  const user = await exchange(context, actor, normaliseCode(typed)).catch((error) => {
    throw isUniqueViolation(error) ? new Invalid({ email: ['has already been taken'] }) : error
  })
  // Refused only after the transaction, because an error within it would undo the failure count.
  guard(user !== undefined, 'code', 'is not right')
  return user
}

async function exchange(context: Context, actor: Actor, code: string): Promise<User | undefined> {
  return context.db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, actor.user)
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.user_id, before.id))
      .for('update')
    if (change === undefined) throw new NotFound()

    if (!isRightCode(change, codeHash(context, before, change.email, code))) {
      await tx
        .update(emailChanges)
        .set({ failures: sql`${emailChanges.failures} + 1` })
        .where(eq(emailChanges.user_id, before.id))
      return undefined
    }

    const user = await save(tx, actor, userRecord, 'update', before, { email: change.email })
    await tx.delete(emailChanges).where(eq(emailChanges.user_id, user.id))
    await context.mailer.deliverLater(tx, emailChangedMail(before.email, user.email))
    return user
  })
}

function isRightCode(change: EmailChange, code_hash: Buffer): boolean {
  const isAlive = !isPast(change.expires_at) && change.failures < mostFailures
  return isSame(change.code_hash, code_hash) && isAlive
}

/** Bound to the user and the address, so that the code of another change does not work. */
function codeHash(
  { config }: Context,
  { id }: Pick<User, 'id'>,
  email: string,
  code: string,
): Buffer {
  return hashCode(config.secretKey, `email-change:${id}:${email}`, code)
}
