import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { freePort } from '../support/processes/free-port.ts'
import { keepAsking } from '../support/processes/load.ts'
import {
  spawnServer,
  startServer,
  temporaryDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { unique } from '../support/world/factories.ts'

const childrenOf = (pid: number) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map(Number)

test.runIf(process.env.DATABASE_URL)(
  'several processes share a port, replace one that dies, and all restart without a failed request',
  async () => {
    const METRICS_PORT = String(await freePort())
    const server = await startServer({
      DATABASE_URL: await createDatabase(unique('workers')),
      DATA_DIR: temporaryDirectory(),
      DRAIN_SECONDS: '1',
      WORKERS: '2',
      METRICS_PORT,
    })
    const before = childrenOf(server.pid)
    expect(before).toHaveLength(3)

    const [first = 0] = before
    process.kill(first, 'SIGKILL')
    await server.says('process died')
    expect((await server.get('/organizations.json')).status).toBe(200)
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(3), 60_000)

    const load = keepAsking([{ url: `${server.url}/organizations.json` }], server.headers)
    server.kill('SIGHUP')
    await server.says('restarted')
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(3), 60_000)
    const { answered, failed } = await load.stop()
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(20)
    expect(childrenOf(server.pid).filter((pid) => before.includes(pid))).toEqual([])

    // A mail is a job, which is done in the process that has all of them.
    await fetch(`${server.url}/session.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: 'mara@example.com' }),
    })
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
      expect(metrics).toMatch(/troupe_request_seconds_count\{.*status="200"\} \d+/)
      expect(metrics).toMatch(/^troupe_database_bytes \d{6,}$/m)
      expect(metrics).toMatch(/troupe_job_seconds_count\{.*outcome="done"\} \d+/)
    }, 60_000)

    // Whichever is frozen, the others tell what all would.
    const [frozen = 0] = childrenOf(server.pid)
    process.kill(frozen, 'SIGSTOP')
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    process.kill(frozen, 'SIGCONT')
    expect(metrics).toMatch(/^troupe_processes_missing 1$/m)
    expect(metrics).toMatch(/^troupe_processes_died_total 1$/m)
    expect(metrics).toMatch(/^troupe_database_bytes \d{6,}$/m)

    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0 })
  },
)

test.runIf(process.env.DATABASE_URL)(
  'a process that hangs before it is ready is ended, and keeps no later restart waiting',
  async () => {
    const server = await startServer({
      DATABASE_URL: await createDatabase(unique('hanging')),
      DATA_DIR: temporaryDirectory(),
      START_SECONDS: '3',
      WORKERS: '1',
    })
    const before = childrenOf(server.pid)
    server.kill('SIGHUP')
    const hung = await vi.waitFor(() => {
      const pid = childrenOf(server.pid).find((one) => !before.includes(one))
      if (pid === undefined) throw new Error('None has begun')
      return pid
    })
    process.kill(hung, 'SIGSTOP')
    server.kill('SIGHUP')

    await server.says('process is not ready within START_SECONDS, so it is ended')
    await vi.waitFor(() => expect(server.output().match(/restarting/g)).toHaveLength(2))
    expect(server.output()).toContain('a new process did not start, so the old ones go on')
    expect((await server.get('/organizations.json')).status).toBe(200)
    server.kill('SIGTERM')
    await server.ended
  },
)

test.runIf(process.env.DATABASE_URL)(
  'without a database the supervisor waits, says so, and starts its processes once there is one',
  async () => {
    const real = await createDatabase(unique('absent'))
    const later = new URL(real)
    later.hostname = '127.0.0.1'
    later.port = String(await freePort())
    const server = await spawnServer({
      DATABASE_URL: later.href,
      DATA_DIR: temporaryDirectory(),
      WORKERS: '2',
    })
    const waiting = await server.says('waiting for the database to start a process')
    expect(waiting).toContain(
      `The database of DATABASE_URL cannot be reached at 127.0.0.1:${later.port} (ECONNREFUSED).`,
    )
    // No trace of where in the code it was noticed.
    expect(waiting).not.toMatch(/^ +at /m)
    await server.says('seconds=2')

    await startProxy(real, Number(later.port))
    await server.says('Troupe is ready')
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(3), 60_000)
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0 })
  },
)

test.runIf(process.env.DATABASE_URL)(
  'what no wait would mend ends the supervisor with one sentence',
  async () => {
    const DATABASE_URL = new URL(await createDatabase(unique('refused')))
    DATABASE_URL.password = 'wrong'
    const server = await spawnServer({
      DATABASE_URL: DATABASE_URL.href,
      DATA_DIR: temporaryDirectory(),
      WORKERS: '2',
    })
    expect(await server.ended).toEqual({ code: 1 })
    expect(server.output().trim()).toBe(
      'The database of DATABASE_URL refuses the user or the password.',
    )
  },
)
