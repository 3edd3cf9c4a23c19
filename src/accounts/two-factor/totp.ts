import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../framework/database/db.ts'
import { type User, users } from '../../tables/users/users.ts'
import { codeStep } from './time-limits.ts'

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function secretBytes(secret: string): Buffer {
  return Buffer.from(Secret.fromBase32(secret).bytes)
}

/** The address in the QR code for an authenticator app. */
export function enrolmentUri({ email }: Pick<User, 'email'>, secret: string): string {
  return totp(secretBytes(secret), email).toString()
}

/** Clocks may be off by one step either way. The code of a step that was used before is refused. */
export async function acceptTotp(
  tx: Tx,
  user: Pick<User, 'id' | 'email'>,
  secret: Buffer,
  typed: string,
): Promise<boolean> {
  const timestamp = Date.now()
  const token = typed.replace(/[\s-]/g, '')
  const drift = totp(secret, user.email).validate({ token, timestamp, window: 1 })
  if (drift === null) return false

  const step = Math.floor(timestamp / 1000 / codeStep.seconds) + drift
  const advanced = await tx
    .update(users)
    .set({ totp_last_step: step })
    .where(and(eq(users.id, user.id), lt(users.totp_last_step, step)))
    .returning({ id: users.id })
  return advanced.length === 1
}

function totp(secret: Buffer, label: string): TOTP {
  return new TOTP({
    issuer: 'Troupe',
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: codeStep.seconds,
  })
}
