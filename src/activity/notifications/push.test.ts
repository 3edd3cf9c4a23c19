import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { signIn, tell } from '../../../test/support/reading/notices.ts'
import {
  makeBrowser,
  readVapid,
  startPushService,
} from '../../../test/support/servers/push-service.ts'
import {
  createPushSubscription,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { notifiers } from '../../composition/notifiers.ts'
import type { Context } from '../../framework/context.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import type { User } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { pushNotification } from './jobs.ts'
import type { Pusher } from './push.ts'

let pushService: Awaited<ReturnType<typeof startPushService>>
let permissive: Pusher & Pick<Context, 'queue'>

beforeAll(async () => {
  pushService = await startPushService()
  permissive = { ...(await appWith({ PUSH_ALLOW_PRIVATE: 'true' })).context, notifiers }
})
afterAll(() => pushService.stop())
beforeEach(() => {
  pushService.answerWith(201)
  pushService.received.length = 0
})

async function setUp(fields: { endpoint?: string } = {}) {
  const user = await createUser(db)
  const browser = makeBrowser()
  const { p256dh, auth } = browser
  const endpoint = fields.endpoint ?? `${pushService.origin}/${unique('device')}`
  const subscription = await createPushSubscription(db, user, { endpoint, p256dh, auth })
  const notification = await tellOfSignIn(user)
  const job = { notification_id: notification.id, push_subscription_id: subscription.id }
  const isKept = async () =>
    (await db.$count(pushSubscriptions, eq(pushSubscriptions.id, subscription.id))) === 1
  return { user, browser, subscription, notification, job, isKept }
}

async function tellOfSignIn(user: User) {
  await tell(user, signIn())
  const [notification] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user.id))
  return notification as typeof notifications.$inferSelect
}

async function jobsOf({ id }: { id: number }) {
  const { rows } = await db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'push-notification'
      and (data ->> 'push_subscription_id')::bigint = ${id}`,
  )
  return rows.map(({ data }) => data)
}

describe('a push message', () => {
  test('is queued with the notification, one for each device', async () => {
    const { subscription, job } = await setUp()

    expect(await jobsOf(subscription)).toEqual([job])
  })

  test('can be read by the browser alone and is signed by this installation', async () => {
    const { browser, notification, job } = await setUp()

    await pushNotification.perform(permissive, job)

    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = pushService.received
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })
    const { key, claims } = readVapid(headers.authorization ?? '')
    expect(key).toBe(context.pushKeys.publicKey)
    expect(claims).toMatchObject({ aud: pushService.origin, sub: expect.any(String) })
    const id = encodeId('Notification', notification.id)
    expect(JSON.parse(browser.decrypt(body))).toEqual({
      title: 'New sign-in with Firefox on Linux',
      body: 'From 198.51.100.7. If this was not you, revoke the session.',
      path: '/me/sessions',
      tag: id,
      reading: `/me/notifications/${id}/reading`,
    })
    expect(body.includes('Firefox')).toBe(false)
  })

  test('is neither queued nor sent for someone who has disabled push, who keeps the device', async () => {
    const { user, subscription, job, isKept } = await setUp()
    const client = await withToken(user)
    await client.patch('/me/notification_settings.json', { push_notifications_enabled: false })

    await tellOfSignIn(user)
    await pushNotification.perform(permissive, job)

    expect(await jobsOf(subscription)).toHaveLength(1)
    expect(pushService.received).toEqual([])
    expect(await isKept()).toBe(true)
  })

  test.each([404, 410])('makes us forget a device that is gone (%i)', async (status) => {
    const { job, isKept } = await setUp()
    pushService.answerWith(status)

    await pushNotification.perform(permissive, job)
    await pushNotification.perform(permissive, job)

    expect(await isKept()).toBe(false)
    expect(pushService.received).toHaveLength(1)
  })

  test.each([101, 429, 500, 503])('is tried again after %i', async (status) => {
    const { job, isKept } = await setUp()
    pushService.answerWith(status)

    await expect(pushNotification.perform(permissive, job)).rejects.toThrow(String(status))

    expect(await isKept()).toBe(true)
  })

  test.each([302, 400, 403, 413])('is given up after %i, and the device kept', async (status) => {
    const { job, isKept } = await setUp()
    pushService.answerWith(status)

    await pushNotification.perform(permissive, job)

    expect(pushService.received).toHaveLength(1)
    expect(await isKept()).toBe(true)
  })

  test('is tried again when the push service does not answer', async () => {
    const { job, isKept } = await setUp({ endpoint: `https://localhost:1/${unique('device')}` })

    await expect(pushNotification.perform(permissive, job)).rejects.toThrow()

    expect(await isKept()).toBe(true)
  })

  test.each(['localhost', '127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254'])(
    'never goes to %s',
    async (host) => {
      const port = new URL(pushService.origin).port
      const { job, isKept } = await setUp({ endpoint: `https://${host}:${port}/${unique('x')}` })

      await pushNotification.perform({ ...context, notifiers }, job)

      expect(pushService.received).toEqual([])
      expect(await isKept()).toBe(true)
    },
  )

  test('to slow push services waits for others to the same person, and keeps nobody else waiting', async () => {
    const { user, job, subscription } = await setUp()
    const other = await setUp()
    const answer = pushService.hold()
    const send = (one: typeof job) => pushNotification.perform(permissive, one)

    const to = ({ endpoint }: { endpoint: string }) =>
      pushService.received.filter(({ path }) => path === new URL(endpoint).pathname).length
    const arrived = (device: { endpoint: string }, atLeast: number) =>
      vi.waitFor(() => expect(to(device)).toBeGreaterThanOrEqual(atLeast), 60_000)

    // A worker of the queue may send the first of each, too, and those that were put off.
    const sent = Promise.all(Array.from({ length: 6 }, () => send(job)))
    await arrived(subscription, 4)
    const isPutOff = async () => expect((await jobsOf(subscription)).length).toBeGreaterThan(2)
    await vi.waitFor(isPutOff, 60_000)
    const others = send(other.job)
    await arrived(other.subscription, 1)
    expect(to(subscription)).toBe(4)
    answer()
    await Promise.all([sent, others])

    expect(user.id).not.toBe(other.user.id)
    await send(job)
    await arrived(subscription, 5)
  })

  test('does not follow a browser to its next user', async () => {
    const { subscription, job } = await setUp()
    const { endpoint, p256dh, auth } = subscription
    await (await withSession(await createUser(db))).post('/me/push_subscriptions.json', {
      push_subscription: { endpoint, p256dh, auth },
    })

    await pushNotification.perform(permissive, job)

    expect(pushService.received).toEqual([])
  })
})
