import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type Config, loadConfig } from '../../framework/config/config.ts'
import { lockDirectory } from '../../framework/database/embedded/directory-lock.ts'
import { placeOf } from '../../framework/database/place.ts'
import { makeFolder, syncTree } from '../../framework/durability/sync.ts'
import { openLog } from '../../framework/log.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { unpack } from '../backups/archive.ts'
import { checkContents } from '../backups/contents.ts'
import { connection, start } from '../backups/programs.ts'
import { openDatabase } from '../database.ts'
import { setUpDatabase } from '../set-up.ts'
import { compareBooks, endWith } from './books.ts'

/** Puts a backup into an empty place, and compares its books. */
async function main(): Promise<boolean> {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartRefused('Name the file to read: bin/restore FILE')
  const file = resolve(name)
  if (!existsSync(file)) throw new StartRefused(`There is no file ${file}.`)
  const config = loadConfig()
  const { dataDir, databaseUrl } = config
  await refuseOccupied(config)

  makeFolder(dataDir)
  const folder = mkdtempSync(join(dataDir, 'restore-'))
  try {
    await unpack(file, folder, config.backup.identityFile)
    const { database, made_at, version } = await checkContents(folder)
    if ((database === 'embedded') !== (databaseUrl === undefined))
      throw new StartRefused(
        database === 'embedded'
          ? 'The backup is of an embedded database: restore it without DATABASE_URL.'
          : 'The backup is of a PostgreSQL server: set DATABASE_URL to an empty database.',
      )
    const uploads = join(folder, 'uploads')
    if (existsSync(uploads) && config.s3 !== undefined)
      throw new StartRefused('The backup has files in a folder: restore it without S3_BUCKET.')
    syncTree(folder)
    if (existsSync(uploads)) {
      rmSync(join(dataDir, 'uploads'), { recursive: true, force: true })
      renameSync(uploads, join(dataDir, 'uploads'))
    }
    // One that lies there was made for this empty place, and has sealed nothing.
    const secret = join(folder, 'secret_key')
    if (existsSync(secret)) cpSync(secret, join(dataDir, 'secret_key'))
    if (databaseUrl === undefined) placeEmbedded(dataDir, folder)
    else await restoreServer(config.database.listenUrl ?? databaseUrl, folder)
    const place = placeOfDatabase(databaseUrl, dataDir)
    console.log(`Restored into ${place} what version ${version} kept at ${made_at}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return compareRestored(config)
}

async function refuseOccupied({ databaseUrl, dataDir, s3 }: Config): Promise<void> {
  const files = join(dataDir, 'uploads')
  if (s3 === undefined && existsSync(files) && readdirSync(files).length > 0)
    throw new StartRefused(
      `There are files in ${files} already. A backup is restored into an empty place only.`,
    )
  const isOccupied =
    databaseUrl === undefined ? existsSync(join(dataDir, 'postgres')) : await hasTables(databaseUrl)
  if (isOccupied)
    throw new StartRefused(
      `There is a database at ${placeOfDatabase(databaseUrl, dataDir)} already. A backup is restored into an empty place only.`,
    )
}

/** Whoever has several databases sees whether it was the right one. */
const placeOfDatabase = (databaseUrl: string | undefined, dataDir: string) =>
  databaseUrl === undefined ? dataDir : placeOf(databaseUrl)

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') limit 1`,
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}

function placeEmbedded(dataDir: string, folder: string): void {
  const unlock = lockDirectory(dataDir)
  renameSync(join(folder, 'postgres'), join(dataDir, 'postgres'))
  unlock()
}

/** All of it or nothing. */
async function restoreServer(databaseUrl: string, folder: string): Promise<void> {
  const { name, env } = connection(databaseUrl)
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const args = [...options, `--dbname=${name}`, join(folder, 'database.dump')]
  await start('pg_restore', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).ended
  await learnSizes(databaseUrl)
}

/**
 * A copy says nothing of how rows are spread, and without that the server plans badly: the books of a million
 * transfers were not compared within the time that a statement has.
 */
async function learnSizes(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; analyze')
  } finally {
    await client.end()
  }
}

async function compareRestored(config: Config): Promise<boolean> {
  const log = openLog({ ...config, logLevel: 'warn' })
  const database = await openDatabase(config, log)
  try {
    // A backup of an older version has older tables.
    await setUpDatabase(database.connectionString, config, log)
    return await compareBooks(database.db)
  } finally {
    await database.close()
  }
}

endWith(main())
