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
export type Reader = Pick<Statements, 'select' | '$count'>
