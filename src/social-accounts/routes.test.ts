import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  createSocialAccount,
  createSocialAccountSnapshot,
  createUser,
  unique,
} from '../../test/factories.ts'
import { anonymous, db, withSession, withToken } from '../../test/helper.ts'
import { auditEvents } from '../audit/table.ts'
import { encodeId } from '../sqids.ts'
import { socialAccountSnapshots, socialAccounts } from './table.ts'

const path = '/me/social_accounts'

async function setUp() {
  const user = await createUser(db)
  return { user, client: await withToken(user), browser: await withSession(user) }
}

function instagram(name = unique('jane')) {
  return { platform_id: 'instagram', account_url: `https://instagram.com/${name}` }
}

function accountPath({ id }: { id: number }) {
  return `${path}/${encodeId('SocialAccount', id)}`
}

describe('GET /me/social_accounts', () => {
  test('lists the accounts of the caller alone, oldest first', async () => {
    const { user, client } = await setUp()
    const first = await createSocialAccount(db, user)
    const second = await createSocialAccount(db, user)
    await createSocialAccount(db, await createUser(db))

    const response = await client.get(`${path}.json`)

    expect(response.statusCode).toBe(200)
    expect(response.json().map(({ account_url }: typeof first) => account_url)).toEqual([
      first.account_url,
      second.account_url,
    ])
    expect(response.headers['total-count']).toBe('2')
  })

  test('tells the total past the end too', async () => {
    const { user, client } = await setUp()
    await createSocialAccount(db, user)

    const response = await client.get(`${path}.json?page=9`)

    expect(response.json()).toEqual([])
    expect(response.headers['total-count']).toBe('1')
  })

  test('takes a read-only token, and nobody without one', async () => {
    const { user } = await setUp()
    const reader = await withToken(user, 'read')

    expect((await reader.get(`${path}.json`)).statusCode).toBe(200)
    expect((await reader.post(`${path}.json`, {})).statusCode).toBe(401)
    expect((await anonymous.get(`${path}.json`)).statusCode).toBe(401)
  })

  test('shows a page that says what to do while there is none', async () => {
    const { browser } = await setUp()

    const response = await browser.get(path)

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('No account is connected yet')
    expect(response.body).toContain('social_account[account_url]')
  })

  test('shows a page of accounts with their numbers', async () => {
    const { user, browser } = await setUp()
    const account = await createSocialAccount(db, user, { status: 'verified' })
    await createSocialAccountSnapshot(db, account, { subscriber_count: 12_345 })

    const { body } = await browser.get(path)

    expect(body).toContain(account.account_url)
    expect(body).toContain('12.3K')
    expect(body).toContain('verified')
  })
})

describe('GET /me/social_accounts/:id', () => {
  test('has no numbers before the first snapshot', async () => {
    const { user, client } = await setUp()
    const account = await createSocialAccount(db, user)

    const response = await client.get(`${accountPath(account)}.json`)

    expect(response.json()).toEqual({
      id: encodeId('SocialAccount', account.id),
      platform_id: 'instagram',
      account_url: account.account_url,
      uid: null,
      status: 'pending',
      subscriber_count: null,
      view_count: null,
      video_count: null,
      likes_count: null,
      engagement_rate: null,
      last_synced_at: null,
      created_at: account.created_at.toISOString(),
      updated_at: account.updated_at.toISOString(),
      url: `http://troupe.test${accountPath(account)}.json`,
    })
  })

  test('shows the latest snapshot, whichever was written last', async () => {
    const { user, client } = await setUp()
    const account = await createSocialAccount(db, user)
    const taken_at = new Date('2026-03-02T10:00:00.000Z')
    await createSocialAccountSnapshot(db, account, {
      subscriber_count: 9_000_000_000,
      view_count: 2,
      video_count: 3,
      likes_count: 4,
      engagement_rate: '4.2',
      taken_at,
    })
    await createSocialAccountSnapshot(db, account, { taken_at: new Date('2026-03-01T10:00:00Z') })

    const response = await client.get(`${accountPath(account)}.json`)

    expect(response.json()).toMatchObject({
      subscriber_count: 9_000_000_000,
      view_count: 2,
      video_count: 3,
      likes_count: 4,
      engagement_rate: '4.20',
      last_synced_at: taken_at.toISOString(),
    })
  })

  test('has an ETag that a new snapshot changes', async () => {
    const { user, client } = await setUp()
    const account = await createSocialAccount(db, user)
    const url = `${accountPath(account)}.json`
    const { etag } = (await client.get(url)).headers

    expect((await client.get(url, { 'if-none-match': etag as string })).statusCode).toBe(304)
    await createSocialAccountSnapshot(db, account)
    expect((await client.get(url, { 'if-none-match': etag as string })).statusCode).toBe(200)
  })

  test("does not know other people's accounts, nor ids that are none", async () => {
    const { client } = await setUp()
    const other = await createSocialAccount(db, await createUser(db))

    for (const url of [`${accountPath(other)}.json`, `${path}/nothing.json`]) {
      const response = await client.get(url)
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe('')
    }
  })

  test('shows a page', async () => {
    const { user, browser } = await setUp()
    const account = await createSocialAccount(db, user, { status: 'failed' })

    const response = await browser.get(accountPath(account))

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('could not be verified')
  })
})

describe('POST /me/social_accounts', () => {
  test('connects an account, its address written in the one way', async () => {
    const { user, client } = await setUp()
    const name = unique('Jane')
    const account_url = `http://www.Instagram.com/${name}/?igsh=1#top`

    const response = await client.post(`${path}.json`, {
      social_account: { platform_id: 'instagram', account_url, status: 'verified', uid: '1' },
    })

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      account_url: `https://instagram.com/${name.toLowerCase()}`,
      status: 'pending',
      uid: null,
    })
    expect(response.headers.location).toBe(response.json().url)
    const [event] = await eventsOf(user)
    expect(event).toMatchObject({ action: 'create', record_type: 'SocialAccount' })
  })

  test('refuses an account that someone else has connected, however they wrote it', async () => {
    const { client } = await setUp()
    const taken = await createSocialAccount(db, await createUser(db))
    const account_url = taken.account_url.replace('https://', 'http://m.').toUpperCase()

    const response = await client.post(`${path}.json`, {
      social_account: { platform_id: 'instagram', account_url },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ errors: { account_url: ['has already been taken'] } })
  })

  test('gives an account to one of many who ask at once', async () => {
    const people = await Promise.all([setUp(), setUp(), setUp(), setUp()])
    const social_account = instagram()

    const responses = await Promise.all(
      people.map(({ client }) => client.post(`${path}.json`, { social_account })),
    )

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422])
  })

  test.each([
    [{ platform_id: 'myspace' }, { platform_id: ['is not included in the list'] }],
    [{ platform_id: 7 }, { platform_id: ['is not included in the list'] }],
    [{ account_url: '' }, { account_url: ["can't be blank"] }],
    [{ account_url: undefined }, { account_url: ["can't be blank"] }],
    [{ account_url: 5 }, { account_url: ['is invalid'] }],
    [{ account_url: 'instagram.com/jane' }, { account_url: ['is invalid'] }],
    [{ account_url: 'ftp://instagram.com/jane' }, { account_url: ['is invalid'] }],
    [{ account_url: 'https://instagram.com/' }, { account_url: ['is invalid'] }],
    [{ account_url: 'https://x.com/jane' }, { account_url: ['must be on instagram.com'] }],
    [
      { account_url: `https://instagram.com/${'a'.repeat(2048)}` },
      { account_url: ['is too long (maximum is 2048 characters)'] },
    ],
  ])('refuses %j', async (fields, errors) => {
    const { client } = await setUp()

    const response = await client.post(`${path}.json`, {
      social_account: { ...instagram(), ...fields },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ errors })
  })

  test.each([
    ['tiktok', 'https://www.tiktok.com/@jane'],
    ['youtube', 'https://www.youtube.com/@jane'],
  ])('refuses %s, which has people sign in to it', async (platform_id, account_url) => {
    const { client } = await setUp()

    const response = await client.post(`${path}.json`, {
      social_account: { platform_id, account_url },
    })

    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['platform_id'])
  })

  test('asks for its root key', async () => {
    const { client } = await setUp()

    expect((await client.post(`${path}.json`, {})).statusCode).toBe(400)
  })

  test('works from the page, and shows what was typed when it does not', async () => {
    const { browser } = await setUp()
    const { account_url } = instagram()
    const form = (address: string) =>
      new URLSearchParams({
        'social_account[platform_id]': 'instagram',
        'social_account[account_url]': address,
      }).toString()

    const refused = await browser.post(path, form('https://example.com/jane'))
    const accepted = await browser.post(path, form(account_url))

    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('https://example.com/jane')
    expect(refused.body).toContain('Address must be on instagram.com')
    expect(accepted.statusCode).toBe(303)
    expect(accepted.headers.location).toBe(path)
  })
})

describe('DELETE /me/social_accounts/:id', () => {
  test('forgets the account and its snapshots, once', async () => {
    const { user, client } = await setUp()
    const account = await createSocialAccount(db, user)
    await createSocialAccountSnapshot(db, account)

    const response = await client.delete(`${accountPath(account)}.json`)

    expect(response.statusCode).toBe(204)
    expect((await client.delete(`${accountPath(account)}.json`)).statusCode).toBe(404)
    expect(await db.$count(socialAccountSnapshots, isOf(account))).toBe(0)
    expect((await eventsOf(user))[0]).toMatchObject({ action: 'destroy', record_id: account.id })
  })

  test("leaves other people's alone", async () => {
    const { client } = await setUp()
    const other = await createSocialAccount(db, await createUser(db))

    const response = await client.delete(`${accountPath(other)}.json`)

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('')
    expect(await db.$count(socialAccounts, eq(socialAccounts.id, other.id))).toBe(1)
  })

  test('works from the page', async () => {
    const { user, browser } = await setUp()
    const account = await createSocialAccount(db, user)

    const response = await browser.post(`${accountPath(account)}?_method=delete`, '')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
  })
})

describe('the snapshots of an account', () => {
  test('are never changed or removed while it is there', async () => {
    const account = await createSocialAccount(db, await createUser(db))
    await createSocialAccountSnapshot(db, account)

    await expect(
      db.update(socialAccountSnapshots).set({ view_count: 1 }).where(isOf(account)),
    ).rejects.toThrow()
    await expect(db.delete(socialAccountSnapshots).where(isOf(account))).rejects.toThrow()
  })
})

function isOf({ id }: { id: number }) {
  return eq(socialAccountSnapshots.social_account_id, id)
}

function eventsOf({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.user_id, id), eq(auditEvents.record_type, 'SocialAccount')))
}
