import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import {
  type SimulatedAccount,
  simulatedAccounts,
  simulatedPosts,
} from '../../tables/users/simulated-platform.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import type { Asking } from '../client.ts'
import { captionOf } from '../posts/caption.ts'
import { engagementByViews, engagementPosts } from '../posts/engagement.ts'
import {
  AccessRevoked,
  mostLatest,
  type PlatformAccess,
  type PlatformAccount,
  type PlatformPost,
  type Provider,
} from '../provider.ts'
import { ageOf } from './clock.ts'
import { countsAt } from './curve.ts'
import { drawPicture, pictureUrlOf } from './picture.ts'
import { type PostNow, postsOf } from './queries.ts'
import { openGrant } from './tokens.ts'

export const simulatedName = 'simulated'

/** Answers on a trial for a platform that is not set up: of what people have made on the simulated one. */
export function simulatedProvider(asking: Asking, platform_id: PlatformId): Provider {
  const { db } = asking
  return {
    platform_id,
    name: simulatedName,
    viewDefinition: 'simulated-views',
    mostPosts: 50,
    needsAccess: false,
    readAccount: async (account, access) => {
      await requireGrant(asking, platform_id, access)
      const isAsked =
        'uid' in account
          ? eq(simulatedAccounts.uid, account.uid)
          : eq(simulatedAccounts.handle, account.handle.toLowerCase())
      const [found] = await db
        .select()
        .from(simulatedAccounts)
        .where(and(eq(simulatedAccounts.platform_id, platform_id), isAsked))
      return found && describe(asking, found)
    },
    readPosts: async (uids, access) => {
      await requireGrant(asking, platform_id, access)
      const rows = await postsByUid(db, { platform_id, uids: JSON.stringify(uids) })
      return new Map(
        rows.map(({ post, account, age }) => [
          post.uid,
          shownPost(account, { ...post, ...countsAt(post, age) }),
        ]),
      )
    },
    readLatest: async (uid, access) => {
      await requireGrant(asking, platform_id, access)
      const isAsked = and(
        eq(simulatedAccounts.platform_id, platform_id),
        eq(simulatedAccounts.uid, uid),
      )
      const [account] = await db.select().from(simulatedAccounts).where(isAsked)
      if (account === undefined) return []
      const posts = await postsOf(db, [account.id])
      return posts.slice(0, mostLatest).map((post) => shownPost(account, post))
    },
    readPicture: drawPicture,
  }
}

const shownPost = (account: SimulatedAccount, post: PostNow): PlatformPost => ({
  uid: post.uid,
  author_uid: account.uid,
  author_handle: account.handle,
  posted_at: post.posted_at,
  sound_uid: post.sound_uid,
  picture_url: pictureUrlOf(post),
  caption: captionOf(post.caption),
  views: post.views,
  likes: post.likes,
  comments: post.comments,
  shares: post.shares,
})

const wanted = sql`array(select jsonb_array_elements_text(${sql.placeholder('uids')}::jsonb))`

const postsByUid = prepared(
  'simulated_posts_by_uid',
  query
    .select({ post: simulatedPosts, account: simulatedAccounts, age: ageOf })
    .from(simulatedPosts)
    .innerJoin(simulatedAccounts, eq(simulatedAccounts.id, simulatedPosts.account_id))
    .where(
      and(
        eq(simulatedPosts.platform_id, sql.placeholder('platform_id')),
        sql`${simulatedPosts.uid} = any(${wanted})`,
        isNull(simulatedPosts.deleted_at),
      ),
    ),
)

/** The account that someone has let us into. */
export async function readGrantedAccount(
  asking: Asking,
  platform: PlatformId,
  access: PlatformAccess,
): Promise<PlatformAccount> {
  return describe(asking, await requireAccount(asking, platform, access))
}

async function requireGrant(
  asking: Asking,
  platform: PlatformId,
  access: PlatformAccess,
): Promise<void> {
  if (access !== undefined) await requireAccount(asking, platform, access)
}

async function requireAccount(
  asking: Asking,
  platform: PlatformId,
  access: PlatformAccess,
): Promise<SimulatedAccount> {
  const grant = openGrant(asking.config.secretKeys, access?.token ?? '')
  const [account] = await asking.db
    .select()
    .from(simulatedAccounts)
    .where(
      and(eq(simulatedAccounts.id, grant.account_id), eq(simulatedAccounts.platform_id, platform)),
    )
  if (account === undefined || Date.parse(account.access_revoked_at) > grant.issued_at) {
    throw new AccessRevoked('It was taken back')
  }
  return account
}

async function describe(asking: Asking, account: SimulatedAccount): Promise<PlatformAccount> {
  const posts = await postsOf(asking.db, [account.id])
  const sum = (count: 'views' | 'likes') => posts.reduce((total, post) => total + post[count], 0)
  return {
    uid: account.uid,
    handle: account.handle,
    bio: account.bio,
    // One of a hundred who see something stays.
    subscriber_count: account.followers + Math.floor(sum('views') / 100),
    view_count: sum('views'),
    video_count: posts.length,
    likes_count: sum('likes'),
    engagement_rate: engagementByViews(posts.slice(0, engagementPosts)),
    opened_at: account.opened_at,
  }
}
