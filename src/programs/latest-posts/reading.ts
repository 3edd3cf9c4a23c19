import { accessOf } from '../../creators/social-accounts/connecting/access.ts'
import type { Context } from '../../framework/context.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { handleIn } from '../../platforms/account-url.ts'
import { descriptors } from '../../platforms/known-platforms.ts'
import {
  AccessRevoked,
  type PlatformPost,
  type Provider,
  ProviderUnavailable,
} from '../../platforms/provider.ts'
import { providerOf } from '../../platforms/providers.ts'
import type { Actor } from '../../tables/actor.ts'
import type { SocialAccount } from '../../tables/users/social-accounts.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { submissionsOf } from './queries.ts'

/** A post as its platform lists it now, and the submission of its creator that it counts for. */
export type LatestPost = Omit<PlatformPost, 'author_uid' | 'author_handle'> & {
  post_url: string
  account: SocialAccount
  submission_id: number | null
}

/** The latest posts of an account, or why there are none to be had; `retryAfter` is in seconds. */
export type Read = { posts: LatestPost[] } | { refusal: string; retryAfter?: number }

/** Asks a platform for the latest posts of an account. Nothing of it is kept. */
export async function readLatestPosts(
  context: Context,
  { user }: Actor,
  account: SocialAccount,
): Promise<Read> {
  const { platform_id, status } = account
  const platform = platformNames[platform_id]
  const provider = providerOf(context, platform_id)
  if (status !== 'verified') return { refusal: 'This account is not verified yet.' }
  if (provider === undefined)
    return { refusal: `${platform} does not tell us which posts there are.` }

  await limitRate(context.db, limitFor('latest-posts-by', user.id))
  try {
    const found = await askFor(context, provider, account)
    const submissions = await submissionsOf(context.db, user, platform_id, found)
    const handle = handleIn(account.account_url)
    return {
      posts: found.map((post) => ({
        ...post,
        account,
        post_url: descriptors[platform_id].postUrl(handle, post.uid),
        submission_id: submissions.get(post.uid) ?? null,
      })),
    }
  } catch (error) {
    if (error instanceof AccessRevoked)
      return { refusal: `${platform} no longer lets us read it: connect your account again.` }
    if (error instanceof ProviderUnavailable)
      return {
        refusal: `${platform} does not answer right now.`,
        retryAfter: error.retryAfter ?? 60,
      }
    throw error
  }
}

async function askFor(
  context: Context,
  provider: Provider,
  account: SocialAccount,
): Promise<PlatformPost[]> {
  const access = await accessOf(context, account)
  const handle = handleIn(account.account_url)
  const uid = account.uid ?? (await provider.readAccount({ handle }, access))?.uid
  return uid === undefined ? [] : provider.readLatest(uid, access)
}
