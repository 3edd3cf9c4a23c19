import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { randomAlphabet } from '../../vocabulary/ids.ts'

// Any number will do, so long as every process of the service takes the same.
const setupLock = 7_221_001

/** Lets one of several processes that start at the same moment set things up; the others wait. */
export async function oneAtATime<Result>(
  pool: pg.Pool,
  setUp: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    return await setUp(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setupLock])
    client.release()
  }
}

/** Brings the database up to date, each file in its own transaction. */
export async function migrate(client: pg.PoolClient, directory: string): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
      version text primary key,
      applied_at timestamptz not null default now()
    )`,
  )
  const { rows } = await client.query<{ version: string }>('select version from schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  const pending = readdirSync(directory)
    .filter((file) => file.endsWith('.sql') && !applied.has(file))
    .sort()

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

  await client.query('insert into installation (id_alphabet) values ($1) on conflict do nothing', [
    randomAlphabet(randomInt),
  ])
  return pending
}
