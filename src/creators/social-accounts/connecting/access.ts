import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { databaseTime } from '../../../framework/database/clock.ts'
import { realTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { reseal } from '../../../framework/reseal.ts'
import { type SecretKeys, seal, unseal } from '../../../framework/secrets.ts'
import type { Asking } from '../../../platforms/client.ts'
import type { Tokens } from '../../../platforms/connector.ts'
import { connectorOf } from '../../../platforms/connectors.ts'
import {
  AccessRevoked,
  type PlatformAccess,
  ProviderUnavailable,
} from '../../../platforms/provider.ts'
import { system } from '../../../tables/actor.ts'
import { type SocialAccount, socialAccountAccesses } from '../../../tables/users/social-accounts.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { lockUsers } from '../claims.ts'
import { socialAccountRecord } from '../record.ts'
import { markUnverified } from '../verifying/verification.ts'

type StoredAccess = typeof socialAccountAccesses.$inferSelect

const Stored = z.object({ access_token: z.string(), refresh_token: z.string().nullable() })

const renewMinutes = 10
const renewingSeconds = 60

/**
 * Reads the access to an account: undefined for one that was not connected by signing in. It is renewed
 * before it ends. Throws `AccessRevoked` where only its owner can renew it, and `ProviderUnavailable`.
 */
export async function accessOf(
  context: Asking,
  account: Pick<SocialAccount, 'id' | 'platform_id'>,
): Promise<PlatformAccess> {
  const { db, config } = context
  const [stored] = await db
    .select()
    .from(socialAccountAccesses)
    .where(eq(socialAccountAccesses.social_account_id, account.id))
  if (stored === undefined) return undefined
  const { access_token } = openTokens(config.secretKeys, stored)
  if (!isEnding(stored)) return { token: access_token }

  const claimed = await claimRenewal(context, stored)
  if (claimed !== undefined) return { token: await renew(context, account, claimed) }
  // The access is renewed by another process at this moment, so the old token has to do.
  if (!isOver(stored.ends_at)) return { token: access_token }
  throw new ProviderUnavailable('The connection is being renewed', { retryAfter: 5 })
}

/** Keeps what its owner let us do, sealed. */
export async function keepAccess(
  tx: Tx,
  keys: SecretKeys,
  { id }: Pick<SocialAccount, 'id'>,
  tokens: Tokens,
): Promise<void> {
  const values = valuesOf(keys, tokens)
  await tx
    .insert(socialAccountAccesses)
    .values({ social_account_id: id, ...values })
    .onConflictDoUpdate({ target: socialAccountAccesses.social_account_id, set: values })
}

/**
 * Notes that the owner of an account has ended the connection: earning stops, what was counted stays, and
 * they hear how to repair it.
 */
export async function loseAccess(
  context: Pick<Context, 'db' | 'queue' | 'mailer'>,
  { id, user_id, platform_id }: Pick<SocialAccount, 'id' | 'user_id' | 'platform_id'>,
): Promise<void> {
  const name = platformNames[platform_id]
  const reason = `${name} no longer lets us read it. Connect it again to continue.`
  await context.db.transaction(async (tx) => {
    await lockUsers(tx, [user_id])
    const account = await lock(tx, socialAccountRecord, { id })
    if (account.status !== 'verified') return
    await tx.delete(socialAccountAccesses).where(eq(socialAccountAccesses.social_account_id, id))
    await markUnverified(tx, context, system(name), account, reason)
  })
}

/** Seals what was sealed with an earlier key anew, so that the key can be taken away. */
export function rotateAccesses(context: Pick<Context, 'db' | 'config'>): Promise<number> {
  return reseal(context, { table: socialAccountAccesses, column: socialAccountAccesses.tokens })
}

function isEnding({ ends_at }: StoredAccess): boolean {
  return Date.parse(ends_at) - renewMinutes * 60_000 <= databaseTime()
}

/** Tokens end at their own time, whatever the clock of a trial says. */
function isOver(moment: string): boolean {
  return Date.parse(moment) <= databaseTime()
}

/**
 * Claims the renewal, which one of all processes gets. Should that one die, another may try a minute later.
 */
async function claimRenewal({ db }: Asking, { id }: StoredAccess) {
  const soon = sql`${realTime} + make_interval(mins => ${renewMinutes})`
  const { ends_at, renewing_until } = socialAccountAccesses
  const [claimed] = await db
    .update(socialAccountAccesses)
    .set({ renewing_until: sql`${realTime} + make_interval(secs => ${renewingSeconds})` })
    .where(
      and(
        eq(socialAccountAccesses.id, id),
        lt(ends_at, soon),
        or(isNull(renewing_until), lt(renewing_until, realTime)),
      ),
    )
    .returning()
  return claimed
}

async function renew(
  context: Asking,
  account: Pick<SocialAccount, 'id' | 'platform_id'>,
  stored: StoredAccess,
): Promise<string> {
  const { db, config } = context
  const connector = connectorOf(context, account.platform_id)
  if (connector === undefined) throw new ProviderUnavailable('It is not set up any more')
  const isTooLate = stored.renewable_until !== null && isOver(stored.renewable_until)
  if (isTooLate) throw new AccessRevoked('It was not renewed in time')

  const tokens = await connector.renew(openTokens(config.secretKeys, stored))
  await db
    .update(socialAccountAccesses)
    .set(valuesOf(config.secretKeys, tokens))
    .where(eq(socialAccountAccesses.id, stored.id))
  return tokens.access_token
}

function valuesOf(keys: SecretKeys, tokens: Tokens) {
  const { access_token, refresh_token, seconds, renewable_seconds } = tokens
  const after = (span: number) => sql`${realTime} + make_interval(secs => ${span})`
  return {
    tokens: seal(keys, { access_token, refresh_token }),
    ends_at: after(seconds),
    renewable_until: renewable_seconds === null ? null : after(renewable_seconds),
    renewing_until: null,
    updated_at: realTime,
  }
}

function openTokens(keys: SecretKeys, { tokens }: StoredAccess) {
  return Stored.parse(unseal(keys, tokens))
}
