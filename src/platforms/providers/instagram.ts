import { z } from 'zod'
import { type Answer, type Asking, askPlatform, readAnswer } from '../client.ts'
import { instagram } from '../descriptors/instagram.ts'
import { captionOf } from '../posts/caption.ts'
import { engagementByFollowers } from '../posts/engagement.ts'
import { readPicture } from '../posts/picture.ts'
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

const api = 'https://graph.instagram.com'
const pageSize = 100
/** A post is found among the latest of its account. Nobody posts more than these while one counts. */
const mostPages = 20
const engagementMedia = 12

const count = z.number().int().min(0).nullish()

const Account = z.object({
  user_id: z.coerce.string().min(1),
  username: z.string().min(1),
  biography: z.string().nullish(),
  followers_count: count,
  media_count: count,
})

/** A list of one, as its documentation shows, or the account itself, as it has been seen to answer. */
const Me = z.union([z.object({ data: z.tuple([Account]) }), Account])

const Media = z.object({
  id: z.coerce.string().min(1),
  shortcode: z.string().optional(),
  timestamp: z.string().optional(),
  username: z.string().optional(),
  media_type: z.string().optional(),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  caption: z.string().optional(),
  like_count: count,
  comments_count: count,
})

const MediaPage = z.object({
  data: z.array(Media),
  paging: z
    .object({
      cursors: z.object({ after: z.string().optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
})

const Insights = z.object({
  data: z.array(
    z.object({ name: z.string(), values: z.array(z.object({ value: z.number().int().min(0) })) }),
  ),
})

const Refusal = z.object({ error: z.object({ code: z.number() }) })

/** Professional accounts that were connected. Their posts are named by a code that it cannot search by. */
export function instagramProvider(asking: Asking): Provider {
  return {
    platform_id: 'instagram',
    name: instagram.readings.name,
    viewDefinition: instagram.readings.viewDefinition,
    mostPosts: 50,
    needsAccess: true,
    readAccount: async (account, access) =>
      onlyIfNamed(account, await readOwnInstagram(asking, access)),
    readPosts: async (uids, access) => {
      const found = await findMedia(asking, new Set(uids), access)
      const posts = new Map<string, PlatformPost>()
      for (const [uid, media] of found) posts.set(uid, await readPost(asking, uid, media, access))
      return posts
    },
    readLatest: async (_, access) => {
      const { data } = await mediaPage(asking, { limit: String(mostLatest) }, access)
      // The views of each are another question, which waits until someone asks about that post.
      return data.flatMap((media) => (media.shortcode ? [described(media.shortcode, media)] : []))
    },
    readPicture: (address) => readPicture(asking, address),
  }
}

/** The account that someone signed in with. */
export async function readOwnInstagram(
  asking: Asking,
  access: PlatformAccess,
): Promise<PlatformAccount> {
  const fields = 'user_id,username,biography,followers_count,media_count'
  const answer = readAnswer(Me, await askInstagram(asking, 'me', { fields }, access))
  const me = 'data' in answer ? answer.data[0] : answer
  const latest = await mediaPage(asking, { limit: String(engagementMedia) }, access)
  const counts = latest.data.map(({ like_count, comments_count }) => ({
    likes: like_count ?? null,
    comments: comments_count ?? null,
  }))
  return {
    uid: me.user_id,
    handle: me.username.toLowerCase(),
    bio: me.biography ?? null,
    subscriber_count: me.followers_count ?? null,
    view_count: null,
    video_count: me.media_count ?? null,
    likes_count: null,
    engagement_rate: engagementByFollowers(counts, me.followers_count ?? null),
    opened_at: null,
  }
}

type Found = Map<string, z.infer<typeof Media>>

async function findMedia(
  asking: Asking,
  wanted: Set<string>,
  access: PlatformAccess,
): Promise<Found> {
  const found: Found = new Map()
  let query: Record<string, string> = { limit: String(pageSize) }
  for (let page = 0; page < mostPages; page += 1) {
    const { data, paging } = await mediaPage(asking, query, access)
    for (const media of data) {
      if (media.shortcode && wanted.has(media.shortcode)) found.set(media.shortcode, media)
    }
    const after = paging?.cursors?.after
    if (found.size === wanted.size || !paging?.next || after === undefined) return found
    query = { limit: String(pageSize), after }
  }
  // The post is not said to be missing, because that would say that it was deleted.
  throw new ProviderUnavailable('The account has more posts than are looked through')
}

async function readPost(
  asking: Asking,
  uid: string,
  media: z.infer<typeof Media>,
  access: PlatformAccess,
): Promise<PlatformPost> {
  const query = { metric: 'views,shares' }
  const answer = await askInstagram(asking, `${media.id}/insights`, query, access)
  const { data } = readAnswer(Insights, answer)
  // Instagram leaves out the numbers that it does not know yet.
  const metric = (name: string) => data.find((one) => one.name === name)?.values[0]?.value ?? null
  return { ...described(uid, media), views: metric('views'), shares: metric('shares') }
}

/** A post by what lists tell of it, which is all but its insights. */
const described = (uid: string, media: z.infer<typeof Media>): PlatformPost => ({
  uid,
  author_uid: null,
  author_handle: media.username?.toLowerCase() ?? null,
  posted_at: media.timestamp ? new Date(media.timestamp).toISOString() : null,
  sound_uid: null,
  picture_url: pictureOf(media),
  caption: captionOf(media.caption),
  views: null,
  likes: media.like_count ?? null,
  comments: media.comments_count ?? null,
  shares: null,
})

/** The file that a video plays is no picture. */
function pictureOf({ media_type, media_url, thumbnail_url }: z.infer<typeof Media>): string | null {
  return thumbnail_url ?? (media_type === 'VIDEO' ? null : (media_url ?? null))
}

async function mediaPage(asking: Asking, query: Record<string, string>, access: PlatformAccess) {
  const fields =
    'id,shortcode,timestamp,username,media_type,media_url,thumbnail_url,caption,like_count,comments_count'
  return readAnswer(MediaPage, await askInstagram(asking, 'me/media', { fields, ...query }, access))
}

/** The code of an error says more than its status. */
const tokenRefused = [102, 190]
const tooMuchAsked = [4, 17, 32, 341, 613]

async function askInstagram(
  asking: Asking,
  path: string,
  query: Record<string, string>,
  access: PlatformAccess,
): Promise<Answer> {
  if (access === undefined) throw new AccessRevoked('There is no connection')
  const bearer = access.token
  const question = { platform_id: 'instagram' as const, url: `${api}/${path}`, query }
  const answer = await askPlatform(asking, { ...question, access, bearer })
  const code = Refusal.safeParse(answer.body).data?.error.code
  if (code !== undefined && tokenRefused.includes(code))
    throw new AccessRevoked(`Answered error ${code}`)
  if (code !== undefined && tooMuchAsked.includes(code)) {
    throw new ProviderUnavailable('Too much was asked', { retryAfter: 3600 })
  }
  return answer
}
