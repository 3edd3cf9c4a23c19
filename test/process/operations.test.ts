import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { answerOn } from '../support/processes/raw-request.ts'
import {
  spawnServer,
  startServer,
  temporaryDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { unique } from '../support/world/factories.ts'

const isRoot = process.getuid?.() === 0

describe.runIf(process.env.DATABASE_URL)('an operator', { timeout: 300_000 }, () => {
  const start = async (settings = {}) =>
    startServer({
      DATABASE_URL: await createDatabase(unique('operations')),
      DATA_DIR: temporaryDirectory(),
      ...settings,
    })

  test('stops a process without a balancer meeting a closed door', async () => {
    const server = await start({ DRAIN_SECONDS: '3' })
    expect((await server.get('/ready')).status).toBe(200)
    const idle = connect(server.port, 'localhost')
    const ask = 'GET /up HTTP/1.1\r\nHost: localhost\r\n\r\n'
    idle.write(ask)
    expect(await answerOn(idle)).toContain('keep-alive')

    const since = performance.now()
    server.kill('SIGTERM')
    await server.says('stopping')
    const ready = await server.get('/ready')
    const other = await server.get('/organizations.json')

    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'stopping', database: 'up', disk: 'free' },
    ])
    expect(other.status).toBe(200)
    expect(other.headers.get('connection')).toBe('close')
    idle.write(ask)
    expect(await answerOn(idle)).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
    expect(await server.ended).toEqual({ code: 0 })
    expect(performance.now() - since).toBeGreaterThan(2500)
  })

  test('learns that a clock is wrong, while deadlines hold by that of the database', async () => {
    const late = 20 * 60_000
    const shift = `const now = Date.now; Date.now = () => now() + ${late}`
    const server = await start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
    })
    const said = await server.says("clock differs from the database's")
    // A busy machine takes a moment between the two.
    expect(Math.abs(Number(/seconds=(\d+)/.exec(said)?.[1]) - late / 1000)).toBeLessThan(5)

    const asked = await server.post('/session.json', { email_address: 'mara@example.com' })
    const { pending_authentication_token: token } = (await asked.json()) as Record<string, string>
    const entered = await fetch(`${server.url}/session/magic_link.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-pending-authentication-token': token ?? '',
      },
      body: JSON.stringify({ code: asked.headers.get('x-magic-link-code') }),
    })
    expect(entered.status).toBe(200)
    server.kill('SIGTERM')
    await server.ended
  })

  test.runIf(isRoot)('is told that the disk is full', async () => {
    const disk = temporaryDirectory()
    run('mount', '-t', 'tmpfs', '-o', 'size=10m', 'tmpfs', disk)
    try {
      const server = await spawnServer({ DATA_DIR: `${disk}/data` })
      expect(await server.ended).toEqual({ code: 1 })
      expect(server.output()).toMatch(fullDisk)
    } finally {
      run('umount', '--lazy', disk)
    }
  })

  test('is told which folder cannot be written', async () => {
    const DATA_DIR = temporaryDirectory()
    const unlock = makeReadOnly(DATA_DIR)
    try {
      const server = await spawnServer({
        DATA_DIR,
        SECRET_KEY: 'given here so that no file is needed',
      })
      expect(await server.ended).toEqual({ code: 1 })
      expect(server.output()).toMatch(/^DATA_DIR cannot be used: .*\n$/)
    } finally {
      unlock()
    }
  })
})

const fullDisk = /^DATA_DIR cannot be used: the disk of .* is full\.\n$/

/** Permissions do not bind root, so for root the folder is mounted over itself, for reading only. */
function makeReadOnly(folder: string): () => void {
  if (!isRoot) {
    chmodSync(folder, 0o500)
    return () => chmodSync(folder, 0o700)
  }
  run('mount', '--bind', folder, folder)
  run('mount', '-o', 'remount,bind,ro', folder)
  return () => run('umount', folder)
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
