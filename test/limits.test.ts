import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateCounts } from '../src/framework/http/load/rate-limit.ts'
import { collabsPath, invitationsPath } from '../src/vocabulary/addresses/urls.ts'
import { db, withSession } from './support/helper.ts'
import { makeBrowser } from './support/servers/push-service.ts'
import { createMembership, unique } from './support/world/factories.ts'

type Act = {
  /** The name of the counter that each user has. */
  key: string
  most: number
  path: (organization: { id: number }) => string
  body: () => object
}

/**
 * Everything that someone who is signed in can do to make us send mail, fetch an address or keep a tenant.
 */
const acts: Act[] = [
  {
    key: 'organizations-of',
    most: 100,
    path: () => '/organizations.json',
    body: () => ({ organization: { name: 'One more' } }),
  },
  {
    key: 'invitations-by',
    most: 100,
    path: (organization) => `${invitationsPath(organization)}.json`,
    body: () => ({ invitation: { email: `${unique('someone')}@example.com` } }),
  },
  {
    key: 'access-tokens-of',
    most: 100,
    path: () => '/me/access_tokens.json',
    body: () => ({ access_token: { description: 'One more' } }),
  },
  {
    key: 'push-subscriptions-of',
    most: 200,
    path: () => '/me/push_subscriptions.json',
    body: () => {
      const { p256dh, auth } = makeBrowser()
      const endpoint = `https://push.example.com/${unique('device')}`
      return { push_subscription: { endpoint, p256dh, auth } }
    },
  },
  {
    key: 'prefill',
    most: 120,
    path: (organization) => `${collabsPath(organization)}.json?website=https://127.0.0.1/`,
    body: () => ({}),
  },
  {
    key: 'email-change',
    most: 10,
    path: () => '/me/email_change.json',
    body: () => ({ email_change: { email: `${unique('new')}@example.com` } }),
  },
  { key: 'step-up', most: 10, path: () => '/me/step_up.json', body: () => ({}) },
]

test.each(acts)('$key is limited to $most for each user', async ({ key, most, path, body }) => {
  const { user, organization_id } = await createMembership(db)
  const client = await withSession(user)
  const send = () => client.post(path({ id: organization_id }), body())
  await db.insert(rateCounts).values({
    key: `${key}:${user.id}`,
    count: most - 1,
    resets_at: sql`now() + interval '1 hour'`,
  })

  expect((await send()).statusCode).toBe(201)
  const refused = await send()

  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toEqual({ error: 'Try again later.', code: 'overloaded' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
