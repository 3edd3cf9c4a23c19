import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { makeBrowser } from '../../../test/support/servers/push-service.ts'
import {
  createPushSubscription,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const path = '/me/push_subscriptions'

function fieldsOf({ p256dh, auth } = makeBrowser()) {
  return { endpoint: `https://push.example.com/${unique('device')}`, p256dh, auth }
}

async function ownersOf({ endpoint }: { endpoint: string }): Promise<number[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
  return rows.map(({ user_id }) => user_id)
}

describe('POST /me/push_subscriptions', () => {
  test('subscribes the browser', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    const fields = fieldsOf()

    const response = await client.post(
      `${path}.json`,
      { push_subscription: fields },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' },
    )

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ device: 'Firefox on Linux', endpoint: fields.endpoint })
    expect(response.headers.location).toBe(response.json().url)
    expect(response.body).not.toContain(fields.auth)
    const settings = await client.get('/me/notification_settings.json')
    expect(settings.json().push_subscription_count).toBe(1)
  })

  test('moves a browser to whoever uses it now', async () => {
    const [first, second] = [await createUser(db), await createUser(db)]
    const fields = fieldsOf()
    await (await withSession(first)).post(`${path}.json`, { push_subscription: fields })

    const response = await (await withSession(second)).post(`${path}.json`, {
      push_subscription: fields,
    })

    expect(response.statusCode).toBe(201)
    expect(await ownersOf(fields)).toEqual([second.id])
  })

  test('leaves a browser to its user where someone knows its address alone', async () => {
    const [first, second] = [await createUser(db), await createUser(db)]
    const fields = fieldsOf()
    const client = await withSession(first)
    await client.post(`${path}.json`, { push_subscription: fields })
    const { p256dh, auth } = makeBrowser()
    const push_subscription = { ...fields, p256dh, auth }

    const taken = await (await withSession(second)).post(`${path}.json`, { push_subscription })
    const renewed = await client.post(`${path}.json`, { push_subscription })

    expect(taken.statusCode).toBe(422)
    expect(taken.json().errors).toEqual({ endpoint: ['has already been taken'] })
    expect(renewed.statusCode).toBe(201)
    expect(await ownersOf(fields)).toEqual([first.id])
  })

  test.each([
    ['endpoint', 'http://push.example.com/1'],
    ['endpoint', 'https://user:secret@push.example.com/1'],
    ['endpoint', 'push.example.com'],
    ['endpoint', 7],
    ['p256dh', 'short'],
    ['p256dh', Buffer.alloc(65, 4).toString('base64url')],
    ['p256dh', '<script>'],
    ['auth', 'c2hvcnQ'],
    ['auth', null],
  ])('refuses the %s %j', async (attribute, value) => {
    const client = await withSession(await createUser(db))
    const body = { push_subscription: { ...fieldsOf(), [attribute]: value } }

    const response = await client.post(`${path}.json`, body)

    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([attribute])
  })

  test('misses what was not sent', async () => {
    const client = await withSession(await createUser(db))

    expect((await client.post(`${path}.json`, {})).statusCode).toBe(400)
  })

  test('has an end to the number of devices', async () => {
    const user = await createUser(db)
    for (let made = 0; made < 50; made += 1) await createPushSubscription(db, user)
    const client = await withSession(user)

    const response = await client.post(`${path}.json`, { push_subscription: fieldsOf() })

    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['base'])
  })
})

describe('DELETE /me/push_subscriptions/:id', () => {
  test('removes the device, once', async () => {
    const user = await createUser(db)
    const { id } = await createPushSubscription(db, user)
    const client = await withToken(user)
    const address = `${path}/${encodeId('PushSubscription', id)}.json`

    expect((await client.delete(address)).statusCode).toBe(204)
    expect((await client.delete(address)).statusCode).toBe(404)
  })

  test("does not know anybody else's", async () => {
    const { id } = await createPushSubscription(db, await createUser(db))
    const client = await withToken(await createUser(db))

    const response = await client.delete(`${path}/${encodeId('PushSubscription', id)}.json`)

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('')
  })

  test('works as a form and leads back to the settings', async () => {
    const user = await createUser(db)
    const { id } = await createPushSubscription(db, user)
    const client = await withSession(user)

    const response = await client.post(
      `${path}/${encodeId('PushSubscription', id)}?_method=delete`,
      '',
    )

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/me/notification_settings')
  })
})
