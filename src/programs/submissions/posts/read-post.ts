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
import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'
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

export const postNotFound = 'cannot be found: it is deleted, or not everybody can see it'

type Authored = {
  account: { uid: string | null; handle: string }
  address: Pick<PostAddress, 'handle'>
  /** The post as its platform shows it; undefined if that could not be asked. */
  post: PlatformPost | undefined
}

export function checkAuthor({ account, address, post }: Authored): CheckOutcome {
  const isSame = (handle: string) => handle.toLowerCase() === account.handle.toLowerCase()
  const author = post?.author_handle ?? address.handle
  const name = author === null ? 'someone else' : `@${author}`
  if (post?.author_uid && account.uid)
    return post.author_uid === account.uid
      ? passed(`It was posted by @${account.handle}.`)
      : failed(`It was posted by ${name}, and not by @${account.handle}.`)
  if (author === null) return unknown('The platform did not say who posted it.')
  if (!isSame(author)) return failed(`It was posted by ${name}, and not by @${account.handle}.`)
  // An address names its author, but anybody can write an address.
  return post === undefined
    ? unknown(`Its address names @${account.handle}; the platform was not asked.`)
    : passed(`It was posted by @${account.handle}.`)
}

/** The outcome of a check of a post, with the words for what was found. */
export type CheckOutcome = Omit<PostCheck, 'name'>

export const passed = (found: string): CheckOutcome => ({ outcome: 'passed', found })
export const failed = (found: string): CheckOutcome => ({ outcome: 'failed', found })
export const unknown = (found: string): CheckOutcome => ({ outcome: 'unknown', found })
