import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { syncPath, syncTree } from '../../durability/sync.ts'
import { threadScript } from '../../project-root.ts'
import { openFiles } from './files.ts'

// `-F` is left out, since it is PGlite's way to switch syncing off. The usual method, `fdatasync`, does
// nothing in it.
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/** Opens PostgreSQL on a folder that nobody else uses, such that what it commits outlives a power cut. */
export async function openPostgres(
  directory: string,
  onFailure: (error: unknown) => never,
): Promise<PGlite> {
  if (!fs.existsSync(join(directory, 'PG_VERSION'))) await makeDatabase(directory)
  // An empty `postmaster.pid`, which a power cut may leave, keeps PostgreSQL from starting. The file is not
  // needed, since the folder is locked otherwise.
  fs.rmSync(join(directory, 'postmaster.pid'), { force: true })
  return PGlite.create({
    fs: openFiles(directory, onFailure),
    startParams: durable,
    extensions: { btree_gin, pg_trgm },
  })
}

const run = promisify(execFile)
const maker = threadScript('framework/database/embedded/new-database')

/**
 * Makes the thousand files of an empty database under another name, which they lose once all are on the disk:
 * whatever happens meanwhile, there is a whole database or none. Another process does it, because one that
 * has made a database keeps half a gigabyte that it needs only for this, and twice as much if its code is
 * optimized, for which it is not used long enough.
 */
async function makeDatabase(directory: string): Promise<void> {
  const draft = `${directory}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  await run(process.execPath, ['--liftoff-only', maker, draft])
  syncTree(draft)
  fs.renameSync(draft, directory)
  syncPath(dirname(directory))
}
