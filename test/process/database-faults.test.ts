import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import {
  namesAt,
  spawnServer,
  startServer,
  temporaryDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { unique } from '../support/world/factories.ts'

type Server = Awaited<ReturnType<typeof startServer>>

const SECRET_KEY = 'the secret of all processes in these tests'

const limits = {
  DATABASE_CONNECT_SECONDS: '1',
  DATABASE_STATEMENT_SECONDS: '1',
  DATABASE_LOCK_SECONDS: '1',
  DATABASE_IDLE_SECONDS: '1',
}

describe.runIf(process.env.DATABASE_URL)('with a database that fails', { timeout: 300_000 }, () => {
  let DATABASE_URL = ''
  let admin: pg.Client
  let home: string | undefined

  beforeAll(async () => {
    DATABASE_URL = await createDatabase(unique('faults'))
    admin = new pg.Client({ connectionString: DATABASE_URL })
    await admin.connect()
  })
  afterAll(() => admin.end())

  const start = (settings = {}) =>
    startServer({
      SECRET_KEY,
      DATA_DIR: temporaryDirectory(),
      ...limits,
      DATABASE_URL,
      ...settings,
    })

  /** Creates a campaign of the first organization of the demo world. */
  const write = async (server: Server, name = unique('Kept')) => {
    home ??= ((await (await server.get('/organizations.json')).json()) as { id: string }[])[0]?.id
    return server.post(`/organizations/${home}/campaigns.json`, { campaign: { name } })
  }

  const untilWriting = (server: Server) =>
    expect.poll(async () => (await write(server)).status, { timeout: 20_000 }).toBe(201)

  test('connections that are ended under load cost what was cut, and no more', async () => {
    const server = await start()
    const acknowledged: string[] = []
    const statuses = new Map<number, number>()
    let isOver = false
    await write(server)
    const ask = async () => {
      while (!isOver) {
        const name = unique('Under load')
        const { status } = await write(server, name)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 201) acknowledged.push(name)
        const read = await server.get('/organizations.json?limit=1')
        statuses.set(read.status, (statuses.get(read.status) ?? 0) + 1)
      }
    }
    const writers = Array.from({ length: 8 }, ask)
    for (let round = 0; round < 5; round += 1) {
      const written = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(written + 2)
      await endConnections()
    }
    isOver = true
    await Promise.all(writers)

    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(statuses.get(503)).toBeGreaterThan(0)
    await untilWriting(server)
    const { rows } = await admin.query<{ name: string }>('select name from campaigns')
    const kept = new Set(rows.map(({ name }) => name))
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0 })
  })

  test('a database that hangs is answered for in time, noticed, and used again', async () => {
    const proxy = await startProxy(DATABASE_URL)
    const server = await start({ DATABASE_URL: proxy.url, STOP_SECONDS: '5' })
    await write(server)
    proxy.freeze()

    const since = performance.now()
    const answers = await Promise.all([write(server), server.get('/organizations.json')])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2'])
    expect(performance.now() - since).toBeLessThan(20_000)
    expect((await server.get('/up')).status).toBe(200)
    await expect
      .poll(async () => (await server.get('/ready')).status, { timeout: 30_000 })
      .toBe(503)

    proxy.thaw()
    await untilWriting(server)
    await expect
      .poll(async () => (await server.get('/ready')).status, { timeout: 10_000 })
      .toBe(200)

    proxy.freeze()
    const stopped = performance.now()
    server.kill('SIGTERM')
    await server.ended
    expect(performance.now() - stopped).toBeLessThan(15_000)
  })

  test('someone who holds a lock and says nothing stops nobody for long', async () => {
    const server = await start({ DATABASE_LOCK_SECONDS: '1' })
    const name = unique('Locked')
    const { url } = (await (await write(server, name)).json()) as { url: string }
    const frozen = new pg.Client({
      connectionString: DATABASE_URL,
      idle_in_transaction_session_timeout: 5000,
    })
    frozen.on('error', () => {})
    await frozen.connect()
    await frozen.query('begin')
    await frozen.query('select from campaigns where name = $1 for update', [name])

    const path = new URL(url).pathname
    const rename = () =>
      fetch(server.url + path, {
        method: 'PATCH',
        headers: { ...server.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ campaign: { name: `${name} again` } }),
      })
    expect((await rename()).status).toBe(503)
    expect((await write(server)).status).toBe(201)
    await expect.poll(async () => (await rename()).status, { timeout: 20_000 }).toBe(200)
    server.kill('SIGTERM')
    await server.ended
  })

  test('a start says in one line what is wrong', async () => {
    const proxy = await startProxy(DATABASE_URL)
    proxy.freeze()
    const wrongDatabase = new URL(DATABASE_URL)
    wrongDatabase.pathname = '/nowhere'
    const wrongPassword = new URL(DATABASE_URL)
    wrongPassword.password = 'wrong'

    const said = async (settings: Record<string, string>) => {
      const server = await spawnServer({
        SECRET_KEY,
        DATA_DIR: temporaryDirectory(),
        ...limits,
        ...settings,
      })
      expect(await server.ended).toEqual({ code: 1 })
      return server.output().trim()
    }

    expect(await said({ DATABASE_URL: proxy.url })).toBe(
      'The database of DATABASE_URL does not answer: it is too busy, or nothing gets through to it.',
    )
    expect(await said({ DATABASE_URL: wrongDatabase.href })).toBe(
      'The database of DATABASE_URL does not exist: database "nowhere" does not exist.',
    )
    expect(await said({ DATABASE_URL: wrongPassword.href })).toBe(
      'The database of DATABASE_URL refuses the user or the password.',
    )
    expect(await said({ DATABASE_URL, SECRET_KEY: 'another key than the one of before' })).toMatch(
      /^SECRET_KEY is not the key that this database was used with\..*$/,
    )
    await admin.query("insert into schema_migrations (version) values ('9999_later.sql')")
    expect(await said({ DATABASE_URL })).toMatch(
      /^The database is newer than this version of Troupe: it is at 9999_later.sql, and this version knows up to .*$/,
    )
    // What only reads or helps knows no more of such a database than a start does.
    for (const command of ['reconcile', 'troupe-admin', 'doctor']) {
      const script = join(projectRoot, `dist/server/composition/commands/${command}.js`)
      const { stdout, stderr } = spawnSync(process.execPath, [script, 'jobs'], {
        encoding: 'utf8',
        env: { DATABASE_URL, SECRET_KEY, DATA_DIR: temporaryDirectory(), ...limits },
      })
      expect(stdout + stderr).toContain('The database is newer than this version of Troupe')
    }
    await admin.query("delete from schema_migrations where version = '9999_later.sql'")
  })

  test('a start that waits for the set-up of another says so, and goes on after it', async () => {
    const setupLock = 7_221_001
    await admin.query('select pg_advisory_lock($1)', [setupLock])
    const server = await spawnServer({ SECRET_KEY, DATA_DIR: temporaryDirectory(), DATABASE_URL })
    await server.says('waiting for another process that sets the database up')
    await admin.query('select pg_advisory_unlock($1)', [setupLock])

    await server.says('Troupe is ready')
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0 })
  })

  test('a key is changed by giving both, and then the old one is not needed any more', async () => {
    const next = 'the key that comes after the one of before'
    const both = await start({ SECRET_KEY: `${next},${SECRET_KEY}` })
    expect((await write(both)).status).toBe(201)
    both.kill('SIGTERM')
    await both.ended

    const only = await start({ SECRET_KEY: next })
    expect((await namesAt(only)).length).toBeGreaterThan(0)
    only.kill('SIGTERM')
    await only.ended
  })

  async function endConnections(): Promise<void> {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
  }
})
