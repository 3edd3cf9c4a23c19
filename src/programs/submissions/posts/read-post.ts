import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import { guard } from '../../../framework/errors.ts'
import { noPostInWords } from '../../../platforms/posts/no-post.ts'
import type { PostAddress } from '../../../platforms/posts/post-url.ts'
import {
  AccessRevoked,
  type PlatformPost,
  type Provider,
  ProviderUnavailable,
} from '../../../platforms/provider.ts'
import type { Refused } from '../../../platforms/resolve.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'

/**
 * The post that an address leads to, or why it cannot be taken. One that leads to none is told what they look
 * like where it is wanted.
 */
export async function resolvePost(
  source: PostSource,
  post_url: string,
  wanted: PlatformId[],
): Promise<PostAddress> {
  const address = await follow(source, post_url)
  guard(address !== undefined, 'post_url', noPostInWords(post_url, wanted))
  if ('refusal' in address) guard(false, 'post_url', address.refusal)
  return address
}

async function follow(
  source: PostSource,
  post_url: string,
): Promise<PostAddress | Refused | undefined> {
  try {
    return await source.resolve(post_url)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return cannotFollow
    throw error
  }
}

const cannotFollow: Refused = {
  refusal: 'is a short link that cannot be followed now: open it, and copy the address there',
}

/** A platform that does not answer says nothing about a post: it may be asked again later. */
export async function readPost(
  source: PostSource,
  provider: Provider,
  account: { id: number },
  { uid }: Pick<PostAddress, 'uid'>,
): Promise<PlatformPost | 'missing' | 'revoked' | undefined> {
  try {
    const access = provider.needsAccess ? await source.accessOf(account) : undefined
    return (await provider.readPosts([uid], access)).get(uid) ?? 'missing'
  } catch (error) {
    if (error instanceof AccessRevoked) return 'revoked'
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}

export const notFound = 'cannot be found: it is deleted, or not everybody can see it'
