import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { insertDisk } from '../support/processes/disk.ts'
import { openConnections } from '../support/processes/half-open.ts'
import { startServer, temporaryDirectory } from '../support/processes/server-process.ts'
import { type PostgresServer, startPostgres } from '../support/servers/postgres-server.ts'
import type { Service } from './writers.ts'

/** One kind of fault: how the service is set up for it, and what is done to it under writes. */
export type Fault = {
  name: string
  /** Only on machines that have it. */
  needs?: 'mounts'
  run: (through: Through) => Promise<void>
}

/** Writes through a fault, as often as there is time for. */
export type Through = (
  service: Service,
  fault: (service: Service) => Promise<void>,
) => Promise<void>

const SECRET_KEY = 'the secret of every process in this suite'
const limits = {
  DATABASE_CONNECT_SECONDS: '2',
  DATABASE_STATEMENT_SECONDS: '3',
  DATABASE_LOCK_SECONDS: '2',
  DATABASE_IDLE_SECONDS: '3',
}

export const faults: Fault[] = [
  {
    name: 'kill -9, embedded database',
    run: async (through) => {
      const settings = { DATA_DIR: temporaryDirectory() }
      await through({ server: await startServer(settings) }, async (service) => {
        await sleep(500 + Math.random() * 1500)
        service.server.kill('SIGKILL')
        await service.server.ended
        service.server = await startServer(settings)
      })
    },
  },
  {
    name: 'kill -9, PostgreSQL, two processes',
    run: onPostgres(async (through, { url }) => {
      const start = () => startOn(url)
      const other = await start()
      await through({ server: await start() }, async (service) => {
        await sleep(500 + Math.random() * 1000)
        const killed = service.server
        service.server = other
        killed.kill('SIGKILL')
        await killed.ended
        await sleep(500)
        service.server = await start()
      })
    }),
  },
  {
    name: 'connections ended by the server',
    run: onPostgres(async (through, { url }) => {
      await through({ server: await startOn(url) }, async () => {
        for (let round = 0; round < 5; round += 1) {
          await sleep(200)
          await endConnections(url)
        }
      })
    }),
  },
  {
    name: 'PostgreSQL restarted',
    run: onPostgres(async (through, postgres) => {
      await through({ server: await startOn(postgres.url) }, async () => {
        await sleep(500)
        await postgres.restart()
      })
    }),
  },
  {
    name: 'PostgreSQL killed with kill -9',
    run: onPostgres(async (through, postgres) => {
      await through({ server: await startOn(postgres.url) }, async () => {
        await sleep(500)
        postgres.kill()
        await sleep(1000)
        await postgres.start()
      })
    }),
  },
  {
    name: 'PostgreSQL frozen for 8 seconds',
    run: onPostgres(async (through, postgres) => {
      await through({ server: await startOn(postgres.url) }, async () => {
        await sleep(500)
        postgres.freeze()
        await sleep(8000)
        postgres.thaw()
      })
    }),
  },
  {
    name: 'a frozen process that holds locks',
    run: onPostgres(async (through, { url }) => {
      const healthy = await startOn(url)
      await through({ server: await startOn(url) }, async (service) => {
        await sleep(500)
        const frozen = service.server
        frozen.kill('SIGSTOP')
        service.server = healthy
        await sleep(5000)
        frozen.kill('SIGCONT')
      })
    }),
  },
  {
    name: 'power cut, embedded database',
    needs: 'mounts',
    run: async (through) => {
      const disk = insertDisk()
      const settings = { DATA_DIR: join(disk.folder, 'data') }
      await through({ server: await startServer(settings) }, async (service) => {
        await sleep(500 + Math.random() * 1500)
        disk.cutPower()
        service.server.kill('SIGKILL')
        await service.server.ended
        disk.restorePower()
        service.server = await startServer(settings)
      })
    },
  },
  {
    name: 'disk full, embedded database',
    needs: 'mounts',
    run: async (through) => {
      await onSmallDisk(160, async (disk) => {
        const settings = { DATA_DIR: join(disk, 'data') }
        await through({ server: await startServer(settings) }, async (service) => {
          await fill(disk)
          // A database that can no longer write may end with its process, as under a supervisor.
          const isOver = await Promise.race([service.server.ended, sleep(100)])
          if (isOver !== undefined) service.server = await startServer(settings)
        })
      })
    },
  },
  {
    name: 'disk full, PostgreSQL with its WAL',
    needs: 'mounts',
    run: async (through) => {
      await onSmallDisk(300, async (disk) => {
        await onPostgres(async (through, postgres) => {
          await through({ server: await startOn(postgres.url) }, async () => {
            await fill(disk)
            // A server that cannot write its WAL ends, and its operator starts it again.
            await postgres.start().catch(() => {})
          })
        }, disk)(through)
      })
    },
  },
  {
    name: '300 half-open and slow clients',
    run: async (through) => {
      const server = await startServer({ DATA_DIR: temporaryDirectory() })
      await through({ server }, async () => {
        const close = await openConnections(server.port, 300)
        await sleep(3000)
        close()
      })
    },
  },
]

/** Runs on a PostgreSQL server of its own. */
function onPostgres(
  run: (through: Through, postgres: PostgresServer) => Promise<void>,
  parent = temporaryDirectory(),
): Fault['run'] {
  return async (through) => {
    const folder = join(parent, `postgres-${Math.random().toString(36).slice(2)}`)
    mkdirSync(folder)
    const postgres = await startPostgres(folder)
    try {
      await run(through, postgres)
    } finally {
      await postgres.stop()
    }
  }
}

function startOn(DATABASE_URL: string) {
  return startServer({ DATABASE_URL, SECRET_KEY, DATA_DIR: temporaryDirectory(), ...limits })
}

async function endConnections(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.end()
}

async function onSmallDisk(megabytes: number, use: (disk: string) => Promise<void>): Promise<void> {
  const disk = temporaryDirectory()
  command('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk)
  try {
    await use(disk)
  } finally {
    command('umount', '-l', disk)
  }
}

/** Leaves no byte for three seconds. */
async function fill(disk: string): Promise<void> {
  await sleep(500)
  const ballast = join(disk, 'ballast')
  command('bash', '-c', `head -c 1G /dev/zero > '${ballast}' 2>/dev/null || true`)
  await sleep(3000)
  rmSync(ballast)
}

function command(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

/** Whether file systems can be mounted here, as root on a machine of its own can. */
export function canMount(): boolean {
  const folder = temporaryDirectory()
  writeFileSync(join(folder, 'probe'), '')
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder])
  if (status === 0) spawnSync('umount', ['-l', folder])
  return status === 0
}
