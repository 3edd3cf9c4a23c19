import { z } from 'zod'
import { type Asking, askPlatform, type Question, readAnswer } from '../client.ts'
import { youtube } from '../descriptors/youtube.ts'
import { captionOf } from '../posts/caption.ts'
import { engagementByViews, engagementPosts } from '../posts/engagement.ts'
import { pictureSide, readPicture } from '../posts/picture.ts'
import {
  mostLatest,
  type NameOrUid,
  type PlatformAccess,
  type PlatformAccount,
  type PlatformPost,
  type Provider,
  ProviderUnavailable,
} from '../provider.ts'
import { keepAway, secondsOfToday } from '../usage.ts'

const api = 'https://www.googleapis.com/youtube/v3'

/** The quota of a day, which Google begins in California. */
export const youtubeQuota = ({ config }: Pick<Asking, 'config'>) => ({
  units: config.platforms.youtube.dailyQuota,
  zone: 'America/Los_Angeles',
})

/** Counts are texts, because they may be larger than numbers of JSON. */
const count = z.coerce.number().int().min(0).nullish()

const Channels = z.object({
  // An answer without a channel has no list either, so `kind` is what tells an answer from rubbish.
  kind: z.literal('youtube#channelListResponse'),
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({
          title: z.string().default(''),
          description: z.string().default(''),
          customUrl: z.string().optional(),
          publishedAt: z.string().optional(),
        }),
        statistics: z
          .object({
            subscriberCount: count,
            hiddenSubscriberCount: z.boolean().default(false),
            viewCount: count,
            videoCount: count,
          })
          .optional(),
      }),
    )
    .default([]),
})

const Thumbnail = z.object({ url: z.string(), width: z.number().default(0) })

const Videos = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      snippet: z.object({
        channelId: z.string().min(1),
        publishedAt: z.string().optional(),
        title: z.string().optional(),
        description: z.string().optional(),
        thumbnails: z.record(z.string(), Thumbnail).catch({}).default({}),
      }),
      statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).optional(),
    }),
  ),
})

const Playlist = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
})

const Refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
})

/** Public numbers with our key; where there is none, with what the owner of a channel let us do. */
export function youtubeProvider(asking: Asking): Provider {
  const { apiKey } = asking.config.platforms.youtube
  return {
    platform_id: 'youtube',
    name: youtube.readings.name,
    viewDefinition: youtube.readings.viewDefinition,
    mostPosts: 50,
    needsAccess: apiKey === undefined,
    readAccount: (account, access) => readChannel(asking, selector(account), access),
    readPosts: (uids, access) => readVideos(asking, uids, access),
    readLatest: (uid, access) => readUploads(asking, uid, mostLatest, access),
    readPicture: (address) => readPicture(asking, address),
  }
}

/** The channel that someone signed in with. */
export function readOwnChannel(
  asking: Asking,
  access: PlatformAccess,
): Promise<PlatformAccount | undefined> {
  return readChannel(asking, { mine: 'true' }, access)
}

async function readChannel(
  asking: Asking,
  query: Record<string, string>,
  access: PlatformAccess,
): Promise<PlatformAccount | undefined> {
  const answer = await list(asking, 'channels', { part: 'snippet,statistics', ...query }, access)
  const [channel] = readAnswer(Channels, answer).items
  if (channel === undefined) return undefined

  const { id, snippet, statistics } = channel
  return {
    uid: id,
    handle: (snippet.customUrl ?? id).replace(/^@/, '').toLowerCase(),
    bio: snippet.description,
    subscriber_count: statistics?.hiddenSubscriberCount
      ? null
      : (statistics?.subscriberCount ?? null),
    view_count: statistics?.viewCount ?? null,
    video_count: statistics?.videoCount ?? null,
    likes_count: null,
    engagement_rate: engagementByViews(await readUploads(asking, id, engagementPosts, access)),
    opened_at: snippet.publishedAt ?? null,
  }
}

async function readVideos(
  asking: Asking,
  uids: string[],
  access: PlatformAccess,
): Promise<Map<string, PlatformPost>> {
  const query = { part: 'snippet,statistics,status', id: uids.join(','), maxResults: '50' }
  const { items } = readAnswer(Videos, await list(asking, 'videos', query, access))
  return new Map(
    items.map(({ id, snippet, statistics }) => [
      id,
      {
        uid: id,
        author_uid: snippet.channelId,
        author_handle: null,
        posted_at: snippet.publishedAt ?? null,
        sound_uid: null,
        picture_url: thumbnailIn(snippet.thumbnails),
        caption: captionOf(snippet.title, snippet.description),
        views: statistics?.viewCount ?? null,
        likes: statistics?.likeCount ?? null,
        comments: statistics?.commentCount ?? null,
        shares: null,
      },
    ]),
  )
}

/** The smallest that is no blur when it is shown. */
function thumbnailIn(thumbnails: Record<string, z.infer<typeof Thumbnail>>): string | null {
  const bySize = Object.values(thumbnails).toSorted((one, other) => one.width - other.width)
  return (bySize.find(({ width }) => width >= pictureSide) ?? bySize.at(-1))?.url ?? null
}

/** The uploads of a channel are a list whose id follows from that of the channel. */
async function readUploads(
  asking: Asking,
  channel: string,
  most: number,
  access: PlatformAccess,
): Promise<PlatformPost[]> {
  const playlistId = channel.replace(/^UC/, 'UU')
  const query = { part: 'contentDetails', playlistId, maxResults: String(most) }
  const answer = await list(asking, 'playlistItems', query, access)
  // A channel without uploads has no such list.
  if (answer.status === 404) return []
  const uids = readAnswer(Playlist, answer).items.map(
    ({ contentDetails }) => contentDetails.videoId,
  )
  if (uids.length === 0) return []
  const posts = await readVideos(asking, uids, access)
  return uids.flatMap((uid) => posts.get(uid) ?? [])
}

async function list(
  asking: Asking,
  kind: string,
  query: Record<string, string>,
  access: PlatformAccess,
) {
  const { apiKey } = asking.config.platforms.youtube
  const isOwn = query.mine !== undefined || apiKey === undefined
  const quota = youtubeQuota(asking)
  const question: Question = {
    platform_id: 'youtube',
    url: `${api}/${kind}`,
    query: isOwn ? query : { ...query, key: apiKey },
    ...(isOwn && { bearer: access?.token, access }),
    quota,
  }
  const answer = await askPlatform(asking, question)
  const refusal = answer.status === 403 ? Refusal.safeParse(answer.body) : undefined
  const reasons = refusal?.data?.error.errors.map(({ reason }) => reason) ?? []
  if (reasons.some((reason) => /^(quotaExceeded|dailyLimitExceeded)$/.test(reason))) {
    const retryAfter = await secondsOfToday(asking.db, quota)
    await keepAway(asking.db, 'youtube', retryAfter)
    throw new ProviderUnavailable('The quota of the day is used up', { retryAfter })
  }
  return answer
}

function selector(account: NameOrUid): Record<string, string> {
  return 'uid' in account ? { id: account.uid } : { forHandle: `@${account.handle}` }
}
