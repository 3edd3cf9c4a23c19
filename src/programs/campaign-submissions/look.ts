import { and, eq } from 'drizzle-orm'
import type { PostSource } from '../../creators/social-accounts/post-source.ts'
import type { Reader } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { PostAddress } from '../../platforms/post-url.ts'
import {
  AccessRevoked,
  type PlatformPost,
  type Provider,
  ProviderUnavailable,
} from '../../platforms/provider.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { type SocialAccount, socialAccounts } from '../../tables/social-accounts.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { platformNames } from '../../vocabulary/platforms.ts'

/** A post that someone wants to hand in, as its platform shows it. */
export type LookedAt = {
  account: SocialAccount
  address: PostAddress
  provider: Provider | undefined
  /** Undefined where nobody could be asked. */
  post: PlatformPost | undefined
}

/** Looks at a post before it is handed in, and refuses what cannot be one of this creator. */
export async function lookAt(
  db: Reader,
  source: PostSource,
  actor: Actor,
  campaign: Campaign,
  fields: { post_url: string; social_account_id: string },
): Promise<LookedAt> {
  const account = await findAccount(db, actor, fields.social_account_id)
  const platform = platformNames[account.platform_id]
  const isTargeted = campaign.platform_ids.includes(account.platform_id)
  guard(isTargeted, 'social_account_id', `is on ${platform}, which this campaign does not pay for`)
  const address = await source.resolve(fields.post_url)
  guard(address !== undefined, 'post_url', 'is not the address of a post that we know how to read')
  guard(address.platform_id === account.platform_id, 'post_url', `is not on ${platform}`)

  const provider = source.providerOf(account.platform_id)
  const post = provider && (await read(source, provider, account, address))
  guard(
    post !== 'missing',
    'post_url',
    'cannot be found: it is deleted, or not everybody can see it',
  )
  return { account, address, provider, post }
}

async function findAccount(db: Reader, { user }: Actor, publicId: string): Promise<SocialAccount> {
  const id = decodeId('SocialAccount', publicId) ?? 0
  const isOwn = and(eq(socialAccounts.id, id), eq(socialAccounts.user_id, user.id))
  const [account] = await db.select().from(socialAccounts).where(isOwn)
  guard(account !== undefined, 'social_account_id', 'is not one of your accounts')
  const isVerified = account.status === 'verified'
  guard(isVerified, 'social_account_id', 'is not verified yet')
  return account
}

/** A platform that does not answer keeps nobody from handing in: it is asked again later. */
async function read(
  source: PostSource,
  provider: Provider,
  account: SocialAccount,
  { uid }: PostAddress,
): Promise<PlatformPost | 'missing' | undefined> {
  try {
    const access = provider.needsAccess ? await source.accessOf(account) : undefined
    return (await provider.readPosts([uid], access)).get(uid) ?? 'missing'
  } catch (error) {
    guard(!(error instanceof AccessRevoked), 'social_account_id', 'has to be connected again')
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}
