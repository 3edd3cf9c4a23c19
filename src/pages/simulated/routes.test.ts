import { describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createSessionToken, createUser, unique } from '../../../test/support/world/factories.ts'

const name = () => unique('sim').replaceAll('-', '_').toLowerCase()

async function setUp() {
  const user = await createUser(db)
  const client = await withToken(user)
  const handle = name()
  const made = await client.post('/simulated/accounts.json', {
    simulated_account: { platform_id: 'tiktok', handle },
  })
  return { user, client, browser: await withSession(user), handle, id: made.json().id as string }
}

describe('the simulated platform', () => {
  test('is tried from an account to the views of a post', async () => {
    const { client, browser, handle, id } = await setUp()

    await client.patch(`/simulated/accounts/${id}.json`, { simulated_account: { bio: 'Tea' } })
    const posted = await client.post(`/simulated/accounts/${id}/posts.json`, {
      simulated_post: { kind: 'viral', sound: 'tiktok.com/music/tea-7301234567890123456' },
    })
    expect(posted.statusCode).toBe(201)
    expect(posted.json()).toMatchObject({
      kind: 'viral',
      sound_uid: '7301234567890123456',
      views: 0,
    })

    const moved = await client.post('/simulated/clock.json', {
      simulated_clock: { seconds: 7 * 86_400 },
    })
    expect(moved.json().seconds).toBeGreaterThanOrEqual(7 * 86_400)
    const { bio, posts } = (await client.get(`/simulated/accounts/${id}.json`)).json()
    expect(bio).toBe('Tea')
    expect(posts[0].views).toBeGreaterThan(100_000)

    const page = await browser.get(`/simulated/accounts/${id}`)
    expect(page.body).toContain(posts[0].post_url)
    expect((await browser.get('/simulated')).body).toContain(handle)

    expect((await client.delete(`/simulated/posts/${posts[0].id}.json`)).statusCode).toBe(204)
    expect((await client.delete(`/simulated/posts/${posts[0].id}.json`)).statusCode).toBe(404)
    expect((await client.get(`/simulated/accounts/${id}.json`)).json().posts).toEqual([])
  })

  test('refuses a name that is in use, and what is no sound, beside the field', async () => {
    const { client, browser, handle, id } = await setUp()

    const taken = await client.post('/simulated/accounts.json', {
      simulated_account: { platform_id: 'tiktok', handle: `@${handle.toUpperCase()}` },
    })
    expect(taken.json().errors).toEqual({ handle: ['has already been taken'] })

    const page = await browser.post(
      `/simulated/accounts/${id}/posts`,
      'simulated_post[kind]=normal&simulated_post[sound]=tea&simulated_post[posted_at]=2999-01-01T00:00Z',
    )
    expect(page.statusCode).toBe(422)
    expect(page.body).toContain('Sound is invalid')
    expect(page.body).toContain('Posted must be in the past')
  })

  test('shows people nothing of others', async () => {
    const [one, other] = await Promise.all([setUp(), setUp()])
    expect((await one.client.get(`/simulated/accounts/${other.id}.json`)).statusCode).toBe(404)
    expect((await one.client.get('/simulated.json')).json()).toHaveLength(1)
  })

  test('is not there outside of a trial', async () => {
    const { user } = await setUp()
    const { app } = await appWith({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const cookie = `session_token=${await createSessionToken(db, user)}`
    const client = clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })
    expect((await client.get('/simulated')).statusCode).toBe(404)
    expect((await client.get('/simulated.json')).statusCode).toBe(404)
  })
})
