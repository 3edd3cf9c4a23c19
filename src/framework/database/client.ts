import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './db.ts'
import { shareConnections } from './driver/shared-connections.ts'
import { ask, type Send } from './driver/statement.ts'

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

// With more connections each would carry fewer statements, and fewer would share one write.
const sharedConnections = 2

const application_name = 'troupe'

// Ids are 64-bit in the database and stay far below 2^53; counts come back as bigint too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Connects to a PostgreSQL server. Prepared reads, the hot path, have connections of their own. */
export function connectToServer(connectionString: string, connections: number): Database {
  const pool = openPool({ connectionString, max: connections })
  const shared = shareConnections({ connectionString, application_name }, sharedConnections)

  const close = async () => {
    await Promise.all([pool.end(), shared.end()])
  }
  return { db: databaseOf(pool, shared.send), pool, close }
}

/** The embedded database is a single session, so it gets a single connection. */
export function connectToEmbedded(connectionString: string): Database {
  const pool = openPool({
    connectionString,
    max: 1,
    // All connections, one after another, share one session. Statements that an earlier connection
    // prepared still exist, and preparing one again under the same name would be refused.
    onConnect: async (client) => {
      await client.query('deallocate all')
    },
  })
  const sendPrepared: Send = async (statement, values) => {
    const client = await pool.connect()
    try {
      return await ask(client, statement, values)
    } finally {
      client.release()
    }
  }
  return { db: databaseOf(pool, sendPrepared), pool, close: () => pool.end() }
}

function databaseOf(pool: pg.Pool, sendPrepared: Send): Db {
  return Object.assign(drizzle(pool), { sendPrepared }) as unknown as Db
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, application_name })
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => {})
  return pool
}
