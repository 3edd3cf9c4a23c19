import { z } from 'zod'
import { count, sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { accountUrlOf } from '../../platforms/account-url.ts'
import { postUrlOf } from '../../platforms/simulated/posts.ts'
import type { AccountNow, PostNow } from '../../platforms/simulated/queries.ts'
import { postKinds } from '../../tables/users/simulated-platform.ts'
import { simulatedAccountUrl } from '../../vocabulary/addresses/simulated-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'

export const SimulatedPostJson = z
  .object({
    id: sqid,
    post_url: urlLike('https://www.tiktok.com/@robin.vale/video/7301234567890123456'),
    kind: z.enum(postKinds),
    sound_uid: text('7301234567890123456').nullable(),
    posted_at: timestamp,
    views: count(1240),
    likes: count(96),
    comments: count(8),
    shares: count(5),
  })
  .meta({ id: 'SimulatedPost' })

export const SimulatedAccountJson = z
  .object({
    id: sqid,
    platform_id: z.enum(platformIds),
    handle: text('robin.vale'),
    account_url: urlLike('https://tiktok.com/@robin.vale'),
    uid: text('7301234567890123456'),
    bio: text('Tea, mostly.'),
    posts: z.array(SimulatedPostJson),
    created_at: timestamp,
    url: urlLike('https://troupe.example.com/simulated/accounts/k5dXwQ2n.json'),
  })
  .meta({ id: 'SimulatedAccount' })

export const SimulatedClockJson = z
  .object({ seconds: count(86_400).meta({ description: 'How far it was moved, in all' }) })
  .meta({ id: 'SimulatedClock' })

export function presentSimulatedAccount(account: AccountNow): z.infer<typeof SimulatedAccountJson> {
  const { platform_id, handle, uid, bio, created_at } = account
  return {
    id: encodeId('SimulatedAccount', account.id),
    platform_id,
    handle,
    account_url: accountUrlOf(platform_id, handle),
    uid,
    bio,
    posts: account.posts.map((post) => presentSimulatedPost(account, post)),
    created_at,
    url: simulatedAccountUrl(account),
  }
}

export function presentSimulatedPost(
  { handle }: Pick<AccountNow, 'handle'>,
  { id, platform_id, uid, kind, sound_uid, posted_at, views, likes, comments, shares }: PostNow,
): z.infer<typeof SimulatedPostJson> {
  const post_url = postUrlOf(platform_id, handle, uid)
  const counts = { views, likes, comments, shares }
  return { id: encodeId('SimulatedPost', id), post_url, kind, sound_uid, posted_at, ...counts }
}
