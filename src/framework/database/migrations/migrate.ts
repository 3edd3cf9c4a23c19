import { hash, randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { randomAlphabet } from '../../../vocabulary/ids.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Db } from '../db.ts'
import { runFile } from './migration-file.ts'

// The number of the lock. Any will do, so long as every process of the service takes the same.
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
    // The role may have limits of its own, such as those that a pooler cannot pass on.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
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

/**
 * Brings the database up to date. Migrations change what holds data, and run once each. Functions and
 * triggers hold none, so their files say how they are now, and run again when they have changed. Each file
 * has its own transaction. Returns the files that have run.
 */
export async function migrate(
  client: pg.ClientBase,
  directory: string,
  log?: FastifyBaseLogger,
): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
      version text primary key,
      applied_at timestamptz not null default now()
    );
    create table if not exists schema_functions (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`,
  )
  const isNew = (await readVersions(client)).length === 0
  // A new database loses nothing if the power fails meanwhile, and the last write brings all before it to the
  // disk.
  if (isNew) await client.query('set synchronous_commit = off')
  // The first start would name all there are.
  const told = isNew ? undefined : log
  await adoptBaseline(client, join(directory, 'catch-up'), told)
  const run = [
    ...(await runMigrations(client, join(directory, 'migrations'), told)),
    ...(await runFunctions(client, join(directory, 'functions'), told)),
  ]
  if (isNew) await client.query('reset synchronous_commit')

  await client.query('insert into installation (id_alphabet) values ($1) on conflict do nothing', [
    randomAlphabet(randomInt),
  ])
  return run
}

const versionsInOrder = 'select version from schema_migrations order by version'

async function readVersions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(versionsInOrder)
  return rows.map(({ version }) => version)
}

/**
 * As a start does, for commands that change no table. One from before the baseline is older, whatever its
 * numbers are.
 */
export async function refuseNewerDatabase(
  db: Pick<Db, 'execute'>,
  directory: string,
): Promise<void> {
  const { rows } = await db.execute<{ version: string }>(sql.raw(versionsInOrder))
  const applied = rows.map(({ version }) => version)
  if (!applied.includes(firstBefore)) refuseNewer(applied, filesIn(join(directory, 'migrations')))
}

async function runMigrations(
  client: pg.ClientBase,
  directory: string,
  log?: FastifyBaseLogger,
): Promise<string[]> {
  const applied = await readVersions(client)
  const known = filesIn(directory)
  refuseNewer(applied, known)
  const pending = known.filter((file) => !applied.includes(file))
  for (const file of pending)
    await runFile({ client, log }, join(directory, file), () => remember(client, file))
  return pending
}

async function runFunctions(
  client: pg.ClientBase,
  directory: string,
  log?: FastifyBaseLogger,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_functions',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const files = filesIn(directory).map((file) => ({
    file,
    hash: hash('sha256', readFileSync(join(directory, file))),
  }))
  const changed = files.filter((one) => applied.get(one.file) !== one.hash)
  // Functions name each other, in whatever order, so their bodies are not checked while they are made.
  if (changed.length > 0) await client.query('set check_function_bodies = off')
  for (const one of changed)
    await runFile({ client, log }, join(directory, one.file), () =>
      client.query(
        `insert into schema_functions (name, hash) values ($1, $2)
         on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
        [one.file, one.hash],
      ),
    )
  if (changed.length > 0) await client.query('reset check_function_bodies')
  return changed.map(({ file }) => file)
}

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()

/**
 * The first of the migrations that the baseline has taken the place of, and the last that `db/catch-up/`
 * builds on. Those there were the next, and keep the numbers of then, of which `db/migrations/` has given
 * some again. None is ever added: release 0.1.0 had the baseline already.
 */
const [firstBefore, lastBefore] = ['0001_foundation.sql', '0054_search_names.sql']
const baseline = '0001_baseline.sql'

/** Brings a database from before the baseline to where that begins: it has the same tables then. */
async function adoptBaseline(
  client: pg.ClientBase,
  catchUp: string,
  log?: FastifyBaseLogger,
): Promise<void> {
  const applied = await readVersions(client)
  if (!applied.includes(firstBefore)) return
  if (!applied.includes(lastBefore))
    throw new StartRefused(
      `The database is too old for this version of Troupe: it is at ${applied.at(-1)}. Start the last version that knows ${lastBefore} first, and then this one.`,
    )
  const files = filesIn(catchUp)
  for (const file of files.filter((one) => !applied.includes(one)))
    await runFile({ client, log }, join(catchUp, file), () => remember(client, file))

  await client.query('begin')
  await client.query('delete from schema_migrations where version <= $1', [files.at(-1)])
  await remember(client, baseline)
  await client.query('commit')
}

const remember = (client: pg.ClientBase, version: string) =>
  client.query('insert into schema_migrations (version) values ($1)', [version])

/**
 * Refuses a database that a newer version has changed: this one could not read it, or would write what it
 * must not.
 */
function refuseNewer(applied: string[], known: string[]): void {
  const unknown = applied.filter((version) => !known.includes(version)).sort()
  if (unknown.length === 0) return
  throw new StartRefused(
    `The database is newer than this version of Troupe: it is at ${unknown.at(-1)}, and this version knows up to ${known.at(-1)}. Start the newer version, or restore the backup made before the upgrade.`,
  )
}
