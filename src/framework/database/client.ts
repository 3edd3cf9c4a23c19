import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { sendPrepared } from './driver/prepared.ts'
import { shareConnections } from './driver/shared-connections.ts'
import { ask } from './driver/statement.ts'

export type Db = Omit<NodePgDatabase, '$client'>

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

// More would each have less to do, and so put less into one write.
const sharedConnections = 2

const application_name = 'troupe'

// Ids are 64-bit in the database and stay far below 2^53; counts come back as bigint too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A PostgreSQL server, with connections of their own for the reads on the hot path. */
export function connectToServer(connectionString: string, connections: number): Database {
  const pool = openPool({ connectionString, max: connections })
  const shared = shareConnections({ connectionString, application_name }, sharedConnections)
  const db = drizzle(pool)
  sendPrepared(db, shared.send)

  const close = async () => {
    await Promise.all([pool.end(), shared.end()])
  }
  return { db, pool, close }
}

/** The embedded database is a single session, so it gets a single connection. */
export function connectToEmbedded(connectionString: string): Database {
  const pool = openPool({
    connectionString,
    max: 1,
    // It is one session for all connections that follow each other: what the last one prepared is
    // still there, and preparing it again under the same name would be refused.
    onConnect: async (client) => {
      await client.query('deallocate all')
    },
  })
  const db = drizzle(pool)
  sendPrepared(db, async (statement, values) => {
    const client = await pool.connect()
    try {
      return await ask(client, statement, values)
    } finally {
      client.release()
    }
  })
  return { db, pool, close: () => pool.end() }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, application_name })
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => {})
  return pool
}
