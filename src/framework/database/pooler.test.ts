import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../test/support/processes/free-port.ts'
import { temporaryDirectory } from '../../../test/support/processes/server-process.ts'
import { projectRoot } from '../project-root.ts'
import { connectToServer } from './client.ts'
import type { Db } from './db.ts'
import { textsOf } from './driver/row.ts'
import { statement } from './driver/statement.ts'
import { refuseSharedSessions } from './pooler.ts'
import { one } from './rows.ts'

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

/** PgBouncer before the server of this run. */
async function startPooler(mode: string, settings = ''): Promise<string> {
  const server = new URL(process.env.DATABASE_URL as string)
  const port = await freePort()
  const folder = temporaryDirectory()
  const file = join(folder, 'pgbouncer.ini')
  const password = server.password && ` password=${server.password}`
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${settings}
default_pool_size = 3
`,
  )
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', [...user, file])
  onTestFinished(() => void pooler.kill('SIGKILL'))
  const started = vi.fn()
  pooler.stderr.on('data', (line) => /process up/.test(String(line)) && started())
  await vi.waitFor(() => expect(started).toHaveBeenCalled(), 10_000)
  return `postgres://someone@127.0.0.1:${port}${server.pathname}`
}

test.runIf(process.env.DATABASE_URL)('a server is taken', async () => {
  await refuseSharedSessions(process.env.DATABASE_URL as string, 5000)
})

test.runIf(process.env.DATABASE_URL && hasPooler)(
  'a pooler is taken if it shares no session',
  async () => {
    await refuseSharedSessions(await startPooler('session'), 5000)
    const refused = refuseSharedSessions(await startPooler('transaction'), 5000)
    await expect(refused).rejects.toThrow(
      'leads to a pooler that gives each transaction another session',
    )
  },
)

test.runIf(process.env.DATABASE_URL && hasPooler)(
  'a pooler that shares no session is used with the setting that is documented',
  async () => {
    const documented = readFileSync(join(projectRoot, 'docs/deployment.md'), 'utf8')
    const setting = /`(ignore_startup_parameters = .*)`/.exec(documented)?.[1]
    const { db, close } = connectToServer(await startPooler('session', setting), {
      connections: 2,
      limits: { connectMs: 60_000, statementMs: 60_000, lockMs: 7000, idleMs: 60_000 },
    })
    const named = statement('of_a_session_of_its_own', 'select $1::int')

    expect(textsOf(one(await db.sendPrepared(named, [5])))).toEqual(['5'])
    await db.transaction((tx) => tx.execute('select 1'))
    await close()
  },
)

test.runIf(process.env.DATABASE_URL && hasPooler)(
  'transactions that share sessions have their statements and limits, and nothing of each other',
  async () => {
    const limits = { connectMs: 60_000, statementMs: 60_000, lockMs: 7000, idleMs: 60_000 }
    const listenUrl = process.env.DATABASE_URL as string
    const url = await startPooler('transaction')
    const { db, close } = connectToServer(url, { connections: 8, limits, listenUrl })
    const named = statement('of_a_shared_session', 'select $1::int, pg_backend_pid()')
    const sessions = new Set<unknown>()
    const ask = async (send: Db['sendPrepared'], number: number) => {
      const [sent, session] = textsOf(one(await send(named, [number])))
      sessions.add(session)
      return Number(sent)
    }
    // The first two transactions wait for each other, so that they are open at once however fast the machine
    // is.
    const met = Promise.withResolvers<void>()
    let open = 0
    const act = (number: number) =>
      db.transaction(async (tx) => {
        open += 1
        if (open === 2) met.resolve()
        await met.promise
        const { rows } = await tx.execute<{ lock_timeout: string }>('show lock_timeout')
        expect(rows).toEqual([{ lock_timeout: '7s' }])
        await tx.writePrepared(named, [number])
        return ask(tx.sendPrepared, number)
      })
    const numbers = Array.from({ length: 60 }, (_, number) => number)

    const answers = await Promise.all(
      numbers.flatMap((number) => [
        ask(db.sendPrepared, number),
        ask(db.sendAlone, number),
        act(number),
      ]),
    )

    expect(answers).toEqual(numbers.flatMap((number) => [number, number, number]))
    expect(sessions.size).toBeGreaterThan(1)
    const { rows } = await db.execute<{ lock_timeout: string }>('show lock_timeout')
    expect(rows).toEqual([{ lock_timeout: '0' }])
    await close()
  },
)
