import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import {
  createSocialAccount,
  createUser,
  unique,
} from '../../../../test/support/world/factories.ts'
import { auditEvents } from '../../../tables/audit-events.ts'

const path = '/me/social_accounts'

async function setUp() {
  const user = await createUser(db)
  return { user, client: await withToken(user), browser: await withSession(user) }
}

function instagram(name = unique('jane')) {
  return { platform_id: 'instagram', account_url: `https://instagram.com/${name}` }
}

const noAddress = 'is invalid: write it as https://example.com'

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

  test('takes an address as browsers show it, without its scheme', async () => {
    const { client, browser } = await setUp()
    const names = [unique('jane'), unique('jane')]

    const sent = await client.post(`${path}.json`, {
      social_account: { platform_id: 'threads', account_url: ` threads.com/@${names[0]} ` },
    })
    const page = await browser.get(path)
    const typed = await browser.post(
      path,
      `social_account[platform_id]=x&social_account[account_url]=www.x.com/${names[1]}?s=1`,
    )

    expect(sent.json()).toMatchObject({ account_url: `https://threads.com/@${names[0]}` })
    expect(page.body).toMatch(/name="social_account\[account_url\]" type="text"/)
    expect(typed.statusCode).toBe(303)
    expect((await browser.get(path)).body).toContain(`x.com/${names[1]}`)
  })

  test('refuses an account that someone else has connected, however they wrote it', async () => {
    const { client } = await setUp()
    const taken = await createSocialAccount(db, await createUser(db))
    const account_url = taken.account_url.replace('https://', 'http://m.').toUpperCase()

    const response = await client.post(`${path}.json`, {
      social_account: { platform_id: 'instagram', account_url },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ account_url: ['has already been taken'] })
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
    [{ account_url: 'jane' }, { account_url: [noAddress] }],
    [{ account_url: '//instagram.com/jane' }, { account_url: [noAddress] }],
    [{ account_url: 'javascript:instagram.com/jane' }, { account_url: [noAddress] }],
    [{ account_url: 'instagram.com' }, { account_url: ['is invalid'] }],
    [{ account_url: 'x.com/jane' }, { account_url: ['must be on instagram.com'] }],
    [{ account_url: 'ftp://instagram.com/jane' }, { account_url: [noAddress] }],
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
    expect(response.json().errors).toEqual(errors)
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
    expect(accepted.headers.location).toMatch(/^\/me\/social_accounts\/\w{8,}$/)
  })
})

function eventsOf({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.user_id, id), eq(auditEvents.record_type, 'SocialAccount')))
}
