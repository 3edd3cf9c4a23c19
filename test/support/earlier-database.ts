import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../src/framework/database/embedded.ts'
import { migrate } from '../../src/framework/database/migrate.ts'
import { projectRoot } from '../../src/framework/project-root.ts'
import { createEmptyDatabase } from './databases.ts'
import { temporaryDirectory } from './server-process.ts'

const migrations = join(projectRoot, 'db/migrations')

/** A database as it was before a migration, to see what becomes of the rows that are there. */
export async function databaseBefore(number: string) {
  const folder = temporaryDirectory()
  const place = process.env.DATABASE_URL
    ? { url: await createEmptyDatabase(`before-${number}`), stop: async () => {} }
    : await startEmbedded(join(folder, 'data'))
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await migrate(client, copyEarlier(join(folder, 'migrations'), number))

  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    /** Brings it up to date. */
    upgrade: () => migrate(client, migrations),
    close: async () => {
      await client.end()
      await place.stop()
    },
  }
}

function copyEarlier(folder: string, number: string): string {
  mkdirSync(folder)
  for (const file of readdirSync(migrations).filter((name) => name < number))
    copyFileSync(join(migrations, file), join(folder, file))
  return folder
}
