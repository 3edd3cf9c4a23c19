import { and, eq, sql } from 'drizzle-orm'
import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import type { Reader } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { guard } from '../../../framework/errors.ts'
import { blank } from '../../../framework/http/fields/fields.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import { noPostInWords } from '../../../platforms/posts/no-post.ts'
import { addressBy, type PostAddress, readPostUrl } from '../../../platforms/posts/post-url.ts'
import type { PlatformPost, Provider } from '../../../platforms/provider.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { type SocialAccount, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { decodeId, encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { postNotFound, readPost, resolvePost } from '../../submissions/posts/read-post.ts'

/**
 * The form with an account if none was chosen: the one that the link names, or the only one of its platform.
 * A link that names none is refused as what it is, because nobody has left out an account.
 */
export function withAccountOfLink(
  body: unknown,
  campaign: Pick<Campaign, 'platform_ids'>,
  accounts: SocialAccount[],
): unknown {
  const { submission, ...rest } = Object(body)
  const { social_account_id, post_url } = Object(submission)
  if (social_account_id || typeof post_url !== 'string') return body
  const account = accountOf(post_url, campaign, accounts)
  return {
    ...rest,
    submission: { ...submission, social_account_id: encodeId('SocialAccount', account.id) },
  }
}

/** A post that someone wants to hand in, as its platform shows it. */
export type PostToHandIn = {
  account: SocialAccount
  address: PostAddress
  provider: Provider | undefined
  /** The post as its platform shows it; undefined if no platform could be asked. */
  post: PlatformPost | undefined
}

/** Looks at a post before it is handed in, and refuses what cannot be one of this account. */
export async function readPostToHandIn(
  source: PostSource,
  account: SocialAccount,
  campaign: Pick<Campaign, 'platform_ids'>,
  fields: { post_url: string },
): Promise<PostToHandIn> {
  const platform = platformNames[account.platform_id]
  const isTargeted = campaign.platform_ids.includes(account.platform_id)
  guard(isTargeted, 'social_account_id', `is on ${platform}, which this campaign does not pay for`)
  const address = await resolvePost(source, fields.post_url, [account.platform_id])
  guard(address.platform_id === account.platform_id, 'post_url', `is not on ${platform}`)

  const provider = source.providerOf(account.platform_id)
  const post = provider && (await readPost(source, provider, account, address))
  guard(post !== 'revoked', 'social_account_id', 'has to be connected again')
  guard(post !== 'missing', 'post_url', postNotFound)
  const written = addressBy(address, handleIn(account.account_url))
  return { account, address: written, provider, post }
}

function accountOf(
  post_url: string,
  { platform_ids }: Pick<Campaign, 'platform_ids'>,
  accounts: SocialAccount[],
): SocialAccount {
  guard(post_url.trim() !== '', 'post_url', blank)
  const address = readPostUrl(post_url)
  guard(address !== undefined, 'post_url', noPostInWords(post_url, platform_ids))
  const { platform_id } = address
  const platform = platformNames[platform_id]
  const isPaidFor = platform_ids.includes(platform_id)
  guard(isPaidFor, 'post_url', `is on ${platform}, which this campaign does not pay for`)

  const ofPlatform = accounts.filter((account) => account.platform_id === platform_id)
  guard(ofPlatform.length > 0, 'post_url', `is on ${platform}, where you have no verified account`)
  const handle = 'handle' in address ? address.handle?.toLowerCase() : undefined
  const named = ofPlatform.find(({ account_url }) => handleIn(account_url).toLowerCase() === handle)
  const account = named ?? (ofPlatform.length === 1 ? ofPlatform[0] : undefined)
  guard(account !== undefined, 'social_account_id', 'cannot be told from this link: choose it')
  return account
}

const ownAccount = prepared(
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

/** The verified account of theirs that someone hands in a post with. */
export async function findAccount(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<SocialAccount> {
  const id = decodeId('SocialAccount', publicId) ?? 0
  const [account] = await ownAccount(db, { id, user_id: user.id })
  guard(account !== undefined, 'social_account_id', 'is not one of your accounts')
  const isVerified = account.status === 'verified'
  guard(isVerified, 'social_account_id', 'is not verified yet')
  return account
}
