import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { type Client, clientOf } from '../../../test/support/client.ts'
import { anonymous, app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { afterJob } from '../../../test/support/jobs.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createSessionToken, createUser } from '../../../test/support/world/factories.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'

import { deleteEndedSessions } from './jobs.ts'

const path = '/me/sessions.json'

async function currentId(client: Client): Promise<string> {
  const listed = (await client.get(path)).json()
  return listed.find((session: { current: boolean }) => session.current).id
}

describe('GET /me/sessions', () => {
  test('lists where the caller is signed in, this session first', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    await withSession(user)
    await withSession(await createUser(db))

    const response = await client.get(path)

    expect(response.statusCode).toBe(200)
    expect(response.headers['total-count']).toBe('2')
    expect(response.json()).toEqual([
      {
        id: expect.any(String),
        device: 'test/1.0',
        user_agent: 'test/1.0',
        ip: expect.any(String),
        last_active_at: expect.any(String),
        created_at: expect.any(String),
        current: true,
      },
      expect.objectContaining({ current: false }),
    ])
  })

  test('marks none as current for an access token', async () => {
    const user = await createUser(db)
    await withSession(user)
    const client = await withToken(user, 'read')

    const response = await client.get(path)

    expect(response.json()).toMatchObject([{ current: false }])
  })

  test('names the device and the address of a sign-in', async () => {
    const email_address = (await createUser(db)).email
    const agent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
    const asked = await anonymous.post('/session.json', { email_address })
    const code = asked.headers['x-magic-link-code']
    const exchanged = await anonymous.post(
      '/session/magic_link.json',
      { code },
      {
        'x-pending-authentication-token': asked.json().pending_authentication_token,
        'user-agent': agent,
      },
    )
    const cookie = `session_token=${exchanged.json().session_token}`

    const response = await anonymous.get(path, { cookie })

    expect(response.json()).toMatchObject([
      { device: 'Chrome on macOS', user_agent: agent, ip: '127.0.0.1', current: true },
    ])
  })

  test('comes in pages, of which the first begins with the session that asks', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    const id = await currentId(client)
    for (let others = 0; others < 4; others += 1) await withSession(user)
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(await client.get(`${path}?limit=2&page=${page}`))
    const alone = await client.get(`${path}?limit=1`)
    const byToken = await (await withToken(user)).get(`${path}?limit=3&page=2`)

    const ids = pages.map((page) => page.json().map((session: { id: string }) => session.id))
    expect(ids.map(({ length }) => length)).toEqual([2, 2, 1, 0])
    expect(ids[0][0]).toBe(id)
    expect(new Set(ids.flat()).size).toBe(5)
    expect(pages.map(({ headers }) => headers['total-count'])).toEqual(['5', '5', '5', '5'])
    expect(alone.json()).toMatchObject([{ id }])
    expect(byToken.json()).toHaveLength(2)
  })

  test('is a page with a badge for this device', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    await withSession(user)

    const { body } = await client.get('/me/sessions')

    expect(body.match(/this device/g)).toHaveLength(1)
    expect(body).toContain('Sign out everywhere else')
  })
})

describe('DELETE /me/sessions/:id', () => {
  test('ends the session on every process', async () => {
    const user = await createUser(db)
    const token = await createSessionToken(db, user)
    const cookie = { cookie: `session_token=${token}` }
    const here = clientOf(app, cookie)
    const second = await appWith({})
    const there = clientOf(second.app, cookie)
    const id = await currentId(there)

    const response = await (await withSession(user)).delete(`/me/sessions/${id}.json`)

    expect(response.statusCode).toBe(204)
    expect((await here.get('/me.json')).statusCode).toBe(401)
    expect((await there.get('/me.json')).statusCode).toBe(401)
    const [event] = await auditOf(user, 'Session')
    expect(event).toMatchObject({ action: 'destroy', credential_type: 'session' })
    await second.app.close()
  })

  test('is refused to access tokens', async () => {
    const user = await createUser(db)
    const id = await currentId(await withSession(user))

    const refused = await (await withToken(user, 'read')).delete(`/me/sessions/${id}.json`)
    const done = await (await withToken(user)).delete(`/me/sessions/${id}.json`)

    expect(refused.statusCode).toBe(401)
    expect(done.statusCode).toBe(403)
  })

  test("answers 404 without a body for a stranger's session, other ids and nonsense", async () => {
    const client = await withSession(await createUser(db))
    const theirs = await currentId(await withSession(await createUser(db)))

    for (const id of [theirs, encodeId('AccessToken', 1), 'nonsense']) {
      const response = await client.delete(`/me/sessions/${id}.json`)
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe('')
    }
  })

  test('of the session that asks is signing out', async () => {
    const client = await withSession(await createUser(db))
    const id = await currentId(client)

    const response = await client.post(`/me/sessions/${id}?_method=delete`, '')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/session/new')
    expect(response.headers['set-cookie']).toMatch(/^session_token=; /)
    expect((await client.get(path)).statusCode).toBe(401)
  })
})

describe('DELETE /me/sessions', () => {
  test('signs out everywhere else', async () => {
    const user = await createUser(db)
    const [here, there, stranger] = [
      await withSession(user),
      await withSession(user),
      await withSession(await createUser(db)),
    ]

    const response = await here.post('/me/sessions?_method=delete', '')

    expect(response.statusCode).toBe(303)
    expect((await here.get(path)).json()).toHaveLength(1)
    expect((await there.get(path)).statusCode).toBe(401)
    expect((await stranger.get(path)).statusCode).toBe(200)
    expect(await auditOf(user, 'User')).toMatchObject([{ action: 'end_sessions' }])
    expect((await (await withSession(user)).get(path)).json()).toHaveLength(2)
    await afterJob(deleteEndedSessions, async () => {
      expect(await db.$count(sessions, eq(sessions.user_id, user.id))).toBe(2)
    })
  })

  test('leaves one where two do it to each other at the same moment', async () => {
    const user = await createUser(db)
    const both = [await withSession(user), await withSession(user)]

    const answers = await Promise.all(both.map((client) => client.delete(path)))
    const states = await Promise.all(
      both.map(async (client) => (await client.get(path)).statusCode),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401])
    expect(states.sort()).toEqual([200, 401])
  })

  test('takes no longer for many', async () => {
    const user = await createUser(db)
    const here = await withSession(user)
    await insertSessions(user, 2500)

    const statements = await statementsOf(() => here.delete(path))

    expect(statements.filter((text) => text.startsWith('delete'))).toEqual([])
    await afterJob(deleteEndedSessions, async () => {
      expect(await db.$count(sessions, eq(sessions.user_id, user.id))).toBe(1)
    })
    expect((await here.get(path)).statusCode).toBe(200)
  })

  test('has the rows deleted afterwards, a thousand at a time', async () => {
    const user = await createUser(db)
    await insertSessions(user, 2500)
    await db.update(users).set({ session_generation: 1 }).where(eq(users.id, user.id))

    const statements = await statementsOf(() =>
      deleteEndedSessions.perform({ db }, { user_id: user.id }),
    )

    expect(statements).toHaveLength(3)
    expect(await db.$count(sessions, eq(sessions.user_id, user.id))).toBe(0)
  })

  test('is refused to an access token', async () => {
    const user = await createUser(db)
    const session = await withSession(user)

    const response = await (await withToken(user)).delete(path)

    expect(response.statusCode).toBe(403)
    expect((await session.get(path)).statusCode).toBe(200)
  })
})

async function insertSessions({ id }: { id: number }, count: number): Promise<void> {
  await db.execute(sql`insert into sessions (user_id, token_hash)
    select ${id}, sha256((${id} || '-' || n)::bytea) from generate_series(1, ${count}::int) as n`)
}
