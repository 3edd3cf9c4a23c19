import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import { listVerifiedAccounts, mostAsked } from '../../../creators/social-accounts/queries.ts'
import type { Reader } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import { addressBy, type PostAddress } from '../../../platforms/posts/post-url.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import {
  checkAuthor,
  postNotFound,
  readPost,
  resolvePost,
} from '../../submissions/posts/read-post.ts'

/** The post at an address, if it is of an account that its creator has proved to be theirs. */
export async function findOwnPost(
  db: Reader,
  source: PostSource,
  { user }: Actor,
  post_url: string,
  wanted: PlatformId[],
): Promise<{ address: PostAddress; account: SocialAccount; read: PlatformPost | undefined }> {
  const address = await resolvePost(source, post_url, wanted)
  const platform = platformNames[address.platform_id]
  const accounts = await listVerifiedAccounts(db, user, [address.platform_id], mostAsked)
  guard(
    accounts.length > 0,
    'post_url',
    `is on ${platform}, where you have no verified account: connect it first`,
  )
  const read = await readWithAny(source, accounts, address)
  guard(read !== 'missing', 'post_url', postNotFound)
  guard(
    read !== 'revoked',
    'post_url',
    `cannot be read: connect your ${platform} account again first`,
  )
  const authors = accounts.map(({ uid, account_url }) =>
    checkAuthor({ account: { uid, handle: handleIn(account_url) }, address, post: read }),
  )
  const own = accounts[authors.findIndex(({ outcome }) => outcome !== 'failed')]
  guard(own !== undefined, 'post_url', `is not yours. ${authors[0]?.found ?? ''}`)
  return { address: addressBy(address, handleIn(own.account_url)), account: own, read }
}

/**
 * Reads a post with the access of the creator's accounts, until one works: some platforms show it only with
 * that of its own.
 */
async function readWithAny(
  source: PostSource,
  accounts: SocialAccount[],
  address: PostAddress,
): Promise<PlatformPost | 'missing' | 'revoked' | undefined> {
  const provider = source.providerOf(address.platform_id)
  if (provider === undefined) return undefined
  const asked = provider.needsAccess ? accounts : accounts.slice(0, 1)
  let post: Awaited<ReturnType<typeof readPost>> = 'missing'
  for (const account of asked) {
    const read = await readPost(source, provider, account, address)
    if (typeof read === 'object') return read
    if (read !== 'missing') post = read
  }
  return post
}
