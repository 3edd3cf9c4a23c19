import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../test/support/audit.ts'
import { clientOf } from '../../../test/support/client.ts'
import { createUser } from '../../../test/support/factories.ts'
import { app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { hashToken } from '../../framework/secrets.ts'
import { accessTokens } from '../../tables/access-tokens.ts'
import { decodeId } from '../../vocabulary/ids.ts'

const path = '/me/access_tokens.json'

function bearer(token: string) {
  return clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
}

async function createdBy(client: Awaited<ReturnType<typeof withToken>>, fields: object = {}) {
  const response = await client.post(path, { access_token: { description: 'Report', ...fields } })
  return response.json() as { id: string; token: string }
}

describe('POST /me/access_tokens', () => {
  test('gives a token that works, once', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.post(path, {
      access_token: { description: ' Report ', permission: 'write' },
    })

    const body = response.json()
    expect(response.statusCode).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^troupe_pat_[\w-]{43}$/),
      description: 'Report',
      permission: 'write',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(response.headers.location).toBe(
      `http://troupe.localhost/me/access_tokens/${body.id}.json`,
    )
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await bearer(body.token).get('/organizations.json')).statusCode).toBe(200)
    expect((await client.get(path)).body).not.toContain(body.token)
  })

  test('keeps only a hash of it', async () => {
    const { id, token } = await createdBy(await withToken(await createUser(db)))

    const [row] = await db
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.id, decodeId('AccessToken', id) as number))

    expect(row?.token_hash).toEqual(hashToken(token))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('makes it read-only unless told otherwise', async () => {
    const { token } = await createdBy(await withToken(await createUser(db)))

    const read = await bearer(token).get(path)
    const write = await bearer(token).post(path, { access_token: { description: 'More' } })

    expect(read.statusCode).toBe(200)
    expect(write.statusCode).toBe(401)
  })

  test.each([
    [{ description: '' }, { description: ["can't be blank"] }],
    [{ permission: 'read' }, { description: ["can't be blank"] }],
    [{ description: ['x'] }, { description: ['is invalid'] }],
    [
      { description: 'x'.repeat(256) },
      { description: ['is too long (maximum is 255 characters)'] },
    ],
    [
      { description: 'Report', permission: 'admin' },
      { permission: ['is not included in the list'] },
    ],
  ])('refuses %j', async (access_token, errors) => {
    const client = await withToken(await createUser(db))

    const response = await client.post(path, { access_token })

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ errors })
  })

  test('is on record, without the token', async () => {
    const user = await createUser(db)
    const { id, token } = await createdBy(await withToken(user))

    const [event] = await auditOf(user, 'AccessToken')

    expect(event).toMatchObject({
      action: 'create',
      record_id: decodeId('AccessToken', id),
      changes: { description: [null, 'Report'], permission: [null, 'read'] },
    })
    expect(JSON.stringify(event)).not.toContain(token)
  })

  test('shows the token on a page that is kept nowhere', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.post('/me/access_tokens', 'access_token[description]=Report')

    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toMatch(
      /curl http:\/\/troupe\.localhost\/organizations\.json .+Bearer troupe_pat_/s,
    )
    expect((await client.get('/me/access_tokens')).body).not.toContain('troupe_pat_')
  })

  test('shows the form again when it is refused', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.post(
      '/me/access_tokens',
      'access_token[description]=&access_token[permission]=write',
    )

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain("Description can't be blank")
    expect(response.body).toMatch(/value="write" checked/)
  })
})
