import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { openPlatforms } from '../../../test/support/servers/platforms-server.ts'
import { platformStates, platformUsages } from '../../tables/users/platforms.ts'
import { type PlatformId, platformNames } from '../../vocabulary/platforms.ts'
import { readPostUrl } from '../posts/post-url.ts'
import { definitionInWords, sourceInWords } from '../posts/readings-in-words.ts'
import { AccessRevoked, type Provider, ProviderUnavailable } from '../provider.ts'
import { providerOf } from '../providers.ts'
import { resolvePostUrl } from '../resolve.ts'

const platforms = await openPlatforms()
const { on, asked, context } = platforms
afterAll(() => platforms.close())

beforeEach(async () => {
  platforms.forget()
  await db.delete(platformStates)
  await db.delete(platformUsages)
})

const provider = (id: PlatformId) => providerOf(context, id) as Provider
const access = { token: 'owner-token' }

const youtube = 'www.googleapis.com/youtube/v3'
const tiktok = 'open.tiktokapis.com/v2'
const instagram = 'graph.instagram.com'
const x = 'api.x.com/2'

const kind = 'youtube#channelListResponse'
const channel = {
  id: 'UCabcdefghijklmnopqrstuv',
  snippet: {
    title: 'Robin',
    description: 'Tea. troupe-ABCD',
    customUrl: '@Robin',
    publishedAt: '2020-01-02T03:04:05Z',
  },
  statistics: {
    subscriberCount: '18400',
    hiddenSubscriberCount: false,
    viewCount: '2150000',
    videoCount: '312',
  },
}
const video = (id: string, statistics: object = {}) => ({
  id,
  snippet: { channelId: channel.id, publishedAt: '2026-01-02T03:04:05Z' },
  statistics: { viewCount: '1000', likeCount: '40', commentCount: '10', ...statistics },
})

async function failureOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error('It did not fail')
    },
    (error) => error,
  )
}

describe('YouTube', () => {
  test('reads a channel by its handle, with the engagement of its latest videos', async () => {
    on(`${youtube}/channels`, { json: { kind, items: [channel] } })
    on(`${youtube}/playlistItems`, { json: { items: [{ contentDetails: { videoId: 'v1' } }] } })
    on(`${youtube}/videos`, { json: { items: [video('v1')] } })

    expect(await provider('youtube').readAccount({ handle: 'robin' }, undefined)).toEqual({
      uid: channel.id,
      handle: 'robin',
      bio: 'Tea. troupe-ABCD',
      subscriber_count: 18_400,
      view_count: 2_150_000,
      video_count: 312,
      likes_count: null,
      engagement_rate: '5.00',
      opened_at: '2020-01-02T03:04:05Z',
    })
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? [])
    expect(query).toEqual({ part: 'snippet,statistics', forHandle: '@robin', key: 'youtube-key' })
    expect(asked[1]?.url.searchParams.get('playlistId')).toBe('UUabcdefghijklmnopqrstuv')
  })

  test('says nothing where a channel hides its subscribers, or is not there', async () => {
    const statistics = { ...channel.statistics, hiddenSubscriberCount: true }
    on(`${youtube}/channels`, ({ url }) => ({
      json:
        url.searchParams.get('id') === 'UC1'
          ? { kind, items: [{ ...channel, statistics }] }
          : { kind },
    }))
    on(`${youtube}/playlistItems`, { status: 404, json: { error: { errors: [] } } })

    expect(await provider('youtube').readAccount({ uid: 'UC1' }, undefined)).toMatchObject({
      subscriber_count: null,
      engagement_rate: null,
    })
    expect(await provider('youtube').readAccount({ uid: 'UC2' }, undefined)).toBeUndefined()
  })

  test('reads fifty videos in one question; what is missing is gone', async () => {
    on(`${youtube}/videos`, {
      json: { items: [video('v1'), video('v3', { likeCount: undefined, viewCount: '7' })] },
    })

    const posts = await provider('youtube').readPosts(['v1', 'v2', 'v3'], undefined)
    expect([...posts.keys()]).toEqual(['v1', 'v3'])
    expect(posts.get('v1')).toMatchObject({ author_uid: channel.id, views: 1000, likes: 40 })
    expect(posts.get('v3')).toMatchObject({ views: 7, likes: null, shares: null })
    expect(asked).toHaveLength(1)
    expect(provider('youtube').mostPosts).toBe(50)
  })

  test('stops when the quota of the day is used up, until the day ends there', async () => {
    const reason = { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } }
    on(`${youtube}/videos`, { status: 403, json: reason })

    const first = await failureOf(provider('youtube').readPosts(['v1'], undefined))
    const second = await failureOf(provider('youtube').readPosts(['v1'], undefined))

    expect(first).toBeInstanceOf(ProviderUnavailable)
    for (const { retryAfter } of [first, second] as ProviderUnavailable[]) {
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(86_400)
    }
    expect(asked).toHaveLength(1)
  })

  test('stops by itself when little is left, and asks nothing more', async () => {
    on(`${youtube}/videos`, { json: { items: [] } })
    await provider('youtube').readPosts(['v1'], undefined)
    await db.update(platformUsages).set({ units: 9_500 })

    const failure = await failureOf(provider('youtube').readPosts(['v1'], undefined))

    expect(failure).toBeInstanceOf(ProviderUnavailable)
    expect((failure as ProviderUnavailable).retryAfter).toBeGreaterThan(0)
    expect(asked).toHaveLength(1)
    expect(await db.select().from(platformUsages)).toMatchObject([{ units: 9_500 }])
  })
})

describe('X', () => {
  const user = {
    id: '99',
    username: 'Robin',
    description: 'Tea',
    created_at: '2011-01-01T00:00:00.000Z',
    public_metrics: { followers_count: 12, tweet_count: 34, like_count: 56 },
  }

  test('reads an account with the token of the app', async () => {
    on(`${x}/users/by/username/robin`, { json: { data: user } })

    expect(await provider('x').readAccount({ handle: 'robin' }, undefined)).toMatchObject({
      uid: '99',
      handle: 'robin',
      bio: 'Tea',
      subscriber_count: 12,
      likes_count: null,
    })
    expect(asked[0]?.headers.authorization).toBe('Bearer x-token')
  })

  test('knows no account where X names an error instead', async () => {
    on(`${x}/users/99`, { json: { errors: [{ title: 'Not Found Error' }] } })
    expect(await provider('x').readAccount({ uid: '99' }, undefined)).toBeUndefined()
  })

  test('reads what is there of many posts, and who wrote each', async () => {
    on(`${x}/tweets`, {
      json: {
        data: [
          {
            id: '1',
            author_id: '99',
            created_at: '2026-01-01T00:00:00.000Z',
            attachments: { media_keys: ['3_1', '3_2'] },
            public_metrics: {
              impression_count: 500,
              like_count: 4,
              reply_count: 3,
              retweet_count: 2,
              quote_count: 1,
            },
          },
        ],
        includes: {
          users: [{ id: '99', username: 'Robin' }],
          media: [
            { media_key: '3_2', url: 'https://pbs.twimg.com/second.jpg' },
            { media_key: '3_1', url: 'https://pbs.twimg.com/first.jpg' },
          ],
        },
        errors: [{ resource_id: '2', title: 'Not Found Error' }],
      },
    })

    const posts = await provider('x').readPosts(['1', '2'], undefined)
    expect(Object.fromEntries(posts)).toEqual({
      1: {
        uid: '1',
        author_uid: '99',
        author_handle: 'robin',
        posted_at: '2026-01-01T00:00:00.000Z',
        sound_uid: null,
        picture_url: 'https://pbs.twimg.com/first.jpg',
        caption: null,
        views: 500,
        likes: 4,
        comments: 3,
        shares: 3,
      },
    })
  })
})

describe('TikTok', () => {
  const user = {
    open_id: 'open-1',
    username: 'Robin',
    bio_description: 'Tea',
    follower_count: 10,
    likes_count: 20,
    video_count: 30,
  }
  const ok = { code: 'ok', message: '', log_id: '1' }
  const clip = (id: string) => ({
    id,
    create_time: 1_767_322_800,
    share_url: `https://www.tiktok.com/@robin/video/${id}?utm=1`,
    cover_image_url: `https://p16.tiktokcdn.com/${id}.jpeg?x-expires=1`,
    view_count: 200,
    like_count: 10,
    comment_count: 5,
    share_count: 5,
  })

  test('reads the account that let us in, and no other', async () => {
    on(`${tiktok}/user/info/`, { json: { data: { user }, error: ok } })
    on(`${tiktok}/video/list/`, ({ body }) => {
      const { cursor } = JSON.parse(body)
      const videos = [clip(cursor === undefined ? '73012345' : '73012346')]
      return { json: { data: { videos, cursor: 5, has_more: cursor === undefined }, error: ok } }
    })

    const own = await provider('tiktok').readAccount({ uid: 'open-1' }, access)
    expect(own).toMatchObject({ handle: 'robin', subscriber_count: 10, engagement_rate: '10.00' })
    expect(own?.view_count).toBeNull()
    expect(asked.every(({ headers }) => headers.authorization === 'Bearer owner-token')).toBe(true)
    expect(asked).toHaveLength(3)
    expect(await provider('tiktok').readAccount({ uid: 'open-2' }, access)).toBeUndefined()
  })

  test('reads posts, and the sound of a single one as whoever embeds it is told', async () => {
    on(`${tiktok}/video/query/`, ({ body }) => {
      const ids = JSON.parse(body).filters.video_ids as string[]
      const videos = ids.filter((id) => id !== '73012347').map(clip)
      return { json: { data: { videos }, error: ok } }
    })
    const sound = 'https://www.tiktok.com/music/original-sound-7301234567890123456?refer=embed'
    on('www.tiktok.com/oembed', { json: { html: `<a href="${sound}">♬</a>` } })

    const [one] = (await provider('tiktok').readPosts(['73012345'], access)).values()
    const many = await provider('tiktok').readPosts(['73012345', '73012346', '73012347'], access)

    expect(one).toMatchObject({
      author_handle: 'robin',
      views: 200,
      sound_uid: '7301234567890123456',
      picture_url: 'https://p16.tiktokcdn.com/73012345.jpeg?x-expires=1',
      posted_at: '2026-01-02T03:00:00.000Z',
    })
    expect([...many.keys()]).toEqual(['73012345', '73012346'])
    expect(asked.filter(({ url }) => url.pathname.endsWith('oembed'))).toHaveLength(1)
  })

  test.each([
    [401, 'access_token_invalid', AccessRevoked],
    [401, 'scope_not_authorized', AccessRevoked],
    [200, 'access_token_invalid', AccessRevoked],
    [200, 'internal_error', ProviderUnavailable],
    [400, 'invalid_params', ProviderUnavailable],
  ])('takes %d %s for what it is', async (status, code, kind) => {
    on(`${tiktok}/video/query/`, { status, json: { data: {}, error: { code, message: '' } } })
    const failure = await failureOf(provider('tiktok').readPosts(['73012345'], access))
    expect(failure).toBeInstanceOf(kind)
  })

  test('has nothing to ask with where nobody let us in', async () => {
    const failure = await failureOf(provider('tiktok').readPosts(['73012345'], undefined))
    expect(failure).toBeInstanceOf(AccessRevoked)
    expect(asked).toHaveLength(0)
  })
})

describe('Instagram', () => {
  const media = (id: string, shortcode: string) => ({
    id,
    shortcode,
    timestamp: '2026-01-02T03:04:05+0000',
    username: 'Robin',
    like_count: 8,
    comments_count: 2,
  })

  test('reads the account that let us in, and what its followers do', async () => {
    const me = { user_id: '178', username: 'Robin', followers_count: 100, media_count: 2 }
    on(`${instagram}/me`, { json: me })
    on(`${instagram}/me/media`, { json: { data: [media('1', 'CodeA'), media('2', 'CodeB')] } })

    expect(await provider('instagram').readAccount({ handle: 'robin' }, access)).toMatchObject({
      uid: '178',
      subscriber_count: 100,
      video_count: 2,
      engagement_rate: '10.00',
    })
  })

  test('finds posts by their code, page after page, and their numbers where there are some', async () => {
    const film = { ...media('2', 'CodeB'), media_type: 'VIDEO', media_url: 'https://a.test/2.mp4' }
    on(`${instagram}/me/media`, ({ url }) =>
      url.searchParams.get('after') === null
        ? {
            json: {
              data: [
                { ...media('1', 'CodeA'), media_type: 'IMAGE', media_url: 'https://a.test/1' },
              ],
              paging: { cursors: { after: 'c' }, next: 'https://graph.instagram.com/…' },
            },
          }
        : { json: { data: [film] } },
    )
    const insights = [{ name: 'views', values: [{ value: 700 }] }]
    on(`${instagram}/1/insights`, { json: { data: insights } })
    on(`${instagram}/2/insights`, { json: { data: [] } })

    const posts = await provider('instagram').readPosts(['CodeA', 'CodeB', 'CodeC'], access)
    expect([...posts.keys()]).toEqual(['CodeA', 'CodeB'])
    expect(posts.get('CodeA')).toMatchObject({
      views: 700,
      likes: 8,
      shares: null,
      author_handle: 'robin',
      posted_at: '2026-01-02T03:04:05.000Z',
      picture_url: 'https://a.test/1',
    })
    // The file that a video plays is no picture of it.
    expect(posts.get('CodeB')).toMatchObject({ views: null, picture_url: null })
  })

  test('does not call a post missing that it did not look for to the end', async () => {
    const page = { cursors: { after: 'c' }, next: 'https://graph.instagram.com/…' }
    on(`${instagram}/me/media`, { json: { data: [media('1', 'CodeA')], paging: page } })
    const failure = await failureOf(provider('instagram').readPosts(['CodeZ'], access))
    expect(failure).toBeInstanceOf(ProviderUnavailable)
    expect(asked).toHaveLength(20)
  })

  test.each([
    [190, AccessRevoked],
    [4, ProviderUnavailable],
    [17, ProviderUnavailable],
    [100, ProviderUnavailable],
  ])('takes error %d for what it is', async (code, kind) => {
    on(`${instagram}/me/media`, { status: 400, json: { error: { code, message: 'No' } } })
    const failure = await failureOf(provider('instagram').readPosts(['CodeA'], access))
    expect(failure).toBeInstanceOf(kind)
  })
})

describe('whatever the platform', () => {
  test.each([
    ['too many questions', { status: 429, headers: { 'retry-after': '120' } }, 120],
    ['a server that is down', { status: 503 }, 60],
    ['a server that fails', { status: 500, text: '<h1>Oops</h1>' }, 60],
    ['a page instead of JSON', { text: '<h1>Hello</h1>' }, undefined],
    ['JSON that is something else', { json: { data: 'tea' } }, undefined],
    ['JSON that says nothing', { json: {} }, undefined],
    ['a refusal of our own token', { status: 401 }, 3600],
    ['a redirect', { status: 302, headers: { location: 'https://example.com/' } }, undefined],
    ['a refusal', { status: 403, json: { detail: 'Not on your plan' } }, undefined],
  ])('%s delays, and is told to staff', async (_, reply, seconds) => {
    on(`${x}/tweets`, reply)

    const failure = await failureOf(provider('x').readPosts(['1'], undefined))

    expect(failure).toBeInstanceOf(ProviderUnavailable)
    expect((failure as ProviderUnavailable).retryAfter).toBe(seconds)
    const [state] = await db
      .select()
      .from(platformStates)
      .where(eq(platformStates.platform_id, 'x'))
    expect(state).toMatchObject({ last_error: failure.message, last_success_at: null })
  })

  test('one that asks us to wait is not asked again before', async () => {
    on(`${x}/tweets`, { status: 429, headers: { 'retry-after': '120' } })
    await failureOf(provider('x').readPosts(['1'], undefined))
    on(`${x}/tweets`, { json: { data: [] } })

    const failure = await failureOf(provider('x').readPosts(['1'], undefined))
    expect((failure as ProviderUnavailable).retryAfter).toBeGreaterThan(100)
    expect(asked).toHaveLength(1)

    await db.update(platformStates).set({ retry_at: sql`now()` })
    await provider('x').readPosts(['1'], undefined)
    expect(asked).toHaveLength(2)
    const [state] = await db.select().from(platformStates)
    expect(state?.last_success_at).not.toBeNull()
  })

  test('one that breaks off delays', async () => {
    on(`${x}/tweets`, {
      headers: { 'content-length': '5', 'content-encoding': 'gzip' },
      text: 'nozip',
    })
    const failure = await failureOf(provider('x').readPosts(['1'], undefined))
    expect(failure).toBeInstanceOf(ProviderUnavailable)
  })

  test('what is asked is counted', async () => {
    on(`${x}/tweets`, { json: { data: [] } })
    await Promise.all([1, 2, 3].map(() => provider('x').readPosts(['1'], undefined)))
    expect(await db.select().from(platformUsages)).toMatchObject([{ platform_id: 'x', units: 3 }])
  })

  test.each(['facebook', 'twitch', 'snapchat', 'threads', 'linkedin'] as const)(
    'nobody is asked about %s in production',
    (id) => {
      const config = { ...context.config, trial: false }
      expect(providerOf({ ...context, config }, id)).toBeUndefined()
    },
  )
})

describe('a short link', () => {
  const short = 'https://vm.tiktok.com/ZMabc123/'
  const place = 'vm.tiktok.com/ZMabc123'
  const to = (location: string) => ({ status: 301, headers: { location } })

  test('is followed to its post', async () => {
    on(place, to('https://www.tiktok.com/t/ZTabc123'))
    on('www.tiktok.com/t/ZTabc123', to('https://m.tiktok.com/v/7301234567890123456.html?x=1'))

    expect(await resolvePostUrl(context, short)).toMatchObject({ uid: '7301234567890123456' })
  })

  test.each([
    'https://example.com/@robin/video/7301234567890123456',
    'http://127.0.0.1/',
    'https://www.tiktok.com/',
    'https://vm.tiktok.com/ZMabc123/',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//',
  ])('that leads to %s leads nowhere', async (location) => {
    on(place, to(location))
    expect(await resolvePostUrl(context, short)).toEqual({
      refusal: expect.stringContaining('short link'),
    })
    expect(asked.every(({ url }) => url.pathname.startsWith('/vm.tiktok.com/'))).toBe(true)
  })

  test.each([
    [
      'https://fb.watch/abCd12/',
      'fb.watch/abCd12',
      'https://www.facebook.com/reel/10153231379946729/',
    ],
    [
      'https://www.instagram.com/share/reel/BAxyz12',
      'www.instagram.com/share/reel/BAxyz12',
      'https://www.instagram.com/reel/C1aB_-xyz12/',
    ],
    [
      'https://www.linkedin.com/feed/update/urn:li:ugcPost:7123456789012345678/',
      'www.linkedin.com/feed/update/urn:li:ugcPost:7123456789012345678/',
      'https://www.linkedin.com/posts/jane_tea-activity-7123456789012345678-aB',
    ],
  ])('%s is followed to the same post', async (address, asked, location) => {
    on(asked, to(location))
    const { uid } = readPostUrl(location) as { uid: string }
    expect(await resolvePostUrl(context, address)).toMatchObject({ uid })
  })

  test('that is not answered may be tried again', async () => {
    on(place, { status: 503 })
    expect(await failureOf(resolvePostUrl(context, short))).toBeInstanceOf(ProviderUnavailable)
  })

  test('is not needed for an address that says it all', async () => {
    const post = await resolvePostUrl(context, 'https://youtu.be/dQw4w9WgXcQ')
    expect(post).toMatchObject({ platform_id: 'youtube', uid: 'dQw4w9WgXcQ' })
    expect(asked).toHaveLength(0)
  })
})

test('what was read, and from whom, is said in words', () => {
  for (const id of ['youtube', 'tiktok', 'instagram', 'x'] as const) {
    const { name, viewDefinition } = provider(id)
    expect(sourceInWords(name)).toBe(platformNames[id])
    expect(definitionInWords(viewDefinition)).toMatch(/^A view is .*\.$/)
  }
})
