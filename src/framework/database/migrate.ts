import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { randomAlphabet } from '../../vocabulary/ids.ts'
import { StartRefused } from '../refusal.ts'

// Any number will do, so long as every process of the service takes the same.
const setupLock = 7_221_001

/**
 * Lets one of several processes that start at the same moment set things up; the others wait. It has a
 * connection of its own, because migrations may take longer than any other statement.
 */
export async function oneAtATime<Result>(
  { connectionString, connectMs, log }: Connecting,
  setUp: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs })
  // A connection that breaks fails what is asked on it; the event as such would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await awaitTurn(client, log)
    const result = await setUp(client)
    await client.query('select pg_advisory_unlock($1)', [setupLock])
    return result
  } finally {
    await client.end()
  }
}

type Connecting = { connectionString: string; connectMs: number; log: FastifyBaseLogger }

async function awaitTurn(client: pg.Client, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await client.query<{ is_first: boolean }>(
    'select pg_try_advisory_lock($1) as is_first',
    [setupLock],
  )
  if (rows[0]?.is_first) return

  log.info('waiting for another process that sets the database up')
  await client.query('select pg_advisory_lock($1)', [setupLock])
}

/** Brings the database up to date, each file in its own transaction. */
export async function migrate(client: pg.ClientBase, directory: string): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
      version text primary key,
      applied_at timestamptz not null default now()
    )`,
  )
  const { rows } = await client.query<{ version: string }>('select version from schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  const known = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  refuseNewer(applied, known)
  const pending = known.filter((file) => !applied.has(file))
  // Of a new database nothing is lost if the power fails meanwhile, and the last write brings all before it to the disk.
  const isNew = applied.size === 0
  if (isNew) await client.query('set synchronous_commit = off')

  for (const file of pending) {
    try {
      await client.query('begin')
      await client.query(readFileSync(join(directory, file), 'utf8'))
      await client.query('insert into schema_migrations (version) values ($1)', [file])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`Migration ${file} failed`, { cause: error })
    }
  }

  if (isNew) await client.query('reset synchronous_commit')
  await client.query('insert into installation (id_alphabet) values ($1) on conflict do nothing', [
    randomAlphabet(randomInt),
  ])
  return pending
}

/** An older version could not read what a newer one has written, or would write what it must not. */
function refuseNewer(applied: Set<string>, known: string[]): void {
  const unknown = [...applied].filter((version) => !known.includes(version)).sort()
  if (unknown.length === 0) return
  throw new StartRefused(
    `The database is newer than this version of Troupe: it is at ${unknown.at(-1)}, and this version knows up to ${known.at(-1)}. Start the newer version, or restore the backup made before the upgrade.`,
  )
}
