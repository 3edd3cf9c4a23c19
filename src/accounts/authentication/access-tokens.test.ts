import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { anonymous, app, db, withToken } from '../../../test/support/helper.ts'
import {
  createAccessToken,
  createMembership,
  createSessionToken,
  createUser,
} from '../../../test/support/world/factories.ts'
import { hashToken } from '../../framework/secrets.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { avatarPath, organizationPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

function expectRefusal(response: Awaited<ReturnType<typeof anonymous.get>>, message: string) {
  expect(response.statusCode).toBe(401)
  expect(response.headers['www-authenticate']).toBe('Bearer')
  expect(response.headers['content-type']).toMatch(/^text\/plain/)
  expect(response.body).toBe(message)
}

describe('A read-only access token', () => {
  test('may GET and HEAD', async () => {
    const client = await withToken(await createUser(db), 'read')

    expect((await client.get('/me.json')).statusCode).toBe(200)
    const head = await client.head('/me.json')
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers.etag).toBe((await client.get('/me.json')).headers.etag)
  })

  test.each([
    ['POST', '/organizations.json'],
    ['PATCH', '/me.json'],
    ['PUT', '/me.json'],
    ['DELETE', '/me/sessions.json'],
    ['POST', '/me/access_tokens.json'],
  ] as const)('is refused for %s %s, whatever is sent', async (method, url) => {
    const client = await withToken(await createUser(db), 'read')

    expectRefusal(await client.send(method, url, { x: 1 }), 'The access token is read-only.')
  })
})

describe('A list that is read while the caller is recognised', () => {
  const list = (organization_id: number) =>
    `${organizationPath({ id: organization_id })}/members.json`

  test('is given to nobody whose token was revoked', async () => {
    const { user } = await createMembership(db)
    const client = await withToken(user)
    expect((await client.get('/organizations.json')).json()).toHaveLength(1)
    await db.delete(accessTokens).where(eq(accessTokens.user_id, user.id))

    expectRefusal(
      await client.get('/organizations.json'),
      'The access token is invalid or was revoked.',
    )
  })

  test('is given to nobody who left', async () => {
    const { organization_id } = await createMembership(db)
    const { user, id } = await createMembership(db, { organization_id })
    const client = await withToken(user)
    expect((await client.get(list(organization_id))).statusCode).toBe(200)
    await db.delete(memberships).where(eq(memberships.id, id))

    expect((await client.get(list(organization_id))).statusCode).toBe(404)
  })

  test('is to each their own, asked again and again', async () => {
    const people = [await createMembership(db), await createMembership(db)]
    const clients = await Promise.all(people.map(({ user }) => withToken(user)))

    for (const _ of [1, 2]) {
      const lists = await Promise.all(clients.map((client) => client.get('/organizations.json')))
      const ids = lists.map((response) => response.json().map(({ id }: { id: string }) => id))
      expect(ids).toEqual(people.map((one) => [encodeId('Organization', one.organization_id)]))
    }
  })
})

describe('An access token', () => {
  test('is refused on pages', async () => {
    const client = await withToken(await createUser(db))

    const response = await client.get('/me', { accept: 'text/html' })

    expectRefusal(
      response,
      'Access tokens work on JSON requests only: end the path in .json, or send Accept: application/json.',
    )
  })

  test('means JSON where the address is spelled without a suffix', async () => {
    const { organization_id, user } = await createMembership(db)
    const token = await createAccessToken(db, user)
    const client = clientOf(app, { authorization: `Bearer ${token}`, accept: '*/*' })

    const response = await client.delete(avatarPath({ id: organization_id }))

    expect(response.statusCode).toBe(204)
  })

  test('is refused once it is revoked', async () => {
    const user = await createUser(db)
    const token = await createAccessToken(db, user)
    const client = clientOf(app, { authorization: `Bearer ${token}` })
    expect((await client.get('/me.json')).statusCode).toBe(200)

    await db.delete(accessTokens).where(eq(accessTokens.token_hash, hashToken(token)))

    const message = 'The access token is invalid or was revoked.'
    expectRefusal(await client.get('/me.json'), message)
    expectRefusal(await client.post('/organizations.json', {}), message)
  })

  test.each(['Bearer', 'Bearer a b', 'Basic abc', 'token abc'])('is not "%s"', async (value) => {
    const response = await anonymous.get('/me.json', { authorization: value })

    expectRefusal(response, 'Send the token as "Authorization: Bearer <token>".')
  })

  test('speaks for itself: a cookie beside it does not help', async () => {
    const session = await createSessionToken(db, await createUser(db))

    const response = await anonymous.get('/me.json', {
      authorization: 'Bearer wrong',
      cookie: `session_token=${session}`,
    })

    expect(response.statusCode).toBe(401)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('remembers its last use, written at most once a minute', async () => {
    const token = await createAccessToken(db, await createUser(db))
    const isOurs = eq(accessTokens.token_hash, hashToken(token))
    const client = clientOf(app, { authorization: `Bearer ${token}` })
    const lastUsed = async () => {
      const [row] = await db.select().from(accessTokens).where(isOurs)
      return Date.parse(row?.last_used_at ?? '')
    }
    expect(await lastUsed()).toBeNaN()

    await client.get('/me.json')
    const first = await lastUsed()
    await client.get('/me.json')
    const second = await lastUsed()
    await db
      .update(accessTokens)
      .set({ last_used_at: sql`now() - interval '70 seconds'` })
      .where(isOurs)
    await client.get('/me.json')

    expect(first).toBeGreaterThan(0)
    expect(second).toBe(first)
    expect(await lastUsed()).toBeGreaterThanOrEqual(first)
  })
})
