import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { message, readAll, readUser, signIn, tell } from '../../../test/support/reading/notices.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const list = '/me/notifications.json'

describe('GET /me/notifications.json', () => {
  test('shows every field, newest first', async () => {
    const user = await createUser(db)
    await tell(user, signIn('Safari on iPhone'))
    await tell(user, signIn())
    const client = await withToken(user, 'read')

    const response = await client.get(list)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual([
      {
        id: expect.stringMatching(/^\w{8,}$/),
        type: 'NewSignInNotifier',
        params: { device: 'Firefox on Linux', ip: '198.51.100.7' },
        record_type: 'Session',
        record_id: encodeId('Session', 41),
        campaign_id: null,
        collab_id: null,
        url: null,
        seen_at: null,
        read_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      expect.objectContaining({ params: { device: 'Safari on iPhone', ip: '198.51.100.7' } }),
    ])
  })

  test('leaves submission messages out of the list and of its total', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    await tell(user, message())
    const client = await withToken(user, 'read')

    const response = await client.get(list)

    expect(response.json().map(({ type }: { type: string }) => type)).toEqual(['NewSignInNotifier'])
    expect(response.headers['total-count']).toBe('1')
  })

  test('counts all pages, also past the last one', async () => {
    const user = await createUser(db)
    for (const device of ['One', 'Two', 'Three']) await tell(user, signIn(device))
    const client = await withToken(user, 'read')

    const second = await client.get(`${list}?limit=2&page=2`)
    const beyond = await client.get(`${list}?limit=2&page=9`)

    expect(second.json()).toHaveLength(1)
    expect(second.headers['total-pages']).toBe('2')
    expect(beyond.json()).toEqual([])
    expect(beyond.headers['total-count']).toBe('3')
  })

  test('marks nothing', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    const client = await withSession(user)

    await client.get(list)

    expect((await client.get(list)).json()[0]).toMatchObject({ seen_at: null, read_at: null })
  })

  test("shows nobody else's", async () => {
    await tell(await createUser(db), signIn())
    const client = await withToken(await createUser(db), 'read')

    expect((await client.get(list)).json()).toEqual([])
  })

  test('asks for a credential', async () => {
    const response = await anonymous.get(list)

    expect(response.statusCode).toBe(401)
    expect(response.body).toBe('')
  })
})

describe('the page of notifications', () => {
  test('shows messages too, and seeing it marks them all as seen', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    await tell(user, message())
    const client = await withSession(user)
    expect((await client.get('/me/notification_settings')).body).toContain('Notifications, 2 new')

    const response = await client.get('/me/notifications')

    expect(response.body).toContain('New sign-in with Firefox on Linux')
    expect(response.body).toContain('Noor wrote about Hand-thrown mug')
    expect(response.body).not.toContain('2 new')
    for (const { seen_at, read_at } of await readAll(user)) {
      expect(seen_at).not.toBeNull()
      expect(read_at).toBeNull()
    }
    expect((await readUser(user)).unseen_notifications_count).toBe(0)
  })

  test('is not seen by a request for its headers', async () => {
    const user = await createUser(db)
    await tell(user, signIn())

    await (await withSession(user)).head('/me/notifications')

    expect((await readUser(user)).unseen_notifications_count).toBe(1)
  })

  test('says what to expect while there is nothing', async () => {
    const client = await withSession(await createUser(db))

    expect((await client.get('/me/notifications')).body).toContain('No notifications yet')
  })

  test('leads back from past the end', async () => {
    const user = await createUser(db)
    for (const notice of [signIn(), signIn(), signIn()]) await tell(user, notice)

    const { body } = await (await withSession(user)).get('/me/notifications?limit=2&page=9')

    expect(body).not.toContain('No notifications yet')
    expect(body).toContain('The list ends before this page.')
    expect(body).toContain('href="/me/notifications?limit=2&amp;page=2"')
  })
})

describe('POST /me/notifications/:id/reading', () => {
  test('marks it as read, once, and leads to its record', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    const [{ id } = { id: 0 }] = await readAll(user)
    const path = `/me/notifications/${encodeId('Notification', id)}/reading`
    const client = await withSession(user)

    const response = await client.post(path, '')
    const [first] = await readAll(user)
    await client.post(path, '')
    const [second] = await readAll(user)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/me/sessions')
    expect(first?.read_at).not.toBeNull()
    expect(second).toEqual(first)
    expect((await readUser(user)).unseen_notifications_count).toBe(0)
  })

  test('knows only your own, and no JSON', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    const [{ id } = { id: 0 }] = await readAll(user)
    const path = `/me/notifications/${encodeId('Notification', id)}/reading`

    const strangers = await (await withSession(await createUser(db))).post(path, '')
    const overJson = await (await withToken(user)).post(`${path}.json`, {})

    expect(strangers.statusCode).toBe(404)
    expect(overJson.statusCode).toBe(404)
    expect((await readAll(user))[0]?.read_at).toBeNull()
  })
})

describe('POST /me/notifications/reading', () => {
  test('marks all of yours as read', async () => {
    const user = await createUser(db)
    const other = await createUser(db)
    await tell(user, signIn())
    await tell(user, message())
    await tell(other, signIn())

    const response = await (await withSession(user)).post('/me/notifications/reading', '')

    expect(response.headers.location).toBe('/me/notifications')
    for (const { read_at, seen_at } of await readAll(user)) {
      expect(read_at).not.toBeNull()
      expect(seen_at).not.toBeNull()
    }
    expect((await readAll(other))[0]?.read_at).toBeNull()
  })
})
