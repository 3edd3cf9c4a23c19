import { describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { db } from '../../../../test/support/helper.ts'
import { createAccessToken } from '../../../../test/support/world/factories.ts'
import { createTeam } from '../../../../test/support/world/team.ts'

const origin = 'https://app.acme.example'
const { app } = await appWith({ CORS_ORIGINS: `https://other.example, ${origin}/` })
const preflight = {
  'access-control-request-method': 'PATCH',
  'access-control-request-headers': 'authorization',
}

describe('A page of another origin', () => {
  test('may ask with a token, if it is listed', async () => {
    const asked = await app.inject({
      ...{ method: 'OPTIONS', url: '/me.json' },
      headers: { origin, ...preflight },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': origin })
    expect(asked.headers['access-control-allow-methods']).toContain('PATCH')
    expect(asked.headers['access-control-allow-headers']).toContain('Authorization')

    const { owner } = await createTeam()
    const authorization = `Bearer ${await createAccessToken(db, owner.user, 'write')}`
    const cross = { origin, authorization, 'sec-fetch-site': 'cross-site' }
    const read = await app.inject({
      method: 'PATCH',
      url: '/me.json',
      headers: cross,
      payload: { user: { name: 'Ann' } },
    })
    expect(read.statusCode).toBe(200)
    expect(read.headers).toMatchObject({ 'access-control-allow-origin': origin })
    const exposed = String(read.headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Deprecation', 'Sunset']))
    expect(read.headers.vary).toContain('Origin')
  })

  test('reads why its token was refused', async () => {
    const headers = { origin, authorization: 'Bearer nothing' }
    const refused = await app.inject({ url: '/me.json', headers })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': origin })
  })

  test('is never let in by a cookie', async () => {
    const headers = { origin, cookie: 'session_token=x' }
    const { headers: answered } = await app.inject({ url: '/organizations.json', headers })
    expect(answered).not.toHaveProperty('access-control-allow-origin')
    expect(answered).not.toHaveProperty('access-control-allow-credentials')
  })

  test('is not let in if it is not listed', async () => {
    for (const other of ['https://evil.example', 'null', `${origin}.evil.example`]) {
      const headers = { origin: other, authorization: 'Bearer nothing', ...preflight }
      for (const method of ['OPTIONS', 'GET'] as const) {
        const { headers: answered } = await app.inject({ method, url: '/me.json', headers })
        expect(answered).not.toHaveProperty('access-control-allow-origin')
      }
    }
  })
})
