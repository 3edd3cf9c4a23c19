import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Send } from './driver/statement.ts'

/** Exists only as a type. It keeps `Db` and `Tx` from being mistaken for each other. */
declare const kind: unique symbol

type Statements = Omit<NodePgDatabase, '$client' | 'transaction'>

/** The database that all requests share. Each statement is a transaction of its own. */
export type Db = Statements & {
  readonly [kind]: 'pool'
  /** Runs the work in one transaction, which is undone when the work throws. */
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** Sends a prepared read over the connections that such reads share; see `prepared`. */
  sendPrepared: Send
}

/** An open transaction. Functions that write several rows together, or under a lock, take one. */
export type Tx = Statements & { readonly [kind]: 'transaction' }

/** For functions that only read and can do so inside or outside of a transaction. */
export type Reader = Db | Tx

/**
 * A transaction in place of the database, so that functions which open transactions of their own can
 * be combined into a single one: theirs become savepoints. The demo world is made this way.
 */
export function asDatabase(tx: Tx): Db {
  const nested = Object.create(tx) as Db
  nested.sendPrepared = ({ name }) =>
    Promise.reject(new Error(`${name} cannot be read in a transaction`))
  return nested
}
