import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { freePort } from '../processes/free-port.ts'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

/** Whether a PostgreSQL server can be started here. */
export const hasPostgres = binaries() !== undefined

/** A PostgreSQL server of its own, which may be stopped, killed, frozen and starved. */
export async function startPostgres(folder: string) {
  const data = makeData(folder)
  const password = join(folder, 'password')
  writeFileSync(password, 'troupe')
  if (isRoot) await run('chown', ['-R', 'postgres', data, password])
  await call('initdb', ['-D', data, '-U', 'troupe', `--pwfile=${password}`, '-A', 'scram-sha-256'])
  return startOn(data, '-c max_wal_size=64MB -c min_wal_size=32MB')
}

/** A server that follows another, with all that is there. */
export async function startReplica(folder: string, of: URL, mostConnections: number) {
  const data = makeData(folder)
  if (isRoot) await run('chown', ['postgres', data])
  // Without a slot the other throws away what this one has not read, and it would never catch up.
  const slot = ['-S', `replica_${randomBytes(8).toString('hex')}`]
  const from = ['-d', of.href]
  await call('pg_basebackup', ['-D', data, '-R', '-N', '-c', 'fast', '-C', ...slot, ...from])
  // With fewer connections than the other it would not start.
  const server = await startOn(data, `-c max_connections=${mostConnections} -c fsync=off`)
  const stop = async () => {
    await server.stop()
    // The other may take a moment to see that its reader is gone.
    await vi.waitFor(() => call('pg_receivewal', ['--drop-slot', ...slot, ...from]), 10_000)
  }
  return { ...server, stop }
}

async function startOn(data: string, settings: string) {
  const port = await freePort()
  const start = () =>
    call('pg_ctl', [
      ...['-D', data, '-w', '-l', join(data, 'log'), 'start', '-o'],
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} ${settings}`,
    ])
  await start()

  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes(postmaster())) process.kill(pid, name)
  }
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

  return {
    url: `postgres://troupe:troupe@127.0.0.1:${port}/postgres`,
    port,
    start,
    restart: () =>
      call('pg_ctl', ['-D', data, '-m', 'fast', '-w', '-l', join(data, 'log'), 'restart']),
    stop: () => call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']).catch(() => {}),
    /** All of its processes at once, as a machine that is gone. */
    kill: () => {
      signal('SIGKILL')
      // Where nobody reaps the dead, it would be taken for one that still runs.
      for (const file of ['postmaster.pid', `.s.PGSQL.${port}.lock`]) rmSync(join(data, file))
    },
    /** Answers nothing and closes nothing. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}

function makeData(folder: string): string {
  const data = join(folder, 'data')
  // No one else may look into it, or PostgreSQL refuses.
  mkdirSync(data, { mode: 0o700 })
  openTo(folder)
  return data
}

/** Another user has to get to the data, past folders that are ours alone. */
function openTo(folder: string): void {
  const all = process.env.DATA_DIR as string
  for (let open = folder; open.startsWith(all); open = dirname(open)) chmodSync(open, 0o711)
}

async function call(program: string, args: string[]): Promise<void> {
  const path = join(binaries() ?? '', program)
  // PostgreSQL refuses to run as root.
  if (isRoot) await run('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: '/' })
  else await run(path, args)
}

function binaries(): string | undefined {
  const newest = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1)
  return newest && dirname(newest)
}

/** A process and all that it has started. */
function processes(parent: number): number[] {
  const children = globSync('/proc/[0-9]*/stat').filter((file) => {
    try {
      return Number(readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
    } catch {
      return false
    }
  })
  return [parent, ...children.map((file) => Number(file.split('/')[2]))]
}
