import type pg from 'pg'
import { enclosing } from '../inside.ts'
import type { Send } from './statement.ts'

/**
 * The pool, but for work that is done inside of a transaction: its statements take the connection of that.
 */
export function orInside(pool: pg.Pool): pg.Pool {
  const query = (...asked: Parameters<pg.Pool['query']>) => {
    const tx = enclosing() as { $client?: pg.PoolClient } | undefined
    return (tx?.$client ?? pool).query(...asked)
  }
  return Object.create(pool, { query: { value: query } })
}

/** A way to send statements that goes inside of the enclosing transaction, as `orInside` does with a pool. */
export function sendOrInside(send: Send): Send {
  return (statement, values) => (enclosing()?.sendPrepared ?? send)(statement, values)
}
