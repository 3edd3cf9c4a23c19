import { and, eq, sql } from 'drizzle-orm'
import type { PostSource } from '../../creators/social-accounts/post-source.ts'
import type { Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { guard } from '../../framework/errors.ts'
import { handleIn } from '../../platforms/account-url.ts'
import { addressBy, type PostAddress } from '../../platforms/post-url.ts'
import type { PlatformPost, Provider } from '../../platforms/provider.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { type SocialAccount, socialAccounts } from '../../tables/social-accounts.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { notFound, readPost, resolvePost } from '../submissions/look.ts'

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
  const address = await resolvePost(source, fields.post_url)
  guard(address.platform_id === account.platform_id, 'post_url', `is not on ${platform}`)

  const provider = source.providerOf(account.platform_id)
  const post = provider && (await readPost(source, provider, account, address))
  guard(post !== 'revoked', 'social_account_id', 'has to be connected again')
  guard(post !== 'missing', 'post_url', notFound)
  const written = addressBy(address, handleIn(account.account_url))
  return { account, address: written, provider, post }
}

const accountOf = prepared(
  'account_to_post_with',
  query
    .select()
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.id, sql.placeholder('id')),
        eq(socialAccounts.user_id, sql.placeholder('user_id')),
      ),
    ),
)

async function findAccount(db: Reader, { user }: Actor, publicId: string): Promise<SocialAccount> {
  const id = decodeId('SocialAccount', publicId) ?? 0
  const [account] = await accountOf(db, { id, user_id: user.id })
  guard(account !== undefined, 'social_account_id', 'is not one of your accounts')
  const isVerified = account.status === 'verified'
  guard(isVerified, 'social_account_id', 'is not verified yet')
  return account
}
