import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createPushSubscription, createUser } from '../../../test/support/world/factories.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { users } from '../../tables/users/users.ts'

const path = '/me/notification_settings'
const json = `${path}.json`

describe('GET /me/notification_settings', () => {
  test('starts with push on and no device', async () => {
    const client = await withToken(await createUser(db), 'read')

    const response = await client.get(json)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      push_notifications_enabled: true,
      push_subscription_count: 0,
    })
    expect(response.headers.etag).toBeDefined()
  })

  test('counts the devices of the caller alone', async () => {
    const user = await createUser(db)
    await createPushSubscription(db, user)
    await createPushSubscription(db, user)
    await createPushSubscription(db, await createUser(db))

    const response = await (await withToken(user, 'read')).get(json)

    expect(response.json().push_subscription_count).toBe(2)
  })

  test('asks for a credential', async () => {
    expect((await anonymous.get(json)).statusCode).toBe(401)
  })

  test('lists the devices on its page', async () => {
    const user = await createUser(db)
    await createPushSubscription(db, user, { user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/150.0' })

    const { body } = await (await withSession(user)).get(path)

    expect(body).toContain('Firefox on Linux')
    expect(body).toContain('data-controller="push"')
    expect(body).toMatch(/role="switch" aria-checked="true"/)
  })
})

describe('PATCH /me/notification_settings', () => {
  test('switches push off and keeps the devices', async () => {
    const user = await createUser(db)
    await createPushSubscription(db, user)
    const client = await withToken(user)

    const response = await client.patch(json, { push_notifications_enabled: false })

    expect(response.statusCode).toBe(200)
    const off = { push_notifications_enabled: false, push_subscription_count: 1 }
    expect(response.json()).toEqual(off)
    expect((await client.get(json)).json()).toEqual(off)
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.user_id, user.id))).toBe(1)
  })

  test('takes the settings under their name as well', async () => {
    const client = await withToken(await createUser(db))

    const response = await client.patch(json, {
      notification_settings: { push_notifications_enabled: false },
    })

    expect(response.json().push_notifications_enabled).toBe(false)
  })

  test('changes nothing when it is repeated', async () => {
    const user = await createUser(db)
    const client = await withToken(user)
    const updatedAt = async () =>
      (await db.select().from(users).where(eq(users.id, user.id)))[0]?.updated_at

    await client.patch(json, { push_notifications_enabled: false })
    const first = await updatedAt()
    await client.patch(json, { push_notifications_enabled: false })

    expect(await updatedAt()).toEqual(first)
  })

  test.each(['yes', 3, null, [], {}])('refuses %j', async (push_notifications_enabled) => {
    const client = await withToken(await createUser(db))

    const response = await client.patch(json, { push_notifications_enabled })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      push_notifications_enabled: ['is invalid: send true or false'],
    })
  })

  test.each([{}, { other: 1 }, { notification_settings: {} }])('misses it in %j', async (body) => {
    const client = await withToken(await createUser(db))

    const response = await client.patch(json, body)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: 'param is missing or the value is empty or invalid: notification_settings',
      code: 'bad_request',
    })
  })

  test('is a write: a read-only token may not', async () => {
    const client = await withToken(await createUser(db), 'read')

    const response = await client.patch(json, { push_notifications_enabled: false })

    expect(response.statusCode).toBe(401)
  })

  test('works as a form', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.post(`${path}?_method=patch`, 'push_notifications_enabled=0')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
    expect((await client.get(path)).body).toMatch(/role="switch" aria-checked="false"/)
  })
})
