import { z } from 'zod'
import { count, idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { accountUrlOf } from '../../platforms/account-url.ts'
import { postUrlOf } from '../../platforms/simulated/posts.ts'
import type { AccountNow, PostNow } from '../../platforms/simulated/queries.ts'
import { postKinds } from '../../tables/users/simulated-platform.ts'
import { simulatedAccountUrl } from '../../vocabulary/addresses/simulated-urls.ts'
import { platformIds } from '../../vocabulary/platforms.ts'

/** A post with the name of the account that posted it. */
type Posted = PostNow & Pick<AccountNow, 'handle'>

export const SimulatedPostJson = shapeOf<Posted>()('SimulatedPost', {
  id: idOf('SimulatedPost'),
  post_url: from(
    urlLike('https://www.tiktok.com/@robin.vale/video/7301234567890123456'),
    ({ platform_id, handle, uid }: Posted) => postUrlOf(platform_id, handle, uid),
  ),
  kind: z.enum(postKinds).describe('How it fares'),
  caption: text('Tea for two. #ad #teatime').describe('What it says'),
  sound_uid: text('7301234567890123456').nullable().describe('The sound it uses'),
  posted_at: timestamp,
  views: count(1240).describe('By now'),
  likes: count(96).describe('By now'),
  comments: count(8).describe('By now'),
  shares: count(5).describe('By now'),
})

export const SimulatedAccountJson = shapeOf<AccountNow>()('SimulatedAccount', {
  id: idOf('SimulatedAccount'),
  platform_id: z.enum(platformIds).describe('The platform it pretends to be on'),
  handle: text('robin.vale').describe('Its name: letters, digits, dots and underscores'),
  account_url: from(
    urlLike('https://tiktok.com/@robin.vale').describe('Its address there, to connect it with'),
    ({ platform_id, handle }: AccountNow) => accountUrlOf(platform_id, handle),
  ),
  uid: text('7301234567890123456').describe('Its id there'),
  bio: text('Tea, mostly.').describe(
    'What anybody can read there. A code that proves the account goes here',
  ),
  posts: from(
    z.array(SimulatedPostJson).describe('What is posted and not deleted, newest first'),
    ({ handle, posts }: AccountNow) =>
      posts.map((post) => SimulatedPostJson.present({ ...post, handle })),
  ),
  created_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/simulated/accounts/k5dXwQ2n.json'),
    simulatedAccountUrl,
  ),
})

export const SimulatedClockJson = z
  .object({ seconds: count(86_400).meta({ description: 'How far it was moved, in all' }) })
  .meta({ id: 'SimulatedClock' })
