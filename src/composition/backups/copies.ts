import {
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../../framework/config/config.ts'
import { socketFileOf } from '../../framework/database/embedded/database.ts'
import { lockDirectory } from '../../framework/database/embedded/directory-lock.ts'
import { placeOf } from '../../framework/database/place.ts'
import { rootOf } from '../../framework/errors.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { connection, start } from './programs.ts'

/** Puts a copy of the database as it is at one moment into a folder, while others go on using it. */
export async function copyDatabase(
  { databaseUrl, database, dataDir }: Config,
  folder: string,
): Promise<void> {
  if (databaseUrl === undefined) return copyEmbedded(dataDir, folder)
  const url = database.listenUrl ?? databaseUrl
  await refuseWithoutTables(url)
  const { name, env } = connection(url)
  const to = `--file=${join(folder, 'database.dump')}`
  const args = ['--format=custom', '--no-owner', '--no-privileges', to, `--dbname=${name}`]
  await start('pg_dump', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).ended
}

/**
 * Notes that a backup was made, so that it is noticed when none is. A standby, or a database that is older
 * than this version, cannot keep it: the backup is good all the same.
 */
export async function noteBackup({ databaseUrl, database, dataDir }: Config): Promise<void> {
  const socket = socketFileOf(dataDir)
  if (databaseUrl === undefined && !existsSync(socket)) return
  const connectionString = database.listenUrl ?? databaseUrl ?? readFileSync(socket, 'utf8')
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.query('update installation set backed_up_at = now()')
  } catch (error) {
    console.log(`The database did not note it (${rootOf(error)}).`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A copy of nothing would be found out when it is needed. */
async function refuseWithoutTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('schema_migrations') as has_tables`)
    if (rows[0]?.has_tables !== null) return
  } finally {
    await client.end()
  }
  throw new StartRefused(`There is nothing of Troupe in the database ${placeOf(connectionString)}.`)
}

/**
 * The embedded database has one session, so whoever is in a transaction has all of it: nothing is written
 * while its files are copied.
 */
async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const from = join(dataDir, 'postgres')
  if (!existsSync(from)) throw new StartRefused(`There is no database in ${dataDir}.`)
  const copy = () =>
    cpSync(from, join(folder, 'postgres'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  const unlock = lockIfFree(dataDir)
  if (unlock !== undefined) {
    copy()
    unlock()
    return
  }
  const client = new pg.Client({ connectionString: readFileSync(socketFileOf(dataDir), 'utf8') })
  await client.connect()
  try {
    await client.query('checkpoint')
    await client.query('begin')
    copy()
    await client.query('rollback')
  } finally {
    await client.end()
  }
}

function lockIfFree(dataDir: string): (() => void) | undefined {
  try {
    return lockDirectory(dataDir)
  } catch {
    return undefined
  }
}

/**
 * Adds the uploaded files that there are to a folder on the same disk. A link costs nothing, and keeps a file
 * that is deleted meanwhile; none is ever changed.
 */
export function linkFiles(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else if (!entry.name.endsWith('.draft')) linkUnlessGone(source, target)
  }
}

function linkUnlessGone(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'EEXIST'].includes(code)) throw error
  }
}
