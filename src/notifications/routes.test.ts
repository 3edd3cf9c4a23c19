import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createUser } from '../../test/factories.ts'
import { anonymous, db, services, withSession, withToken } from '../../test/helper.ts'
import { encodeId } from '../sqids.ts'
import { type User, users } from '../users/table.ts'
import type { Notice } from './catalogue.ts'
import { notify } from './model.ts'
import { notifications } from './table.ts'

const list = '/me/notifications.json'

const signIn = (device = 'Firefox on Linux'): Notice => ({
  type: 'NewSignInNotifier',
  record_id: 41,
  params: { device, ip: '198.51.100.7' },
})

const message = (): Notice => ({
  type: 'SubmissionMessageNotifier',
  record_id: 9,
  params: {
    program_type: 'Campaign',
    program_id: encodeId('Campaign', 3),
    program_name: 'Summer clips',
    organization_id: encodeId('Organization', 2),
    organization_name: 'Fable',
    sender_name: 'Noor',
    excerpt: 'Could you use the other sound?',
  },
})

const tell = (user: User, notice: Notice) =>
  db.transaction((tx) => notify(services, tx, [user.id], notice))

const readUser = async ({ id }: User) =>
  (await db.select().from(users).where(eq(users.id, id)))[0] as User

const readAll = ({ id }: User) =>
  db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)

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
    expect(response.body).toContain('Noor wrote about Summer clips')
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

    expect((await client.get('/me/notifications')).body).toContain('Nothing here')
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

describe('notify', () => {
  test('writes one row for each recipient, however often they are named', async () => {
    const [a, b] = [await createUser(db), await createUser(db)]

    await db.transaction((tx) => notify(services, tx, [a.id, b.id, a.id], signIn()))

    expect(await readAll(a)).toHaveLength(1)
    expect(await readAll(b)).toHaveLength(1)
  })

  test('tells nobody of what was rolled back', async () => {
    const user = await createUser(db)
    const failing = db.transaction(async (tx) => {
      await notify(services, tx, [user.id], signIn())
      throw new Error('Changed our mind')
    })

    await expect(failing).rejects.toThrow('Changed our mind')
    expect(await readAll(user)).toEqual([])
    expect((await readUser(user)).notifications_count).toBe(0)
  })

  test('keeps the counts true when rows go', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    await tell(user, message())

    await db.delete(notifications).where(eq(notifications.user_id, user.id))

    expect(await readUser(user)).toMatchObject({
      notifications_count: 0,
      message_notifications_count: 0,
      unseen_notifications_count: 0,
    })
  })

  test('cannot be turned into something else later', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    const change = db
      .update(notifications)
      .set({ type: 'PayoutPaidNotifier' })
      .where(eq(notifications.user_id, user.id))

    await expect(change).rejects.toThrow()
    expect((await readAll(user))[0]?.type).toBe('NewSignInNotifier')
  })
})
