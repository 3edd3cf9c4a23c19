import { expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { anonymous, context, db } from '../../../test/support/helper.ts'
import { loadConfig } from '../config/config.ts'
import { InvalidConfig } from '../config/environment.ts'
import { pushKeys, readPushKeys } from './keys.ts'

test('all processes share one pair of keys, and the private one is encrypted', async () => {
  const found = await Promise.all([
    readPushKeys(db, context.config),
    readPushKeys(db, context.config),
  ])

  expect(found).toEqual([context.pushKeys, context.pushKeys])
  const rows = await db.select().from(pushKeys)
  const stored = Buffer.concat(rows.map(({ private_key }) => private_key))
  expect(stored.includes(context.pushKeys.privateKey)).toBe(false)
})

test('another SECRET_KEY makes a pair of its own and leaves the other', async () => {
  const secretKeys = ['another secret of at least thirty-two characters'] as const

  const made = await readPushKeys(db, { ...context.config, secretKeys })

  expect(made.publicKey).not.toBe(context.pushKeys.publicKey)
  expect(await readPushKeys(db, { ...context.config, secretKeys })).toEqual(made)
  expect(await readPushKeys(db, context.config)).toEqual(context.pushKeys)
})

test('the settings can name the keys', async () => {
  const { publicKey, privateKey } = context.pushKeys
  const { context: other } = await appWith({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:push@example.com',
  })

  expect(await readPushKeys(db, other.config)).toEqual(context.pushKeys)
  expect(other.config.push.subject).toBe('mailto:push@example.com')
})

test.each([
  [{ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PUBLIC_KEY must be 65 bytes'],
  [
    { VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url') },
    'VAPID_PUBLIC_KEY is required',
  ],
  [{ VAPID_SUBJECT: 'push@example.com' }, 'VAPID_SUBJECT must start with mailto:'],
  [
    { NODE_ENV: 'production', PUSH_ALLOW_PRIVATE: 'true' },
    'PUSH_ALLOW_PRIVATE must be false in production',
  ],
])('refuses to start with %j', (settings, message) => {
  const load = () => loadConfig({ DATA_DIR: context.config.dataDir, ...settings })

  expect(load).toThrow(InvalidConfig)
  expect(load).toThrow(message)
})

test('the service worker is served at the root, by our own server, and never from a cache', async () => {
  const response = await anonymous.get('/service-worker.js')

  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.headers['content-security-policy']).toContain("connect-src 'self'")
  expect(response.body).toContain("addEventListener('push'")
})

test('pages may load it', async () => {
  const { app } = await appWith({})
  const response = await clientOf(app).get('/session/new')

  expect(response.headers['content-security-policy']).toContain("worker-src 'self'")
})
