import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { platformIds } from '../vocabulary/platforms.ts'
import { platformOf } from './hosts.ts'
import { parseSoundUrl, readPostUrl } from './post-url.ts'

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
      'https://m.facebook.com/story.php?story_fbid=pfbid0abc&id=1000123&mibextid=x',
      [
        'facebook',
        '1000123_pfbid0abc',
        null,
        'https://www.facebook.com/permalink.php?story_fbid=pfbid0abc&id=1000123',
      ],
    ],
    [
      'https://www.facebook.com/jane/posts/pfbid0Abc?x=1',
      ['facebook', 'jane/posts/pfbid0Abc', null, 'https://www.facebook.com/jane/posts/pfbid0Abc'],
    ],
    [
      'https://www.twitch.tv/jane/clip/BraveTea-1?filter=clips',
      ['twitch', 'BraveTea-1', null, 'https://clips.twitch.tv/BraveTea-1'],
    ],
    [
      'https://clips.twitch.tv/BraveTea-1',
      ['twitch', 'BraveTea-1', null, 'https://clips.twitch.tv/BraveTea-1'],
    ],
    [
      'https://m.twitch.tv/videos/123456789?t=1',
      ['twitch', 'videos/123456789', null, 'https://www.twitch.tv/videos/123456789'],
    ],
    [
      'https://www.threads.net/@jane/post/Cabc',
      ['threads', '@jane/post/Cabc', 'jane', 'https://www.threads.com/@jane/post/Cabc'],
    ],
    [
      'https://de.linkedin.com/posts/jane_tea-activity-71-x?utm_source=share',
      [
        'linkedin',
        'posts/jane_tea-activity-71-x',
        null,
        'https://www.linkedin.com/posts/jane_tea-activity-71-x',
      ],
    ],
    [
      'https://www.snapchat.com/spotlight/W7_abc',
      ['snapchat', 'spotlight/W7_abc', null, 'https://www.snapchat.com/spotlight/W7_abc'],
    ],
  ])('reads %s', (address, [platform_id, uid, handle, url]) => {
    expect(readPostUrl(address)).toEqual({ platform_id, uid, handle, url })
    expect(readPostUrl(String(url))).toMatchObject({ platform_id, uid, url })
  })

  test.each([
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123'],
    ['vt.tiktok.com/ZSabc123?x=1', 'https://vt.tiktok.com/ZSabc123'],
    ['https://www.tiktok.com/t/ZTabc123/', 'https://www.tiktok.com/t/ZTabc123'],
  ])('knows that %s has to be resolved', (address, short) => {
    expect(readPostUrl(address)).toEqual({ platform_id: 'tiktok', short: new URL(short) })
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
        if (post === undefined || 'short' in post) return
        expect(readPostUrl(post.url)).toMatchObject({ uid: post.uid, url: post.url })
      }),
    )
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
