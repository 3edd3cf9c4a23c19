import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const path = '/me/access_tokens.json'

function bearer(token: string) {
  return clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
}

async function createdBy(client: Awaited<ReturnType<typeof withToken>>, fields: object = {}) {
  const response = await client.post(path, { access_token: { description: 'Report', ...fields } })
  return response.json() as { id: string; token: string }
}

describe('GET /me/access_tokens', () => {
  test('lists the tokens of the caller alone, newest first, in pages', async () => {
    const user = await createUser(db)
    const client = await withToken(user, 'write')
    await withToken(await createUser(db))
    const first = await createdBy(client, { description: 'First' })
    const second = await createdBy(client, { description: 'Second', permission: 'write' })

    const response = await client.get(`${path}?limit=2`)

    expect(response.headers).toMatchObject({ 'total-count': '3', 'total-pages': '2' })
    expect(response.json()).toEqual([
      {
        id: second.id,
        description: 'Second',
        permission: 'write',
        areas: null,
        daily_limit_amount: null,
        daily_limit_currency: null,
        organization_ids: null,
        expires_at: null,
        spent_amount: 0,
        made_by_id: expect.any(String),
        last_used_at: null,
        created_at: expect.any(String),
      },
      {
        id: first.id,
        description: 'First',
        permission: 'read',
        areas: null,
        daily_limit_amount: null,
        daily_limit_currency: null,
        organization_ids: null,
        expires_at: null,
        spent_amount: 0,
        made_by_id: expect.any(String),
        last_used_at: null,
        created_at: expect.any(String),
      },
    ])
    expect((await client.get(`${path}?page=9`)).headers['total-count']).toBe('3')
  })

  test('says when each was last used', async () => {
    const client = await withToken(await createUser(db))
    const { id, token } = await createdBy(client)
    const before = Date.now() - 1000

    await bearer(token).get('/organizations.json')
    const response = await client.get(`/me/access_tokens/${id}.json`)

    expect(Date.parse(response.json().last_used_at)).toBeGreaterThan(before)
  })

  test('says what to do where there is none', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.get('/me/access_tokens')

    expect(response.body).toContain('No access tokens yet')
  })

  test('names the token that is about to be revoked, safely', async () => {
    const client = await withSession(await createUser(db))
    await createdBy(client, { description: '<b>Bold</b>' })

    const response = await client.get('/me/access_tokens')

    expect(response.body).toContain('Revoke &lt;b>Bold&lt;/b>?')
    expect(response.body).not.toContain('<b>Bold')
  })
})

describe('DELETE /me/access_tokens/:id', () => {
  test('ends it at its next request', async () => {
    const user = await createUser(db)
    const client = await withToken(user)
    const { id, token } = await createdBy(client)

    const response = await client.delete(`/me/access_tokens/${id}.json`)
    const refused = await bearer(token).get('/organizations.json')

    expect(response.statusCode).toBe(204)
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['www-authenticate']).toBe('Bearer')
    expect((await client.delete(`/me/access_tokens/${id}.json`)).statusCode).toBe(404)
    const actions = (await auditOf(user, 'AccessToken')).map(({ action }) => action)
    expect(actions).toEqual(['create', 'destroy'])
  })

  test("answers 404 without a body for a stranger's token, other ids and nonsense", async () => {
    const client = await withToken(await createUser(db))
    const theirs = await createdBy(await withToken(await createUser(db)))

    for (const id of [theirs.id, encodeId('Session', 1), 'nonsense', '0']) {
      const response = await client.delete(`/me/access_tokens/${id}.json`)
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe('')
    }
  })

  test('may end the token that asks', async () => {
    const client = await withToken(await createUser(db))
    const { id, token } = await createdBy(client, { permission: 'write' })

    const response = await bearer(token).delete(`/me/access_tokens/${id}.json`)

    expect(response.statusCode).toBe(204)
    expect((await bearer(token).get(path)).statusCode).toBe(401)
  })

  test('works as a form', async () => {
    const client = await withSession(await createUser(db))
    const { id } = await createdBy(client)

    const response = await client.post(`/me/access_tokens/${id}?_method=delete`, '')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/me/access_tokens')
  })
})
