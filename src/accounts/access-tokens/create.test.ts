import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { hashToken } from '../../framework/secrets.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
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
      areas: null,
      daily_limit_amount: null,
      daily_limit_currency: null,
      organization_ids: null,
      expires_at: null,
      spent_amount: 0,
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
    expect(response.json().errors).toEqual(errors)
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

describe('a token that was made by a token', () => {
  const isRevoked = async (token: string) => (await bearer(token).get(path)).statusCode === 401

  async function makeChain() {
    const user = await createUser(db)
    const session = await withSession(user)
    const first = await createdBy(session, { description: 'First', permission: 'write' })
    const second = await createdBy(bearer(first.token), {
      description: 'Second',
      permission: 'write',
    })
    const third = await createdBy(bearer(second.token), { description: 'Third' })
    return { user, session, first, second, third }
  }

  test('is told of by mail, with its maker, which the audit log names as the credential', async () => {
    const { user, session, first, second } = await makeChain()

    const { text } = await mailTo(user.email, { subject: /: Second$/ })
    expect(text).toContain('The token “First” created it.')
    const own = await mailTo(user.email, { subject: /: First$/ })
    expect(own.text).not.toContain('created it.')
    const events = await auditOf(user, 'AccessToken')
    expect(events[1]).toMatchObject({
      changes: { description: [null, 'Second'] },
      credential_type: 'access_token',
      credential_name: 'First',
    })
    const shown = (await session.get(`/me/access_tokens/${second.id}.json`)).json()
    expect(shown.made_by_id).toBe(first.id)
    const list = (await session.get('/me/access_tokens')).body
    for (const maker of ['First', 'Second']) expect(list).toContain(`Made by the token “${maker}”`)
  })

  test('ends with its maker, and so does what it made', async () => {
    const { user, session, first, second, third } = await makeChain()

    await session.delete(`/me/access_tokens/${first.id}.json`)

    for (const { token } of [first, second, third]) expect(await isRevoked(token)).toBe(true)
    const revoked = (await auditOf(user, 'AccessToken')).filter(
      ({ action }) => action === 'destroy',
    )
    expect(revoked.map(({ changes }) => changes.description?.[0])).toEqual([
      'Third',
      'Second',
      'First',
    ])
  })

  test('stays where its maker revokes itself, and then belongs to whatever made that', async () => {
    const { session, first, second, third } = await makeChain()

    await bearer(second.token).delete(`/me/access_tokens/${second.id}.json`)
    expect(await isRevoked(second.token)).toBe(true)
    expect(await isRevoked(third.token)).toBe(false)

    await session.delete(`/me/access_tokens/${first.id}.json`)
    expect(await isRevoked(third.token)).toBe(true)
  })

  test('never outlives one that is revoked at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { session, first } = await makeChain()
      const [made] = await Promise.all([
        bearer(first.token).post(path, { access_token: { description: 'Late' } }),
        session.delete(`/me/access_tokens/${first.id}.json`),
      ])
      expect(made.statusCode).toBeOneOf([201, 401])
      if (made.statusCode === 201) expect(await isRevoked(made.json().token)).toBe(true)
    }
  })

  test('cannot be given more than its maker has, nor another user, in the database', async () => {
    const { user, third } = await makeChain()
    const made_by_id = decodeId('AccessToken', third.id) as number
    const insert = (user_id: number, permission: 'read' | 'write') =>
      db.insert(accessTokens).values({
        user_id,
        permission,
        made_by_id,
        description: 'Forged',
        token_hash: hashToken(`${permission}-${user_id}-${made_by_id}`),
      })
    await expect(insert(user.id, 'write')).rejects.toThrow()
    await expect(insert((await createUser(db)).id, 'read')).rejects.toThrow()
    await insert(user.id, 'read')
  })
})
