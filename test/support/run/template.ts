import { createHash, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../src/framework/database/embedded/database.ts'
import { migrate } from '../../../src/framework/database/migrations/migrate.ts'
import { migrateQueue } from '../../../src/framework/jobs/queue.ts'
import { projectRoot } from '../../../src/framework/project-root.ts'

const database = join(projectRoot, 'db')

/**
 * Sees to it that there is an embedded database to copy, up to date and without a row: making one takes
 * several seconds, and copying it a fraction of one. It is kept for later runs, under a name that changes
 * with whatever it is made from.
 */
export async function keepTemplate(): Promise<void> {
  const finished = templateFolder()
  if (existsSync(finished)) return
  const earlier = globSync(join(projectRoot, 'dist/template-*')).filter((path) => !isDraft(path))
  const draft = `${finished}.${randomUUID()}`
  const { url, stop } = await startEmbedded(draft)
  await setUp(url)
  await stop()
  try {
    renameSync(draft, finished)
  } catch {
    // Another run was quicker, and its template is as good.
    rmSync(draft, { recursive: true, force: true })
  }
  for (const path of earlier) rmSync(path, { recursive: true, force: true })
}

/** A copy like any database, as far as a power cut is concerned. */
export function copyTemplate(dataDir: string): void {
  cpSync(join(templateFolder(), 'postgres'), join(dataDir, 'postgres'), { recursive: true })
}

/** A copy in which nothing has to outlive the run. */
export function copyForgetfulTemplate(dataDir: string): void {
  copyTemplate(dataDir)
  const settings = [
    'fsync = off',
    'full_page_writes = off',
    'synchronous_commit = off',
    'plan_cache_mode = force_generic_plan',
  ]
  appendFileSync(join(dataDir, 'postgres/postgresql.conf'), `\n${settings.join('\n')}\n`)
}

/** Brings an empty database up to date. The alphabet of public ids is left for each start to choose. */
export async function setUp(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(client, database)
  await migrateQueue(client)
  await client.query('delete from installation')
  await client.end()
}

const isDraft = (path: string) => /\.[^/]+$/.test(path)

function templateFolder(): string {
  const hash = createHash('sha256')
  const files = globSync('**/*.sql', { cwd: database }).sort()
  for (const file of [...files, '../package-lock.json'])
    hash.update(`${file}\0`).update(readFileSync(join(database, file)))
  return join(projectRoot, `dist/template-${hash.digest('hex').slice(0, 16)}`)
}
