import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { channelName } from './channels/channel.ts'
import type { Db } from './db.ts'
import { textArray, textsOfArray } from './driver/arrays.ts'
import { orInside, sendOrInside } from './driver/enclosed.ts'
import { shareConnections } from './driver/shared-connections.ts'
import { ask, type Send } from './driver/statement.ts'
import { isLost } from './errors.ts'
import { enclosing } from './inside.ts'
import { openPool } from './pool.ts'
import { openReplicas, type Replicas } from './replicas/replicas.ts'
import { notePosition, orReplica, sendOrReplica } from './replicas/routing.ts'
import { type Frame, transact } from './transactions/transaction.ts'

export type Database = {
  db: Db
  pool: pg.Pool
  /** Copies for reads that may be old, where there are some. */
  replicas?: Replicas | undefined
  close: () => Promise<void>
}

/** How long the database may take, in milliseconds. */
type TimeLimits = {
  /** The wait for a connection: a new one, or one that others have given back. */
  connectMs: number
  statementMs: number
  /** The wait for a lock that another transaction holds. */
  lockMs: number
  /** The pause between two statements of a transaction. */
  idleMs: number
}

// More connections would carry fewer statements each, and fewer statements would share one write.
const sharedConnections = 2

const application_name = 'troupe'

// Compiling a statement takes longer than any of ours does: it would be done for lists whose length is
// guessed too high.
const uncompiled = '-c jit=off'

// Prepared reads find few rows by their keys. While a table is small, such as that of access tokens, the
// planner merges it with a large one instead, and reads that from its first row up to the one that is wanted.
const byKeys = `${uncompiled} -c enable_mergejoin=off`

// The server ends a statement itself and says why. Only one that does not answer at all takes longer.
const graceMs = 2000

// Ids are 64-bit in the database and stay far below 2^53; counts come back as bigint too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(textArray, textsOfArray)

type Connecting = {
  connections: number
  limits: TimeLimits
  /** Set where the connections lead to a pooler that gives each transaction another session. */
  listenUrl?: string | undefined
  replicas?: Copies | undefined
}

/** Copies of the server, how old they may be, and who is told when one is left out. */
type Copies = { urls: string[]; mostLagMs: number; log: Pick<FastifyBaseLogger, 'info' | 'warn'> }

/**
 * Begins a transaction that brings its limits along, for a session that knows none. One way to the server and
 * back.
 */
function beginWithin(limits: Record<string, number>): string {
  const settings = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`)
  return ['begin', ...settings].join('; ')
}

/** Connects to a PostgreSQL server. Prepared reads, the hot path, have connections of their own. */
export function connectToServer(
  connectionString: string,
  { connections, limits, listenUrl, replicas: copies }: Connecting,
): Database {
  const sharesSessions = listenUrl !== undefined
  const onServer = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleMs,
  }
  const config = {
    connectionString,
    application_name,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs + graceMs,
    ...(!sharesSessions && { ...onServer, options: uncompiled }),
  }
  const pool = openPool({ ...config, max: connections }, sharesSessions)
  const shared = shareConnections(
    { ...config, ...(!sharesSessions && { options: byKeys }) },
    sharedConnections,
    sharesSessions,
  )
  const begin = sharesSessions ? beginWithin(onServer) : 'begin'

  const opening = { config, connections, sharesSessions, sendToPrimary: shared.send }
  const replicas = copies && openReplicas({ ...copies, ...opening })

  const close = async () => {
    await Promise.all([pool.end(), shared.end(), replicas?.close()])
  }
  const db = replicas
    ? databaseOf(pool, sendOrReplica(shared.send), { begin, behindCommit: notePosition }, orReplica)
    : databaseOf(pool, shared.send, { begin })
  return { db, pool, replicas, close }
}

/**
 * The embedded database is a single session, so it gets a single connection. It knows no time limits of
 * its own, so only the client has them.
 */
export function connectToEmbedded(connectionString: string, limits: TimeLimits): Database {
  const pool = openPool({
    connectionString,
    application_name,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs,
    max: 1,
    // The session is shared by all connections, one after another. Statements that an earlier connection
    // prepared still exist, and preparing one again under the same name would be refused.
    onConnect: async (client) => {
      await client.query('deallocate all')
      await client.query(`listen ${channelName}`)
    },
  })
  return { db: databaseOf(pool, sendThrough(pool)), pool, close: () => pool.end() }
}

function sendThrough(pool: pg.Pool): Send {
  return async (statement, values) => {
    const client = await pool.connect()
    let failure: unknown
    try {
      return await ask(client, statement, values)
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(isLost(failure))
    }
  }
}

function databaseOf(
  pool: pg.Pool,
  sendPrepared: Send,
  frame?: Frame,
  choosing = (primary: pg.Pool) => primary,
): Db {
  const transaction: Db['transaction'] = async (work, ahead) => {
    const tx = enclosing()
    if (tx === undefined) return transact(pool, work, frame, ahead)
    await ahead?.(tx.sendPrepared)
    return work(tx)
  }
  return Object.assign(drizzle(orInside(choosing(pool))), {
    sendPrepared: sendOrInside(sendPrepared),
    sendAlone: sendOrInside(sendThrough(pool)),
    transaction,
  }) as unknown as Db
}
