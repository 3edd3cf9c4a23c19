import { z } from 'zod'
import { type Asking, askPlatform, readAnswer } from '../client.ts'
import { x } from '../descriptors/x.ts'
import { captionOf } from '../posts/caption.ts'
import { readPicture } from '../posts/picture.ts'
import { mostLatest, type PlatformPost, type Provider } from '../provider.ts'

const api = 'https://api.x.com/2'

const count = z.number().int().min(0)

/**
 * Whether X has answered. It says why it leaves something out, so an answer without data and errors is no
 * answer.
 */
const isWhole = ({ data, errors }: { data?: unknown; errors?: unknown }) =>
  data !== undefined || Array.isArray(errors)

const User = z
  .object({
    errors: z.array(z.unknown()).optional(),
    data: z
      .object({
        id: z.string().min(1),
        username: z.string().min(1),
        description: z.string().default(''),
        created_at: z.string().optional(),
        public_metrics: z
          .object({ followers_count: count.optional(), tweet_count: count.optional() })
          .default({}),
      })
      .optional(),
  })
  .refine(isWhole)

/** A photograph has an address, and a video one of its first frame. */
const Media = z.object({
  media_key: z.string(),
  url: z.string().optional(),
  preview_image_url: z.string().optional(),
})

const Posts = z.object({
  errors: z.array(z.unknown()).optional(),
  data: z
    .array(
      z.object({
        id: z.string().min(1),
        text: z.string().optional(),
        author_id: z.string().optional(),
        created_at: z.string().optional(),
        attachments: z.object({ media_keys: z.array(z.string()).default([]) }).optional(),
        public_metrics: z
          .object({
            impression_count: count.optional(),
            like_count: count.optional(),
            reply_count: count.optional(),
            retweet_count: count.optional(),
            quote_count: count.optional(),
          })
          .default({}),
      }),
    )
    .optional(),
  includes: z
    .object({
      users: z.array(z.object({ id: z.string(), username: z.string() })).default([]),
      media: z.array(Media).default([]),
    })
    .default({ users: [], media: [] }),
})

const Tweets = Posts.refine(isWhole)

/** Of an account without posts it says how many there are, and nothing else. */
const Timeline = Posts.extend({ meta: z.object({ result_count: count }) })

/** All that is asked about a post. */
const postFields = {
  'tweet.fields': 'public_metrics,created_at,author_id',
  expansions: 'author_id,attachments.media_keys',
  'user.fields': 'username',
  'media.fields': 'url,preview_image_url',
}

/** Public numbers, with the token of our app. */
export function xProvider(asking: Asking): Provider {
  const bearer = asking.config.platforms.x.bearerToken
  const get = (path: string, query: Record<string, string>) =>
    askPlatform(asking, { platform_id: 'x', url: `${api}/${path}`, query, bearer })

  return {
    platform_id: 'x',
    name: x.readings.name,
    viewDefinition: x.readings.viewDefinition,
    mostPosts: 100,
    needsAccess: false,
    readAccount: async (account) => {
      const path =
        'uid' in account
          ? `users/${encodeURIComponent(account.uid)}`
          : `users/by/username/${encodeURIComponent(account.handle)}`
      const fields = 'public_metrics,description,created_at'
      const answer = await get(path, { 'user.fields': fields })
      if (answer.status === 404) return undefined
      const { data } = readAnswer(User, answer)
      return (
        data && {
          uid: data.id,
          handle: data.username.toLowerCase(),
          bio: data.description,
          subscriber_count: data.public_metrics.followers_count ?? null,
          view_count: null,
          video_count: data.public_metrics.tweet_count ?? null,
          // The number of likes that X tells is of those that the account gave.
          likes_count: null,
          engagement_rate: null,
          opened_at: data.created_at ?? null,
        }
      )
    },
    readPosts: async (uids) => {
      const answer = await get('tweets', {
        ids: uids.join(','),
        ...postFields,
      })
      return new Map(postsIn(readAnswer(Tweets, answer)).map((post) => [post.uid, post]))
    },
    readLatest: async (uid) => {
      const answer = await get(`users/${encodeURIComponent(uid)}/tweets`, {
        max_results: String(mostLatest),
        exclude: 'retweets,replies',
        ...postFields,
      })
      return postsIn(readAnswer(Timeline, answer))
    },
    readPicture: (address) => readPicture(asking, address),
  }
}

function postsIn({ data = [], includes }: z.infer<typeof Posts>): PlatformPost[] {
  const handles = new Map(includes.users.map(({ id, username }) => [id, username]))
  const pictures = new Map(
    includes.media.map((one) => [one.media_key, one.preview_image_url ?? one.url]),
  )
  return data.map(({ id, text, author_id, created_at, attachments, public_metrics: metrics }) => ({
    uid: id,
    author_uid: author_id ?? null,
    author_handle: handles.get(author_id ?? '')?.toLowerCase() ?? null,
    posted_at: created_at ?? null,
    sound_uid: null,
    picture_url: pictures.get(attachments?.media_keys[0] ?? '') ?? null,
    caption: captionOf(text),
    views: metrics.impression_count ?? null,
    likes: metrics.like_count ?? null,
    comments: metrics.reply_count ?? null,
    shares: sum(metrics.retweet_count, metrics.quote_count),
  }))
}

function sum(...counts: (number | undefined)[]): number | null {
  const known = counts.filter((count) => count !== undefined)
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0)
}
