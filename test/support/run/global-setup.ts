import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTemplate, dropDatabases } from './databases.ts'
import { endServers } from './running-servers.ts'
import { keepTemplate } from './template.ts'

/** Gives the tests a data directory of their own. It and their databases are deleted after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'troupe-test-'))
  process.env.DATA_DIR = directory
  // Programs that are ended by force leave temporary files behind, which go with the directory.
  process.env.TMPDIR = directory
  if (process.env.DATABASE_URL) await createTemplate()
  else await keepTemplate()

  return async () => {
    endServers(directory)
    if (process.env.DATABASE_URL) await dropDatabases()
    rmSync(directory, { recursive: true, force: true })
  }
}
