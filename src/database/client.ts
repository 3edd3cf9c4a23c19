import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = Omit<NodePgDatabase, '$client'>

export type Database = { db: Db; pool: pg.Pool }

// Ids are 64-bit in the database and stay far below 2^53; counts come back as bigint too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function connect(connectionString: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    application_name: 'troupe',
    // The embedded database is one session for all connections that follow each other: what the last
    // one prepared is still there, and preparing it again under the same name would be refused.
    onConnect: async (client) => {
      await client.query('deallocate all')
    },
  })
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => {})

  return { db: drizzle(pool), pool }
}
