import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { normalizeAccountUrl } from '../../platforms/account-url.ts'
import type { Actor } from '../../tables/actor.ts'
import type { SocialAccount } from '../../tables/users/social-accounts.ts'
import { claimAccount, removeLapsedClaim } from './claims.ts'
import { guardUnproved } from './limits.ts'
import type { SocialAccountWithNumbers } from './queries.ts'
import { socialAccountRecord } from './record.ts'
import type { SocialAccountFields } from './schema.ts'

/**
 * Connects an account by its address. It is kept for whoever is first, for a day; then for whoever
 * comes next, until someone proves that it is theirs.
 */
export async function connectSocialAccount(
  context: Pick<Context, 'db' | 'queue' | 'mailer'>,
  actor: Actor,
  { platform_id, ...fields }: SocialAccountFields,
): Promise<SocialAccountWithNumbers> {
  const account_url = normalizeAccountUrl(platform_id, fields.account_url)
  guard(account_url !== undefined, 'account_url', 'is invalid')

  return context.db.transaction(async (tx) => {
    await removeLapsedClaim(tx, context, account_url, actor.user.id)
    await guardUnproved(tx, actor)
    const account = await claimAccount(tx, actor, { platform_id, account_url })
    return { ...account, ...unknownNumbers }
  })
}

/** Forgets an account, with its snapshots. */
export async function disconnectSocialAccount(
  db: Db,
  actor: Actor,
  { id }: SocialAccount,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lock(tx, socialAccountRecord, { id })
    const { platform_id, account_url } = account
    await destroy(tx, actor, socialAccountRecord, 'destroy', account, {
      platform_id: [platform_id, null],
      account_url: [account_url, null],
    })
  })
}

const unknownNumbers = {
  subscriber_count: null,
  view_count: null,
  video_count: null,
  likes_count: null,
  engagement_rate: null,
  last_synced_at: null,
}
