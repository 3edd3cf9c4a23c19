import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { eventually, openLive } from '../support/live.ts'
import {
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { unique } from '../support/world/factories.ts'

type Server = { url: string }

/** By the code that a trial sends along. Whoever signs in anew is also notified of it. */
async function signIn({ url }: Server): Promise<{ cookie: string }> {
  const json = { 'content-type': 'application/json' }
  const asked = await fetch(`${url}/session.json`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email_address: 'mara@example.com' }),
  })
  const { pending_authentication_token = '' } = (await asked.json()) as Record<string, string>
  const entered = await fetch(`${url}/session/magic_link.json`, {
    method: 'POST',
    headers: { ...json, 'x-pending-authentication-token': pending_authentication_token },
    body: JSON.stringify({ code: asked.headers.get('x-magic-link-code') }),
  })
  const { session_token } = (await entered.json()) as Record<string, string>
  return { cookie: `session_token=${session_token}` }
}

async function listen({ url }: Server, headers: { cookie: string }) {
  const stream = await openLive(url, headers)
  await eventually(stream.heard).toContain('ready')
  return stream
}

describe('what changes', { timeout: 240_000 }, () => {
  test.runIf(!process.env.DATABASE_URL)(
    'is told until the process stops, which no stream delays',
    async () => {
      const server = await startServer({ DATA_DIR: await usedDirectory() })
      const stream = await listen(server, await signIn(server))

      await signIn(server)
      await eventually(stream.topics).toContain('notifications')
      const since = performance.now()
      server.kill('SIGTERM')

      expect(await server.ended).toEqual({ code: 0 })
      expect(performance.now() - since).toBeLessThan(12_000)
      await eventually(stream.isOver).toBe(true)
      expect(stream.heard()).not.toContain('over')
    },
  )

  test.runIf(process.env.DATABASE_URL)('is told by all processes', async () => {
    const DATABASE_URL = await createDatabase(unique('live'))
    const settings = { DATABASE_URL, SECRET_KEY: 'a secret that both processes share' }
    const start = () => startServer({ ...settings, DATA_DIR: temporaryDirectory() })
    const writing = await start()
    const telling = await startServer({
      ...settings,
      DATA_DIR: temporaryDirectory(),
      DRAIN_SECONDS: '5',
    })
    const session = await signIn(writing)
    const stream = await listen(telling, session)

    await signIn(writing)
    await eventually(stream.topics).toContain('notifications')

    await breakListening(DATABASE_URL)
    await eventually(() => stream.times('ready')).toBeGreaterThan(1)
    const before = stream.times('notifications')
    await signIn(writing)
    await eventually(() => stream.times('notifications')).toBeGreaterThan(before)

    const kept = await listen(telling, await signIn(writing))
    await fetch(`${writing.url}/session.json`, {
      method: 'DELETE',
      headers: { ...session, 'sec-fetch-site': 'same-origin' },
    })
    await eventually(stream.isOver).toBe(true)
    expect(stream.heard()).toContain('over')
    expect(kept.isOver()).toBe(false)

    telling.kill('SIGTERM')
    await telling.says('stopping')
    await expect.poll(kept.isOver, { timeout: 3000 }).toBe(true)
    expect((await fetch(`${telling.url}/ready`)).status).toBe(503)
    writing.kill('SIGTERM')
    expect([await telling.ended, await writing.ended]).toEqual([{ code: 0 }, { code: 0 }])
  })
})

/** As a server that is restarted does. */
async function breakListening(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'troupe live' and datname = current_database()`,
  )
  await client.end()
}
