import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabases } from './databases.ts'

/** Gives the tests a data directory of their own. It and their databases are deleted after them. */
export default function setup(): () => Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'troupe-test-'))
  process.env.DATA_DIR = directory
  // Programs that are ended by force leave temporary files behind, which go with the directory.
  process.env.TMPDIR = directory

  return async () => {
    if (process.env.DATABASE_URL) await dropDatabases()
    rmSync(directory, { recursive: true, force: true })
  }
}
