import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { platformIds } from '../../vocabulary/platforms.ts'
import { platformOf } from '../hosts.ts'
import { addressBy, type PostAddress, parseSoundUrl, readPostUrl } from './post-url.ts'

describe('readPostUrl', () => {
  const youtube = ['youtube', 'dQw4w9WgXcQ', null, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']
  const tiktok = [
    'tiktok',
    '7301234567890123456',
    'robin.vale',
    'https://www.tiktok.com/@robin.vale/video/7301234567890123456',
  ]
  const instagram = ['instagram', 'C1aB_-xyz12', null, 'https://www.instagram.com/p/C1aB_-xyz12/']
  const x = ['x', '1723456789012345678', 'robin', 'https://x.com/robin/status/1723456789012345678']

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
    ['youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=4s#top', youtube],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=x', youtube],
    ['https://youtube.com/live/dQw4w9WgXcQ/', youtube],
    ['http://WWW.YouTube.com./embed/dQw4w9WgXcQ', youtube],
    ['https://www.tiktok.com/@Robin.Vale/video/7301234567890123456?_r=1&_t=8', tiktok],
    ['tiktok.com/@robin.vale/photo/7301234567890123456/', tiktok],
    ['https://www.instagram.com/reel/C1aB_-xyz12/?igsh=1', instagram],
    ['https://instagram.com/reels/C1aB_-xyz12', instagram],
    ['https://instagram.com/p/C1aB_-xyz12/', instagram],
    ['https://instagram.com/tv/C1aB_-xyz12/', instagram],
    ['https://twitter.com/Robin/status/1723456789012345678?s=20', x],
    ['https://mobile.twitter.com/robin/status/1723456789012345678/photo/1', x],
    ['https://x.com/robin/status/1723456789012345678', x],
    [
      'https://instagram.com/Robin/reel/C1aB_-xyz12/',
      ['instagram', 'C1aB_-xyz12', 'robin', 'https://www.instagram.com/p/C1aB_-xyz12/'],
    ],
    [
      'https://x.com/i/web/status/1723456789012345678',
      ['x', '1723456789012345678', null, 'https://x.com/i/status/1723456789012345678'],
    ],
    [
      'https://m.tiktok.com/v/7301234567890123456.html',
      ['tiktok', '7301234567890123456', null, 'https://www.tiktok.com/@/video/7301234567890123456'],
    ],
    [
      'https://www.facebook.com/watch/?v=10153231379946729&ref=x',
      [
        'facebook',
        '10153231379946729',
        null,
        'https://www.facebook.com/watch/?v=10153231379946729',
      ],
    ],
    [
      'https://www.twitch.tv/jane/clip/BraveTea-1?filter=clips',
      ['twitch', 'bravetea-1', null, 'https://clips.twitch.tv/BraveTea-1'],
    ],
    [
      'https://clips.twitch.tv/BraveTea-1',
      ['twitch', 'bravetea-1', null, 'https://clips.twitch.tv/BraveTea-1'],
    ],
    [
      'https://m.twitch.tv/videos/123456789?t=1',
      ['twitch', 'videos/123456789', null, 'https://www.twitch.tv/videos/123456789'],
    ],
    [
      'https://www.threads.net/@jane/post/Cabc12',
      ['threads', 'Cabc12', 'jane', 'https://www.threads.com/@jane/post/Cabc12'],
    ],
    [
      'https://de.linkedin.com/posts/jane_tea-activity-7123456789012345678-x9-Z?utm_source=share',
      [
        'linkedin',
        '7123456789012345678',
        null,
        'https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678/',
      ],
    ],
    [
      'https://www.snapchat.com/spotlight/W7_abc',
      ['snapchat', 'W7_abc', null, 'https://www.snapchat.com/spotlight/W7_abc'],
    ],
  ])('reads %s', (address, [platform_id, uid, handle, url]) => {
    expect(readPostUrl(address)).toEqual({ platform_id, uid, handle, url })
    expect(readPostUrl(String(url))).toMatchObject({ platform_id, uid, url })
  })

  test.each([
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123'],
    ['vt.tiktok.com/ZSabc123?x=1', 'https://vt.tiktok.com/ZSabc123'],
    ['https://www.tiktok.com/t/ZTabc123/', 'https://www.tiktok.com/t/ZTabc123'],
    [
      'https://www.instagram.com/share/reel/BAxyz12/',
      'https://www.instagram.com/share/reel/BAxyz12',
    ],
    ['https://www.instagram.com/share/BAxyz12?a=1', 'https://www.instagram.com/share/BAxyz12'],
    ['https://fb.watch/abCd12/?mibextid=x', 'https://fb.watch/abCd12'],
    ['https://m.facebook.com/share/v/1Abc2/', 'https://m.facebook.com/share/v/1Abc2'],
    ['https://www.facebook.com/share/1Abc2/', 'https://www.facebook.com/share/1Abc2'],
    ['https://t.snapchat.com/abCd12', 'https://t.snapchat.com/abCd12'],
    ['https://www.snapchat.com/t/abCd12', 'https://www.snapchat.com/t/abCd12'],
    [
      'https://www.linkedin.com/posts/jane_tea-ugcPost-7123456789012345678-x9?rcm=1',
      'https://www.linkedin.com/feed/update/urn:li:ugcPost:7123456789012345678/',
    ],
    [
      'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7123456789012345678',
      'https://www.linkedin.com/feed/update/urn:li:share:7123456789012345678/',
    ],
  ])('knows that %s has to be resolved', (address, short) => {
    expect(readPostUrl(address)).toMatchObject({ short: new URL(short) })
  })

  test.each([
    'https://m.facebook.com/story.php?story_fbid=pfbid0abc&id=1000123&mibextid=x',
    'https://www.facebook.com/jane/posts/pfbid0Abc?x=1',
    'https://www.facebook.com/photo/?fbid=10153231379946729',
    'https://www.facebook.com/groups/12345/permalink/10153231379946729/',
  ])('says why %s is not taken', (address) => {
    expect(readPostUrl(address)).toMatchObject({
      refusal: expect.stringContaining('a video or reel'),
    })
  })

  test.each([
    '',
    'not an address',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://jane@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@jane',
    'https://www.youtube.com/watch?v=short',
    'https://www.tiktok.com/@jane',
    'https://www.tiktok.com/jane/video/7301234567890123456',
    'https://www.tiktok.com/@jane/video/x',
    'https://vm.tiktok.com/',
    'https://www.instagram.com/jane',
    'https://x.com/jane',
    'https://x.com/status/1723456789012345678',
    'https://www.linkedin.com/in/jane',
    'https://www.snapchat.com/add/jane',
    'https://www.facebook.com/jane',
    'https://www.twitch.tv/jane',
    'https://www.threads.net/@jane',
    'https://www.linkedin.com/pulse/tea-jane',
    'https://www.snapchat.com/@jane',
    'https://www.instagram.com/p/%E0%A4%A/',
  ])('finds no post at %s', (address) => {
    expect(readPostUrl(address)).toBeUndefined()
  })

  test('leaves alone what it has written itself, whatever is pasted', () => {
    const address = fc
      .tuple(
        fc.constantFrom('youtube.com', 'tiktok.com', 'instagram.com', 'x.com', 'facebook.com'),
        fc.webPath(),
        fc.webQueryParameters(),
      )
      .map(([host, path, query]) => `https://${host}${path}?${query}`)
    fc.assert(
      fc.property(address, (address) => {
        const post = readPostUrl(address)
        if (post === undefined || !('uid' in post)) return
        expect(readPostUrl(post.url)).toMatchObject({ uid: post.uid, url: post.url })
      }),
    )
  })
})

describe('a post has one id, whichever address names it:', () => {
  const number = fc.bigInt({ min: 10n ** 9n, max: 10n ** 18n }).map(String)
  const zeros = fc.constantFrom('', '0', '000')
  const letters = 'BCDEFGHXYZabcxyz0123456789_-'
  const code = fc
    .tuple(
      fc.constantFrom(...'BCDabz9'),
      fc.array(fc.constantFrom(...letters), { minLength: 10, maxLength: 10 }),
    )
    .map(([first, rest]) => `${first}${rest.join('')}`)
  const handle = fc.constantFrom('jane', 'Jane', 'JANE.doe')
  const query = fc.constantFrom('', '?utm_source=share&igsh=1', '?si=x#top')
  const end = fc.constantFrom('', '/')
  const host = (...names: string[]) =>
    fc
      .tuple(fc.constantFrom('', 'https://', 'http://'), fc.constantFrom(...names))
      .map(([scheme, name]) => `${scheme}${name}`)

  type Made = { at: string; jane: string; zero: string }
  /** Ways to write the address of one post. */
  const ways: Record<
    string,
    [hosts: string[], (uid: string) => ((made: Made) => string)[], 'number' | 'code']
  > = {
    youtube: [
      ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'WWW.YouTube.com', 'music.youtube.com'],
      (uid) => [() => `/shorts/${uid}`, () => `/Live/${uid}`, () => `/embed/${uid}`],
      'code',
    ],
    tiktok: [
      ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
      (uid) => [
        ({ jane, zero }) => `/@${jane}/video/${zero}${uid}`,
        ({ jane }) => `/@${jane}/Photo/${uid}`,
        ({ zero }) => `/v/${zero}${uid}.html`,
      ],
      'number',
    ],
    instagram: [
      ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
      (uid) => [
        ({ jane }) => `/${jane}/reel/${uid}`,
        () => `/reels/${uid}`,
        () => `/p/${uid}`,
        () => `/P/AA${uid}`,
        () => `/tv/${uid}`,
      ],
      'code',
    ],
    x: [
      ['x.com', 'twitter.com', 'www.x.com', 'mobile.twitter.com'],
      (uid) => [
        ({ jane, zero }) => `/${jane}/status/${zero}${uid}`,
        ({ jane }) => `/${jane}/Statuses/${uid}/photo/1`,
        ({ zero }) => `/i/web/status/${zero}${uid}`,
      ],
      'number',
    ],
    facebook: [
      [
        'facebook.com',
        'www.facebook.com',
        'm.facebook.com',
        'web.facebook.com',
        'fb.com',
        'de-de.facebook.com',
      ],
      (uid) => [
        ({ jane, zero }) => `/${jane}/videos/${zero}${uid}`,
        ({ jane }) => `/${jane}/videos/how-to-brew/${uid}`,
        ({ jane }) => `/${jane}/videos/vb.10001/${uid}`,
        ({ zero }) => `/reel/${zero}${uid}`,
        () => `/Reel/${uid}`,
      ],
      'number',
    ],
    twitch: [
      ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv'],
      (uid) => [
        ({ zero }) => `/videos/${zero}${uid}`,
        ({ jane }) => `/${jane}/v/${uid}`,
        ({ jane }) => `/${jane}/video/${uid}`,
      ],
      'number',
    ],
    snapchat: [
      ['snapchat.com', 'www.snapchat.com'],
      (uid) => [() => `/spotlight/${uid}`, ({ jane }) => `/@${jane}/Spotlight/${uid}`],
      'code',
    ],
    threads: [
      ['threads.net', 'threads.com', 'www.threads.net', 'www.threads.com'],
      (uid) => [
        ({ jane }) => `/@${jane}/post/${uid}`,
        ({ jane }) => `/@${jane}/Post/A${uid}/media`,
        () => `/t/${uid}`,
      ],
      'code',
    ],
    linkedin: [
      ['linkedin.com', 'www.linkedin.com', 'de.linkedin.com', 'm.linkedin.com'],
      (uid) => [
        ({ jane, zero }) => `/posts/${jane}_tea-time-activity-${zero}${uid}-aB_9`,
        ({ jane }) => `/posts/${jane}-activity-${uid}`,
        ({ zero }) => `/feed/update/urn:li:activity:${zero}${uid}`,
        () => `/feed/update/urn%3Ali%3Aactivity%3A${uid}`,
        () => `/embed/feed/update/urn:li:activity:${uid}`,
      ],
      'number',
    ],
  }

  test.each(platformIds)('%s', (platform) => {
    const [hosts, forms, kind] = ways[platform] ?? [[], () => [], 'code']
    const uids = kind === 'code' ? code : number
    const made = fc.record({ at: host(...hosts), jane: handle, zero: zeros })
    const way = fc.tuple(made, fc.nat(), end, query)
    fc.assert(
      fc.property(uids, fc.array(way, { minLength: 2, maxLength: 8 }), (uid, written) => {
        const addresses = written.map(([how, which, slash, asked]) => {
          const all = forms(uid)
          return `${how.at}${all[which % all.length]?.(how)}${slash}${asked}`
        })
        const read = addresses.map((address) => {
          const post = readPostUrl(address)
          return post && 'uid' in post ? `${post.platform_id} ${post.uid}` : address
        })
        expect(new Set(read)).toEqual(
          new Set([`${platform} ${platform === 'twitch' ? 'videos/' : ''}${uid}`]),
        )
      }),
    )
  })

  test('and the words of a clip are the same in capitals, but not what follows them', () => {
    const uidOf = (address: string) => {
      const post = readPostUrl(address)
      return post && 'uid' in post ? post.uid : undefined
    }
    expect(uidOf('https://clips.twitch.tv/BRAVEtea-aB')).toBe('bravetea-aB')
    expect(uidOf('https://www.twitch.tv/jane/clip/BraveTea-aB')).toBe('bravetea-aB')
    expect(uidOf('https://clips.twitch.tv/BraveTea-ab')).toBe('bravetea-ab')
  })
})

describe('parseSoundUrl', () => {
  test.each([
    ['https://www.tiktok.com/music/original-sound-7301234567890123456', '7301234567890123456'],
    ['tiktok.com/music/Tea-Time-7301234567890123456?lang=de', '7301234567890123456'],
    ['https://m.tiktok.com/music/7301234567890123456/', '7301234567890123456'],
    [' 7301234567890123456 ', '7301234567890123456'],
    ['https://www.tiktok.com/@jane/video/7301234567890123456', undefined],
    ['https://example.com/music/x-7301234567890123456', undefined],
    ['tea', undefined],
  ])('reads %s', (address, id) => {
    expect(parseSoundUrl(address)).toBe(id)
  })
})

test.each([
  ['tiktok.com/@jane', 'tiktok'],
  ['https://www.youtube.com/@jane', 'youtube'],
  ['instagram.com/jane', 'instagram'],
  ['https://mobile.twitter.com/jane', 'x'],
  ['fb.com/jane', 'facebook'],
  ['www.twitch.tv/jane', 'twitch'],
  ['snapchat.com/add/jane', 'snapchat'],
  ['threads.net/@jane', 'threads'],
  ['https://at.linkedin.com/in/jane', 'linkedin'],
  ['https://example.com/jane', undefined],
  ['jane', undefined],
])('the platform of %s is recognised', (address, platform) => {
  expect(platformOf(address)).toBe(platform)
})

test('no platform is left out', () => {
  for (const id of platformIds) expect(platformOf(`https://${hosts[id]}/jane/post/1`)).toBe(id)
})

const hosts = {
  tiktok: 'www.tiktok.com',
  youtube: 'youtube.com',
  instagram: 'instagram.com',
  x: 'x.com',
  facebook: 'facebook.com',
  twitch: 'twitch.tv',
  snapchat: 'snapchat.com',
  threads: 'threads.com',
  linkedin: 'linkedin.com',
}

test.each([
  [
    'https://x.com/somebody/status/1723456789012345678',
    'https://x.com/robin/status/1723456789012345678',
  ],
  [
    'https://www.tiktok.com/@somebody/video/7301234567890123456',
    'https://www.tiktok.com/@robin/video/7301234567890123456',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('%s of robin is written down as %s', (typed, url) => {
  expect(addressBy(readPostUrl(typed) as PostAddress, 'robin').url).toBe(url)
})
