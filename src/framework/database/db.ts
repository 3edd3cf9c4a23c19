import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Send } from './driver/statement.ts'

/** Only a type: it keeps the two kinds of database below from being taken for one another. */
declare const kind: unique symbol

type Statements = Omit<NodePgDatabase, '$client' | 'transaction'>

/** The database that all requests share. Each statement stands for itself and takes effect at once. */
export type Db = Statements & {
  readonly [kind]: 'pool'
  /** Runs the work in one transaction, which is undone when the work throws. */
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** Sends a prepared read over the connections that such reads share; see `prepared`. */
  sendPrepared: Send
}

/** An open transaction. What must be written together, or under a lock, asks for one of these. */
export type Tx = Statements & { readonly [kind]: 'transaction' }

/** For what only reads, and does so inside a transaction as well as outside. */
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
