import { and, eq, or } from 'drizzle-orm'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { accountUrlOf } from '../../../platforms/account-url.ts'
import type { Connector, Flow } from '../../../platforms/connector.ts'
import type { PlatformAccount } from '../../../platforms/provider.ts'
import { providerOf } from '../../../platforms/providers.ts'
import type { Actor } from '../../../tables/actor.ts'
import { type SocialAccount, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import { claimAccount, takeOver } from '../claims.ts'
import { socialAccountRecord } from '../record.ts'
import { markVerified } from '../verifying/verification.ts'
import { keepAccess } from './access.ts'

/** Someone has signed in to a platform, so the account there is theirs, whoever has typed its address. */
export async function connectBySignIn(
  context: Context,
  actor: Actor,
  connector: Connector,
  { code, flow }: { code: string; flow: Flow },
): Promise<SocialAccount> {
  const { platform_id } = connector
  const tokens = await connector.exchange(code, flow)
  const account = await connector.readOwner({ token: tokens.access_token })
  const name = platformNames[platform_id]
  guard(account !== undefined, 'base', `We found no ${name} account that can post.`)
  const provider = providerOf(context, platform_id)?.name ?? 'unknown'

  return context.db.transaction(async (tx) => {
    const account_url = accountUrlOf(platform_id, account.handle)
    const named = { platform_id, account_url, uid: account.uid }
    await takeOver(tx, context, named, actor.user.id)
    const before = await ownAccount(tx, actor, platform_id, account_url, account)
    const proved = await markVerified(tx, context, actor, 'authorize', before, {
      account,
      provider,
    })
    await keepAccess(tx, context.config.secretKeys, proved, tokens)
    return proved
  })
}

/** The account as they have connected it before, or a new one. */
async function ownAccount(
  tx: Tx,
  actor: Actor,
  platform_id: PlatformId,
  account_url: string,
  { uid }: PlatformAccount,
): Promise<SocialAccount> {
  const isSame = or(eq(socialAccounts.uid, uid), eq(socialAccounts.account_url, account_url))
  const [known] = await tx
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.user_id, actor.user.id),
        eq(socialAccounts.platform_id, platform_id),
        isSame,
      ),
    )
    .limit(1)
  if (known !== undefined) return lock(tx, socialAccountRecord, known)
  return claimAccount(tx, actor, { platform_id, account_url })
}
