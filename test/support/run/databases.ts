import { basename, join } from 'node:path'
import pg from 'pg'
import { copyForgetfulTemplate, setUp } from './template.ts'

/**
 * A folder and, on a PostgreSQL server, a database for this worker alone, so that no test sees,
 * counts or waits for what another worker does at the same time.
 */
export async function ownPlace(): Promise<Place> {
  const name = `worker-${process.pid}`
  const place = { DATA_DIR: join(process.env.DATA_DIR as string, name) }
  if (process.env.DATABASE_URL) return { ...place, DATABASE_URL: await createDatabase(name) }
  copyForgetfulTemplate(place.DATA_DIR)
  return { ...place, DATABASE: 'embedded' }
}

type Place = { DATA_DIR: string } & ({ DATABASE_URL: string } | { DATABASE: 'embedded' })

/**
 * Creates an up-to-date database without a row, which is dropped when the test run ends, and returns its
 * address.
 */
export function createDatabase(name: string): Promise<string> {
  return create(name, `template ${quoted(`${prefix()}template`)}`)
}

/** The same without a table. */
export function createEmptyDatabase(name: string): Promise<string> {
  return create(name)
}

/** What the databases of this run are copied from, because migrations take longer. */
export async function createTemplate(): Promise<void> {
  await setUp(await createEmptyDatabase('template'))
}

async function create(name: string, from = ''): Promise<string> {
  const url = new URL(process.env.DATABASE_URL as string)
  url.pathname = `/${prefix()}${name}`
  await onServer((server) => server.query(`create database ${quoted(prefix() + name)} ${from}`))
  return url.href
}

export async function dropDatabases(): Promise<void> {
  await onServer(async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    )
    for (const { datname } of rows)
      await server.query(`drop database ${quoted(datname)} with (force)`)
  })
}

/** Each run has a folder of its own, so its name tells the databases of different runs apart. */
function prefix(): string {
  return `${basename(process.env.DATA_DIR as string)}-`
}

const quoted = (name: string) => pg.escapeIdentifier(name)

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await server.connect()
  try {
    await work(server)
  } finally {
    await server.end()
  }
}
