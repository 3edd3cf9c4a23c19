import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { openPlatforms } from '../../../test/support/servers/platforms-server.ts'
import { platformStates, platformUsages } from '../../tables/users/platforms.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { AccessRevoked, type Provider, ProviderUnavailable } from '../provider.ts'
import { providerOf } from '../providers.ts'
import { readOwnChannel } from './youtube.ts'

/**
 * Each provider against answers written after the documentation of its platform: its fields, and its codes of
 * errors. None was recorded from a call with a real key. They lie in answers/, each with the page to compare
 * it with: success, what is not there, what is private, too much asked, and access that has ended.
 */
type Recorded = {
  page: string
  answers: Record<string, { status?: number; headers?: Record<string, string>; json: unknown }>
}

const platforms = await openPlatforms()
afterAll(() => platforms.close())

beforeEach(async () => {
  platforms.forget()
  await db.delete(platformStates)
  await db.delete(platformUsages)
})

const access = { token: 'owner-token' }
const ids = ['youtube', 'tiktok', 'instagram', 'x'] as const
const recorded = Object.fromEntries(
  ids.map((id) => [
    id,
    JSON.parse(readFileSync(new URL(`answers/${id}.json`, import.meta.url), 'utf8')),
  ]),
) as Record<(typeof ids)[number], Record<string, Recorded>>

/** The provider, asked by whom the platform answers as in one case. */
function inCase(id: (typeof ids)[number], name: string): Provider {
  const known = recorded[id][name]
  if (known === undefined) throw new Error(`${id} has no answers for ${name}`)
  for (const [address, answer] of Object.entries(known.answers)) platforms.on(address, answer)
  return providerOf(platforms.context, id as PlatformId) as Provider
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: Error) => error,
  )

const posts = {
  youtube: '7lCDEYXw3mM',
  tiktok: '7080217258529732910',
  instagram: 'CvN0J2bOTgX',
  x: '1263145271946551300',
}

describe.each(ids)('%s', (id) => {
  test('names for every answer the page of its own documentation', () => {
    const homes = {
      youtube: 'developers.google.com',
      tiktok: 'developers.tiktok.com',
      instagram: 'developers.facebook.com',
      x: 'docs.x.com',
    }
    expect(Object.keys(recorded[id])).toEqual(
      expect.arrayContaining(['account', 'not found', 'too much asked', 'access ended']),
    )
    for (const { page } of Object.values(recorded[id])) expect(new URL(page).host).toBe(homes[id])
  })

  test('does not know a post that is not there', async () => {
    const name = id === 'youtube' ? 'private' : 'not found'
    expect(await inCase(id, name).readPosts([posts[id]], access)).toEqual(new Map())
  })

  test('comes back later where too much was asked', async () => {
    const failure = await failureOf(inCase(id, 'too much asked').readPosts([posts[id]], access))
    expect(failure).toBeInstanceOf(ProviderUnavailable)
    expect((failure as ProviderUnavailable).retryAfter).toBeGreaterThan(0)
  })
})

describe('an account and a post', () => {
  test('of YouTube', async () => {
    const youtube = inCase('youtube', 'account')
    expect(await youtube.readAccount({ handle: 'googledevelopers' }, undefined)).toEqual({
      uid: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
      handle: 'googledevelopers',
      bio: 'Subscribe to join a community of creative developers.',
      subscriber_count: 2_300_000,
      view_count: 234_466_180,
      video_count: 5799,
      likes_count: null,
      engagement_rate: '1.21',
      opened_at: '2007-08-23T00:34:43Z',
    })
    const read = await youtube.readPosts([posts.youtube], undefined)
    expect(read.get(posts.youtube)).toMatchObject({
      author_uid: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
      posted_at: '2012-06-20T23:12:38Z',
      views: 3057,
      likes: 25,
      comments: 12,
      picture_url: 'https://i.ytimg.com/vi/7lCDEYXw3mM/hqdefault.jpg',
    })
  })

  test('of TikTok', async () => {
    const tiktok = inCase('tiktok', 'account')
    const uid = '723f24d7-e717-40f8-a2b6-cb8464cd23b4'
    expect(await tiktok.readAccount({ uid }, access)).toMatchObject({
      handle: 'tiktokuser',
      subscriber_count: 120,
      likes_count: 3400,
      video_count: 56,
      engagement_rate: '10.00',
    })
    const read = await tiktok.readPosts([posts.tiktok], access)
    expect(read.get(posts.tiktok)).toMatchObject({
      author_handle: 'tiktokuser',
      posted_at: '2022-01-28T01:20:03.000Z',
      views: 100,
      shares: 2,
    })
  })

  test('of Instagram', async () => {
    const instagram = inCase('instagram', 'account')
    expect(await instagram.readAccount({ handle: 'bluebottle' }, access)).toMatchObject({
      uid: '17841405309211844',
      subscriber_count: 200,
      engagement_rate: '10.00',
    })
    const read = await instagram.readPosts([posts.instagram], access)
    expect(read.get(posts.instagram)).toMatchObject({ views: 650, shares: 4, likes: 15 })
  })

  test('of Instagram, where the account is no list', async () => {
    const account = await inCase('instagram', 'account, as one object').readAccount(
      { uid: '17841405309211844' },
      access,
    )
    expect(account).toMatchObject({ handle: 'bluebottle', video_count: 12 })
  })

  test('of X', async () => {
    const x = inCase('x', 'account')
    expect(await x.readAccount({ handle: 'xdevelopers' }, undefined)).toMatchObject({
      uid: '2244994945',
      subscriber_count: 583_423,
      opened_at: '2013-12-14T04:35:55.000Z',
    })
    const read = await x.readPosts([posts.x], undefined)
    expect(read.get(posts.x)).toMatchObject({
      author_handle: 'xdevelopers',
      views: 2100,
      shares: 8,
      comments: 3,
    })
  })
})

/** The ids that the platforms have for the accounts whose posts are listed. */
const owners = {
  youtube: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
  tiktok: '723f24d7-e717-40f8-a2b6-cb8464cd23b4',
  instagram: '17841405309211844',
  x: '2244994945',
}

describe('the latest posts', () => {
  test.each(ids)('of an account at %s', async (id) => {
    const provider = inCase(id, id === 'x' ? 'latest posts' : 'account')
    const [latest] = await provider.readLatest(owners[id], access)
    const [uid, likes, views] = {
      youtube: [posts.youtube, 25, 3057],
      tiktok: [posts.tiktok, 5, 100],
      instagram: [posts.instagram, 15, null],
      x: [posts.x, 38, 2100],
    }[id]
    expect(latest).toMatchObject({ uid, likes, views, posted_at: expect.stringMatching(/^20/) })
  })

  test('of an account at X that has none', async () => {
    expect(await inCase('x', 'no posts').readLatest(owners.x, undefined)).toEqual([])
  })

  test('of a channel without uploads', async () => {
    platforms.on('www.googleapis.com/youtube/v3/playlistItems', { status: 404, json: {} })
    const youtube = providerOf(platforms.context, 'youtube') as Provider
    expect(await youtube.readLatest(owners.youtube, undefined)).toEqual([])
  })
})

test('an account that is not there is none', async () => {
  const nobody = { handle: 'xdevelopers' }
  expect(await inCase('youtube', 'not found').readAccount(nobody, undefined)).toBeUndefined()
  expect(await inCase('x', 'not found').readAccount(nobody, undefined)).toBeUndefined()
})

test('a post of X that is protected is one that is missing', async () => {
  expect(await inCase('x', 'private').readPosts([posts.x], undefined)).toEqual(new Map())
})

test('X is asked again when its window begins anew', async () => {
  const failure = await failureOf(inCase('x', 'too much asked').readPosts([posts.x], undefined))
  const expected = (Date.parse('2100-01-01T00:00:00Z') - Date.now()) / 1000
  expect(Math.abs(((failure as ProviderUnavailable).retryAfter as number) - expected)).toBeLessThan(
    60,
  )
})

test('a post of Instagram whose numbers are not known yet is there without them', async () => {
  const read = await inCase('instagram', 'numbers not known yet').readPosts(
    [posts.instagram],
    access,
  )
  expect(read.get(posts.instagram)).toMatchObject({ views: null })
})

test.each([
  ['tiktok', 'access ended'],
  ['tiktok', 'scope taken back'],
  ['instagram', 'access ended'],
  ['instagram', 'session ended'],
] as const)('access to %s ends: %s', async (id, name) => {
  const failure = await failureOf(inCase(id, name).readPosts([posts[id]], access))
  expect(failure).toBeInstanceOf(AccessRevoked)
})

test('access to a channel ends', async () => {
  inCase('youtube', 'access ended')
  expect(await failureOf(readOwnChannel(platforms.context, access))).toBeInstanceOf(AccessRevoked)
})

test('the token of the installation at X ends for nobody but the installation', async () => {
  const failure = await failureOf(inCase('x', 'access ended').readPosts([posts.x], undefined))
  expect(failure).toBeInstanceOf(ProviderUnavailable)
  expect(failure.message).toContain('Our own credentials')
})

test('the limit of an app at Instagram delays for an hour', async () => {
  const asked = inCase('instagram', 'limit of the app').readPosts([posts.instagram], access)
  expect(await failureOf(asked)).toMatchObject({ retryAfter: 3600 })
})
