import pg from 'pg'
import { timeQueries } from './driver/statement-watch.ts'
import { forgetNames } from './driver/unnamed.ts'

/** Opens a pool. Where sessions are shared by transactions, no statement has a name. */
export function openPool(config: pg.PoolConfig, sharesSessions = false): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true })
  // A connection that breaks while idle is replaced at its next use. One that breaks in use fails what
  // was asked on it; the event as such would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (sharesSessions) forgetNames(client)
    timeQueries(client)
  })
  return pool
}
