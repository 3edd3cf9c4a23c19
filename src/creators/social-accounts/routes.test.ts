import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createSocialAccount,
  createSocialAccountSnapshot,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { socialAccountSnapshots, socialAccounts } from '../../tables/users/social-accounts.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const path = '/me/social_accounts'

async function setUp() {
  const user = await createUser(db)
  return { user, client: await withToken(user), browser: await withSession(user) }
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

  test('asks before one is disconnected, and says what becomes of its posts', async () => {
    const { user, browser } = await setUp()
    await createSocialAccount(db, user)
    expect((await browser.get(path)).body).toMatch(
      /Disconnect [^?]+\?[\s\S]+later\s+views are not paid/,
    )
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
    expect(response.body).toContain('No accounts connected yet')
    expect(response.body).toContain('social_account[account_url]')
  })

  test('asks which platform a name is on, and calls nothing connected that nobody has found yet', async () => {
    const { browser } = await setUp()
    const connect = (account_url: string) => browser.post(path, { social_account: { account_url } })

    for (const typed of ['@lena.x', 'lena_x']) {
      const name = typed.replace('@', '')
      expect((await connect(typed)).body).toContain(
        `Address does not say on which platform it is: write instagram.com/${name}, x.com/${name} or `,
      )
    }
    expect((await connect('https://example.com/lena')).body).toContain(
      'Address is not on a platform we support: it looks like instagram.com/name, x.com/name or ',
    )
    const added = await connect(`instagram.com/${unique('lena')}`)
    expect(decodeURIComponent(String(added.headers['set-cookie']))).toContain(
      'Your Instagram account is added. Now verify that it is yours.',
    )
    const { body } = await browser.get(String(added.headers.location))
    expect(body).toContain('>Added<')
    expect(body).not.toContain('>Connected<')
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
      failure: null,
      subscriber_count: null,
      view_count: null,
      video_count: null,
      likes_count: null,
      engagement_rate: null,
      last_synced_at: null,
      created_at: account.created_at,
      updated_at: account.updated_at,
      url: `http://troupe.localhost${accountPath(account)}.json`,
    })
  })

  test('shows the latest snapshot, whichever was written last', async () => {
    const { user, client } = await setUp()
    const account = await createSocialAccount(db, user)
    const taken_at = '2026-03-02T10:00:00.000Z'
    await createSocialAccountSnapshot(db, account, {
      subscriber_count: 9_000_000_000,
      view_count: 2,
      video_count: 3,
      likes_count: 4,
      engagement_rate: '4.2',
      taken_at,
    })
    await createSocialAccountSnapshot(db, account, { taken_at: '2026-03-01T10:00:00.000Z' })

    const response = await client.get(`${accountPath(account)}.json`)

    expect(response.json()).toMatchObject({
      subscriber_count: 9_000_000_000,
      view_count: 2,
      video_count: 3,
      likes_count: 4,
      engagement_rate: '4.20',
      last_synced_at: taken_at,
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
    expect(response.body).toContain('could not verify')
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
