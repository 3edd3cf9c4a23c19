import { createServer } from 'node:http'
import { join } from 'node:path'
import { openPostgres } from '../../src/framework/database/embedded/postgres.ts'

/** PGlite and nothing else, on the data folder of a trial: what every trial takes at least. */
const { DATA_DIR = '', PORT } = process.env
const db = await openPostgres(join(DATA_DIR, 'postgres'), (error) => {
  throw error
})
const { rows } = await db.query<{ name: string }>(
  `select quote_ident(relname) as name from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace`,
)
for (const { name } of rows) await db.query(`select * from ${name} limit 100`)

createServer((_, response) => void response.end('ready')).listen(Number(PORT), '127.0.0.1')
process.on('SIGTERM', () => db.close().finally(() => process.exit()))
