import { z } from 'zod'
import { type Answer, type Asking, askPlatform, readAnswer } from '../client.ts'
import { tiktok } from '../descriptors/tiktok.ts'
import { captionOf } from '../posts/caption.ts'
import { engagementByViews, engagementPosts } from '../posts/engagement.ts'
import { readPicture } from '../posts/picture.ts'
import { parseSoundUrl, readPostUrl } from '../posts/post-url.ts'
import {
  AccessRevoked,
  mostLatest,
  onlyIfNamed,
  type PlatformAccess,
  type PlatformAccount,
  type PlatformPost,
  type Provider,
  ProviderUnavailable,
} from '../provider.ts'

const api = 'https://open.tiktokapis.com/v2'

const count = z.number().int().min(0).nullish()

const Refusal = z.object({ error: z.object({ code: z.string() }) })

const UserInfo = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1),
      username: z.string().min(1),
      bio_description: z.string().nullish(),
      follower_count: count,
      likes_count: count,
      video_count: count,
    }),
  }),
})

const VideoList = z.object({
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string().min(1),
          create_time: z.number().int().nullish(),
          share_url: z.string().nullish(),
          cover_image_url: z.string().nullish(),
          video_description: z.string().nullish(),
          view_count: count,
          like_count: count,
          comment_count: count,
          share_count: count,
        }),
      )
      .default([]),
    cursor: z.number().optional(),
    has_more: z.boolean().default(false),
  }),
})

const Embed = z.object({ html: z.string() })

const accountFields = 'open_id,username,bio_description,follower_count,likes_count,video_count'
const videoFields =
  'id,create_time,share_url,cover_image_url,video_description,view_count,like_count,comment_count,share_count'

/** Reads only what belongs to whoever let us in: a post in its answer is theirs. */
export function tiktokProvider(asking: Asking): Provider {
  return {
    platform_id: 'tiktok',
    name: tiktok.readings.name,
    viewDefinition: tiktok.readings.viewDefinition,
    mostPosts: 20,
    needsAccess: true,
    readAccount: async (account, access) =>
      onlyIfNamed(account, await readOwnTiktok(asking, access)),
    readPosts: async (uids, access) => {
      const json = { filters: { video_ids: uids } }
      const posts = (await videos(asking, 'query', json, access)).posts
      // One question for each sound: asked where someone looks at a single post, and not in a round of many.
      const [post] = posts
      if (uids.length === 1 && post) post.sound_uid = await readSound(asking, post)
      return new Map(posts.map((post) => [post.uid, post]))
    },
    readLatest: async (_, access) =>
      (await videos(asking, 'list', { max_count: mostLatest }, access)).posts,
    readPicture: (address) => readPicture(asking, address),
  }
}

/** The account that someone signed in with. */
export async function readOwnTiktok(
  asking: Asking,
  access: PlatformAccess,
): Promise<PlatformAccount> {
  const query = { fields: accountFields }
  const answer = await askTiktok(asking, 'user/info/', { query }, access)
  const { user } = readAnswer(UserInfo, answer).data
  return {
    uid: user.open_id,
    handle: user.username.toLowerCase(),
    bio: user.bio_description ?? null,
    subscriber_count: user.follower_count ?? null,
    view_count: null,
    video_count: user.video_count ?? null,
    likes_count: user.likes_count ?? null,
    engagement_rate: engagementByViews(await latestPosts(asking, access)),
    opened_at: null,
  }
}

/** Reads the latest posts, of which TikTok gives at most twenty at a time. */
async function latestPosts(asking: Asking, access: PlatformAccess): Promise<PlatformPost[]> {
  const first = await videos(asking, 'list', { max_count: 20 }, access)
  if (!first.has_more || first.cursor === undefined) return first.posts
  const rest = { max_count: engagementPosts - 20, cursor: first.cursor }
  return [...first.posts, ...(await videos(asking, 'list', rest, access)).posts]
}

async function videos(
  asking: Asking,
  kind: 'query' | 'list',
  json: object,
  access: PlatformAccess,
) {
  const query = { fields: videoFields }
  const answer = await askTiktok(asking, `video/${kind}/`, { query, json, method: 'POST' }, access)
  const { data } = readAnswer(VideoList, answer)
  const posts = data.videos.map((video): PlatformPost => {
    const address = readPostUrl(video.share_url ?? '')
    return {
      uid: video.id,
      author_uid: null,
      author_handle: address && 'handle' in address ? address.handle : null,
      posted_at: video.create_time ? new Date(video.create_time * 1000).toISOString() : null,
      sound_uid: null,
      picture_url: video.cover_image_url ?? null,
      caption: captionOf(video.video_description),
      views: video.view_count ?? null,
      likes: video.like_count ?? null,
      comments: video.comment_count ?? null,
      shares: video.share_count ?? null,
    }
  })
  return { posts, cursor: data.cursor, has_more: data.has_more }
}

/** Reads the sound from what it says to whoever embeds a post. Not to know it is no failure. */
async function readSound(asking: Asking, post: PlatformPost): Promise<string | null> {
  try {
    const url = `https://www.tiktok.com/@${post.author_handle ?? ''}/video/${post.uid}`
    const place = 'https://www.tiktok.com/oembed'
    const answer = await askPlatform(asking, { platform_id: 'tiktok', url: place, query: { url } })
    const { html } = readAnswer(Embed, answer)
    const [address] = /https:\/\/www\.tiktok\.com\/music\/[^"'?\s]+/.exec(html) ?? []
    return parseSoundUrl(address ?? '') ?? null
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null
    throw error
  }
}

async function askTiktok(
  asking: Asking,
  path: string,
  question: { query: Record<string, string>; json?: object; method?: 'POST' },
  access: PlatformAccess,
): Promise<Answer> {
  if (access === undefined) throw new AccessRevoked('There is no connection')
  const url = `${api}/${path}`
  const whole = { ...question, platform_id: 'tiktok' as const, url, access, bearer: access.token }
  const answer = await askPlatform(asking, whole)
  // Some errors come with 200, and `ok` is a code too.
  const code = Refusal.safeParse(answer.body).data?.error.code ?? 'ok'
  if (/^(access_token_invalid|scope_not_authorized)$/.test(code)) throw new AccessRevoked(code)
  if (code !== 'ok') throw new ProviderUnavailable(`Answered ${code}`)
  return answer
}
