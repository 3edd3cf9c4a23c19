import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { prepareFrequent } from './driver/names/frequent.ts'
import { forgetNames } from './driver/names/unnamed.ts'
import { watchQueries } from './driver/statement-watch.ts'

/** Opens a pool. Where sessions are shared by transactions, no statement has a name. */
export function openPool(config: pg.PoolConfig, sharesSessions = false): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true })
  // A connection that breaks while idle is replaced at its next use. One that breaks in use fails what
  // was asked on it; the event as such would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (sharesSessions) forgetNames(client)
    else prepareFrequent(client)
    watchQueries(client)
  })
  keepContext(pool)
  return pool
}

type Connect = (called?: (...given: unknown[]) => void) => unknown

/**
 * Whoever waits for a connection is called by whoever gives one back. What follows still belongs to the one
 * who waited, and so do its counts and its trace.
 */
function keepContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Connect
  const bound: Connect = (called) => (called ? connect(AsyncResource.bind(called)) : connect())
  Object.assign(pool, { connect: bound })
}
