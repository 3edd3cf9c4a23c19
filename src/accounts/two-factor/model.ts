import { eq, sql } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context, Services } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { decrypt, encrypt, hashToken, randomToken } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import type { ProvenIdentity } from '../../tables/users/credentials/identities.ts'
import { backupCodes, pendingTwoFactors } from '../../tables/users/credentials/two-factor.ts'
import type { User } from '../../tables/users/users.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { requireLive } from '../authentication/live.ts'
import { userRecord } from '../users/record.ts'
import { acceptBackupCode, replaceBackupCodes } from './backup-codes.ts'
import { twoFactorDisabledMail, twoFactorEnabledMail } from './mailer.tsx'
import { pendingLimit } from './time-limits.ts'
import { acceptTotp, secretBytes } from './totp.ts'

/** The state that a sign-in with a second factor goes on with once that is right. */
export type FirstStep = {
  user: User
  /** Whether it was a code from the account's mail. */
  isProved: boolean
  /** The identity that is to be connected to the account. */
  identity?: ProvenIdentity | null
}

/** Opens the second step of a sign-in whose first step is done. */
export async function openPendingTwoFactor(
  tx: Tx,
  { user, isProved, identity = null }: FirstStep,
): Promise<string> {
  const token = randomToken()
  await tx.insert(pendingTwoFactors).values({
    user_id: user.id,
    token_hash: hashToken(token),
    identity,
    is_proved: isProved,
    expires_at: sql`now() + ${pendingLimit.interval}::interval`,
  })
  return token
}

/** A code of the app or one of the backup codes. Either is good once. */
export async function acceptSecondFactor(
  tx: Tx,
  services: Services,
  user: User,
  typed: string,
): Promise<boolean> {
  if (user.totp_secret === null) return false

  const secret = decrypt(services.config.secretKeys, user.totp_secret)
  return (await acceptTotp(tx, user, secret, typed)) || acceptBackupCode(tx, services, user, typed)
}

/** Switches two-factor on once a code proves that the app has the secret. Gives the backup codes. */
export async function enableTwoFactor(
  context: Context,
  actor: Actor,
  { secret, code }: { secret: string; code: string },
): Promise<string[]> {
  await limitTries(context, actor.user)

  return context.db.transaction(async (tx) => {
    const user = await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    guard(user.totp_secret === null, 'base', 'Two-factor authentication is already on.')
    const bytes = secretBytes(secret)
    guard(await acceptTotp(tx, user, bytes, code), 'code', 'is not right, or was used before')

    const totp_secret = encrypt(context.config.secretKeys, bytes)
    const on = { totp_secret, totp_enabled_at: realTime }
    await save(tx, actor, userRecord, 'enable_two_factor', user, on)
    await context.mailer.deliverLater(tx, twoFactorEnabledMail(user.email))
    return replaceBackupCodes(tx, context, user)
  })
}

export async function disableTwoFactor(
  context: Context,
  actor: Actor,
  code: string,
): Promise<void> {
  await limitTries(context, actor.user)

  await context.db.transaction(async (tx) => {
    const user = await lockUserWithCode(tx, context, actor, code)
    const off = { totp_secret: null, totp_last_step: 0, totp_enabled_at: null }
    await save(tx, actor, userRecord, 'disable_two_factor', user, off)
    await tx.delete(backupCodes).where(eq(backupCodes.user_id, user.id))
    await tx.delete(pendingTwoFactors).where(eq(pendingTwoFactors.user_id, user.id))
    await context.mailer.deliverLater(tx, twoFactorDisabledMail(user.email))
  })
}

export async function regenerateBackupCodes(
  context: Context,
  actor: Actor,
  code: string,
): Promise<string[]> {
  await limitTries(context, actor.user)

  return context.db.transaction(async (tx) => {
    const user = await lockUserWithCode(tx, context, actor, code)
    await audit(tx, actor, userRecord, 'regenerate_backup_codes', user)
    return replaceBackupCodes(tx, context, user)
  })
}

/** Counted outside of the transaction, which a refusal rolls back: it must still count as a try. */
export function limitTries({ db }: Context, { id }: { id: number }): Promise<void> {
  return limitRate(db, limitFor('two-factor', id))
}

async function lockUserWithCode(
  tx: Tx,
  services: Services,
  actor: Actor,
  code: string,
): Promise<User> {
  const user = await lock(tx, userRecord, actor.user)
  await requireLive(tx, actor)
  guard(user.totp_secret !== null, 'base', 'Two-factor authentication is already off.')
  guard(
    await acceptSecondFactor(tx, services, user, code),
    'code',
    'is not right, or was used before',
  )
  return user
}
