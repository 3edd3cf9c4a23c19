import { audit } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import {
  type PlatformAccount,
  type Provider,
  ProviderUnavailable,
} from '../../../platforms/provider.ts'
import { providerOf } from '../../../platforms/providers.ts'
import type { Actor, Author } from '../../../tables/actor.ts'
import { type SocialAccount, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import { lockUsers, takeOver } from '../claims.ts'
import { notifyAccount } from '../notices.ts'
import { socialAccountRecord } from '../record.ts'
import { takeSnapshot } from '../snapshots.ts'
import { isIn, liveCode } from './codes.ts'

type Asking = Pick<Context, 'db' | 'config' | 'log'>

/** Who can read the bio of any account there, if anybody can; else staff look themselves. */
export function bioReader(asking: Asking, platform_id: PlatformId): Provider | undefined {
  const provider = providerOf(asking, platform_id)
  return provider?.needsAccess ? undefined : provider
}

/** Looks for the code of someone in the bio of their account, now. */
export async function verifyByBio(
  context: Context,
  actor: Actor,
  account: SocialAccount,
): Promise<SocialAccount> {
  guard(account.status !== 'verified', 'base', 'It is already verified.')
  const bio = await readBio(context, actor, account)

  return context.db.transaction(async (tx) => {
    if (bio.problem === undefined) {
      await takeOver(tx, context, { ...account, uid: bio.account.uid }, actor.user.id)
    } else {
      await lockUsers(tx, [actor.user.id])
    }
    const before = await lock(tx, socialAccountRecord, account)
    guard(before.status !== 'verified', 'base', 'It is already verified.')
    if (bio.problem === undefined) return markVerified(tx, context, actor, 'verify', before, bio)
    // A look that came too early is no failure: whoever asked reads what was missing, and looks again.
    return before.status === 'pending'
      ? save(tx, actor, socialAccountRecord, 'fail', before, { failure: bio.problem })
      : markUnverified(tx, context, actor, before, bio.problem)
  })
}

/** Begins the proof for an address that someone else claims: who has the code in its bio gets the account. */
export async function challengeByBio(
  context: Context,
  actor: Actor,
  { platform_id, account_url }: Pick<SocialAccount, 'platform_id' | 'account_url'>,
): Promise<SocialAccount> {
  const bio = await readBio(context, actor, { platform_id, account_url })
  guard(bio.problem === undefined, 'base', bio.problem ?? '')

  return context.db.transaction(async (tx) => {
    const { uid } = bio.account
    await takeOver(tx, context, { platform_id, account_url, uid }, actor.user.id)
    const [inserted] = await tx
      .insert(socialAccounts)
      .values({ user_id: actor.user.id, platform_id, account_url })
      .onConflictDoNothing()
      .returning()
    guard(inserted !== undefined, 'account_url', 'has already been taken')
    const connected = { platform_id: [null, platform_id] as [null, string] }
    await audit(tx, actor, socialAccountRecord, 'create', inserted, connected)
    return markVerified(tx, context, actor, 'verify', inserted, bio)
  })
}

/** An account as a platform described it, and who asked it. */
type Reading = { account: PlatformAccount; provider: string }

type Found = ({ problem?: undefined } & Reading) | { problem: string }

/** Asks the platform, in no transaction. Each try counts, however it ends. */
async function readBio(
  context: Context,
  { user }: Actor,
  { platform_id, account_url }: Pick<SocialAccount, 'platform_id' | 'account_url'>,
): Promise<Found> {
  const name = platformNames[platform_id]
  const provider = bioReader(context, platform_id)
  guard(provider !== undefined, 'base', `Troupe’s team checks ${name} accounts by hand.`)
  const code = await liveCode(context.db, user.id, account_url)
  guard(code !== undefined, 'base', 'Your code has expired. Get a new one first.')
  await limitRate(context.db, limitFor('verify-account', `${user.id}:${account_url}`))
  const account = await provider
    .readAccount({ handle: handleIn(account_url) }, undefined)
    .catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      guard(false, 'base', `${name} does not answer at the moment. Try again later.`)
    })
  if (account === undefined) return { problem: `${name} has no account at this address.` }
  if (!isIn(account.bio, code)) return { problem: `The code ${code} is not in its bio.` }
  return { account, provider: provider.name }
}

/**
 * Makes the account theirs. It has been taken over from others before it was locked. What the platform said
 * with the proof is its first snapshot.
 */
export async function markVerified(
  tx: Tx,
  sender: Pick<Services, 'queue' | 'mailer'>,
  actor: Author,
  action: 'verify' | 'confirm' | 'authorize',
  before: SocialAccount,
  reading: Reading | undefined,
): Promise<SocialAccount> {
  const account = await save(tx, actor, socialAccountRecord, action, before, {
    status: 'verified',
    uid: reading?.account.uid ?? before.uid,
    verified_at: currentTime,
    failure: null,
  })
  if (reading !== undefined) await takeSnapshot(tx, account, reading.account, reading.provider)
  await notifyAccount(tx, sender, actor, account)
  return account
}

/** It is not verified, or not any more, and its owner hears why. What it was stays in its history. */
export async function markUnverified(
  tx: Tx,
  services: Pick<Services, 'queue' | 'mailer'>,
  actor: Author,
  before: SocialAccount,
  failure: string,
  action: 'fail' | 'refuse' = 'fail',
): Promise<SocialAccount> {
  const values = { status: 'failed' as const, failure }
  const account = await save(tx, actor, socialAccountRecord, action, before, values)
  await notifyAccount(tx, services, actor, account)
  return account
}
