import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../src/framework/database/embedded/database.ts'
import { temporaryDirectory } from '../processes/server-process.ts'
import { createEmptyDatabase } from './databases.ts'

/** A database in which nothing is yet, of the kind that the tests run on. */
export async function openEmptyDatabase(name: string) {
  const place = process.env.DATABASE_URL
    ? { url: await createEmptyDatabase(name), stop: async () => {} }
    : await startEmbedded(join(temporaryDirectory(), 'data'))
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  return {
    client,
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    close: async () => {
      await client.end()
      await place.stop()
    },
  }
}
