import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { anonymous, app, db } from '../../../test/support/helper.ts'
import { createSessionToken, createUser } from '../../../test/support/world/factories.ts'
import { hashToken } from '../../framework/secrets.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'

async function setUp({ idle = '0 seconds' } = {}) {
  const token = await createSessionToken(db, await createUser(db))
  const isOurs = eq(sessions.token_hash, hashToken(token))
  await db
    .update(sessions)
    .set({ last_active_at: sql`now() - ${idle}::interval` })
    .where(isOurs)

  const lastActive = async () => {
    const [session] = await db.select().from(sessions).where(isOurs)
    return Date.parse(session?.last_active_at ?? '')
  }
  return { token, lastActive, client: clientOf(app, { cookie: `session_token=${token}` }) }
}

describe('A session', () => {
  test('ends after 14 days without a request', async () => {
    const { client } = await setUp({ idle: '14 days 61 seconds' })

    const response = await client.get('/me.json')

    expect(response.statusCode).toBe(401)
    expect(response.body).toBe('')
    expect((await client.get('/me')).headers.location).toBe('/session/new?return_to=%2Fme')
  })

  test('is extended by every request until then', async () => {
    const { client, lastActive } = await setUp({ idle: '13 days 23 hours' })

    const response = await client.get('/me.json')

    expect(response.statusCode).toBe(200)
    expect(Date.now() - (await lastActive())).toBeLessThan(10_000)
  })

  test('is written to at most once a minute', async () => {
    const recent = await setUp({ idle: '50 seconds' })
    const stale = await setUp({ idle: '70 seconds' })
    const before = { recent: await recent.lastActive(), stale: await stale.lastActive() }

    await recent.client.get('/me.json')
    await stale.client.get('/me.json')

    expect(await recent.lastActive()).toBe(before.recent)
    expect(await stale.lastActive()).toBeGreaterThan(before.stale)
  })

  test.each(['', 'nonsense', 'x'.repeat(5000)])(
    'does not come from a made-up cookie',
    async (value) => {
      const response = await anonymous.get('/me.json', { cookie: `session_token=${value}` })

      expect(response.statusCode).toBe(401)
    },
  )

  test('has no last activity in the list once it is over', async () => {
    const user = await createUser(db)
    const old = await createSessionToken(db, user)
    await db
      .update(sessions)
      .set({ last_active_at: sql`now() - interval '15 days'` })
      .where(eq(sessions.token_hash, hashToken(old)))
    const client = clientOf(app, { cookie: `session_token=${await createSessionToken(db, user)}` })

    const response = await client.get('/me/sessions.json')

    expect(response.json()).toMatchObject([{ current: true }])
  })
})

describe('The session cookie', () => {
  test('is set again on each request, out of reach of scripts and other sites', async () => {
    const { client, token } = await setUp()

    for (const url of ['/me.json', '/me', '/me/sessions.json']) {
      const { headers } = await client.get(url)
      expect(headers['set-cookie']).toBe(
        `session_token=${token}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`,
      )
    }
  })

  test('goes over https alone where the service is on https', async () => {
    const { token } = await setUp()
    const secure = await appWith({ BASE_URL: 'https://troupe.test' })

    const { headers } = await clientOf(secure.app).get('/me.json', {
      cookie: `session_token=${token}`,
    })

    expect(headers['set-cookie']).toBe(
      `session_token=${token}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    await secure.app.close()
  })
})
