import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'
import { one } from '../../framework/database/rows.ts'
import { type Identity, identities } from '../../tables/users/credentials/identities.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { identityPath } from '../../vocabulary/addresses/urls.ts'

async function setUp(issuer = 'https://accounts.google.com') {
  const user = await createUser(db)
  const values = { user_id: user.id, provider: 'google', issuer, subject: unique('subject') }
  const identity = one(await db.insert(identities).values(values).returning())
  return { user, identity, client: await withSession(user) }
}

const disconnect = (client: Awaited<ReturnType<typeof withSession>>, identity: Identity) =>
  client.post(`${identityPath(identity)}?_method=delete`, '')

const exists = async ({ id }: Identity) =>
  (await db.$count(identities, eq(identities.id, id))) === 1

describe('the page of the sessions', () => {
  test('lists the accounts that someone signs in with', async () => {
    const { identity, client } = await setUp('https://login.example.com/realm')

    const { body } = await client.get('/me/sessions')

    expect(body).toContain('Connected accounts')
    expect(body).toContain('login.example.com')
    expect(body).toContain(`action="${identityPath(identity)}?_method=delete"`)
  })

  test('says nothing of them to those who have none', async () => {
    const client = await withSession(await createUser(db))
    await setUp()

    expect((await client.get('/me/sessions')).body).not.toContain('Connected accounts')
  })
})

describe('DELETE /me/identities/:id', () => {
  test('disconnects an account, and leaves a record of it', async () => {
    const { user, identity, client } = await setUp()

    const response = await disconnect(client, identity)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/me/sessions')
    expect(await exists(identity)).toBe(false)
    expect(await auditOf(user, 'Identity')).toMatchObject([
      { action: 'unlink', changes: { issuer: [identity.issuer, identity.issuer] } },
    ])
    expect((await disconnect(client, identity)).statusCode).toBe(404)
  })

  test('asks for a proof first', async () => {
    const { user, identity, client } = await setUp()
    await db
      .update(sessions)
      .set({ proved_at: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.user_id, user.id))

    const response = await disconnect(client, identity)

    expect(response.headers.location).toBe('/me/step_up?return_to=%2Fme%2Fsessions')
    expect(await exists(identity)).toBe(true)
  })

  test('is for its user only, in a browser', async () => {
    const { user, identity, client } = await setUp()
    const path = identityPath(identity)
    const token = await withToken(user)

    expect((await disconnect(await withSession(await createUser(db)), identity)).statusCode).toBe(
      404,
    )
    expect((await token.delete(`${path}.json`)).statusCode).toBe(406)
    expect((await client.delete(`${path}.json`)).statusCode).toBe(406)
    expect((await anonymous.delete(path)).headers.location).toBe('/session/new')
    expect(await exists(identity)).toBe(true)
  })
})
