import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { recordAudit } from '../audit/record.ts'
import type { Actor } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { guard } from '../errors.ts'
import { limitRate } from '../http/rate-limit.ts'
import { decrypt, encrypt, hashCode, hashToken, randomToken } from '../secrets.ts'
import type { Services } from '../services.ts'
import { normaliseCode, randomCode } from '../sessions/codes.ts'
import { lockUser } from '../users/queries.ts'
import { type User, users } from '../users/table.ts'
import { backupCodes, pendingTwoFactors } from './table.ts'

const pendingMinutes = 5
export const mostFailures = 5
const stepSeconds = 30

export async function openPendingTwoFactor(tx: Db, user: User): Promise<string> {
  const token = randomToken()
  await tx.insert(pendingTwoFactors).values({
    user_id: user.id,
    token_hash: hashToken(token),
    expires_at: sql`now() + make_interval(mins => ${pendingMinutes})`,
  })
  return token
}

/** A code of the app or one of the backup codes. Either is good once. */
export async function acceptSecondFactor(
  { config }: Services,
  tx: Db,
  user: User,
  typed: string,
): Promise<boolean> {
  if (user.totp_secret === null) return false

  const secret = decrypt(config.secretKey, user.totp_secret)
  return (
    (await acceptTotp(tx, user, secret, typed)) ||
    acceptBackupCode(config.secretKey, tx, user, typed)
  )
}

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function enrolmentUri(user: Pick<User, 'email'>, secret: string): string {
  return totp(Secret.fromBase32(secret), user.email).toString()
}

/** Switches two-factor on once a code proves that the app has the secret. Gives the backup codes. */
export async function enableTwoFactor(
  services: Services,
  actor: Actor,
  { secret, code }: { secret: string; code: string },
): Promise<string[]> {
  await limitTries(services, actor.user)

  return services.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.user)
    guard(user.totp_secret === null, 'base', 'Two-factor authentication is on already.')

    const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
    guard(await acceptTotp(tx, user, bytes, code), 'code', 'is not right')
    await tx
      .update(users)
      .set({ totp_secret: encrypt(services.config.secretKey, bytes), updated_at: sql`now()` })
      .where(eq(users.id, user.id))
    await recordAudit(tx, actor, {
      action: 'enable_two_factor',
      record_type: 'User',
      record_id: user.id,
    })
    return replaceBackupCodes(services, tx, user)
  })
}

export async function disableTwoFactor(
  services: Services,
  actor: Actor,
  code: string,
): Promise<void> {
  await limitTries(services, actor.user)

  await services.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.user)
    guard(await acceptSecondFactor(services, tx, user, code), 'code', 'is not right')

    await tx
      .update(users)
      .set({ totp_secret: null, totp_last_step: 0, updated_at: sql`now()` })
      .where(eq(users.id, user.id))
    await tx.delete(backupCodes).where(eq(backupCodes.user_id, user.id))
    await recordAudit(tx, actor, {
      action: 'disable_two_factor',
      record_type: 'User',
      record_id: user.id,
    })
  })
}

/** Ten new codes; the old ones are void. */
export async function regenerateBackupCodes(
  services: Services,
  actor: Actor,
  code: string,
): Promise<string[]> {
  await limitTries(services, actor.user)

  return services.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.user)
    guard(await acceptSecondFactor(services, tx, user, code), 'code', 'is not right')
    await recordAudit(tx, actor, {
      action: 'regenerate_backup_codes',
      record_type: 'User',
      record_id: user.id,
    })
    return replaceBackupCodes(services, tx, user)
  })
}

export function limitTries({ db }: Services, { id }: { id: number }): Promise<void> {
  return limitRate(db, { key: `two-factor:${id}`, most: 10, seconds: 600 })
}

/** One step of drift either way is allowed for clocks; a step that was used is not good again. */
async function acceptTotp(tx: Db, user: User, secret: Buffer, typed: string): Promise<boolean> {
  const token = typed.replace(/\s/g, '')
  const drift = totp(new Secret({ buffer: Uint8Array.from(secret).buffer }), user.email).validate({
    token,
    window: 1,
  })
  if (drift === null) return false

  const step = Math.floor(Date.now() / 1000 / stepSeconds) + drift
  const advanced = await tx
    .update(users)
    .set({ totp_last_step: step })
    .where(and(eq(users.id, user.id), lte(users.totp_last_step, step - 1)))
    .returning({ id: users.id })
  return advanced.length === 1
}

async function acceptBackupCode(
  secretKey: string,
  tx: Db,
  user: User,
  typed: string,
): Promise<boolean> {
  const spent = await tx
    .update(backupCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(backupCodes.user_id, user.id),
        eq(backupCodes.code_hash, backupCodeHash(secretKey, user, normaliseCode(typed))),
        isNull(backupCodes.used_at),
      ),
    )
    .returning({ id: backupCodes.id })
  return spent.length === 1
}

async function replaceBackupCodes({ config }: Services, tx: Db, user: User): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => randomCode(10))
  await tx.delete(backupCodes).where(eq(backupCodes.user_id, user.id))
  await tx
    .insert(backupCodes)
    .values(
      codes.map((code) => ({
        user_id: user.id,
        code_hash: backupCodeHash(config.secretKey, user, code),
      })),
    )
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

function backupCodeHash(secretKey: string, user: Pick<User, 'id'>, code: string): Buffer {
  return hashCode(secretKey, `backup:${user.id}`, code)
}

function totp(secret: Secret, label: string): TOTP {
  return new TOTP({
    issuer: 'Troupe',
    label,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  })
}
