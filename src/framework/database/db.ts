import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Send, Statement, Value } from './driver/statement.ts'

/** Exists only as a type. It keeps `Db` and `Tx` from being mistaken for each other. */
declare const kind: unique symbol

type Statements = Omit<NodePgDatabase, '$client' | 'transaction'>

/**
 * Something that is done for itself, whatever becomes of the transaction, and is sent ahead of it in the same
 * write. If it fails, so does the transaction. Inside of a transaction that has begun already it is a part of
 * that.
 */
export type Ahead = (send: Send) => Promise<void>

/** The database that all requests share. Each statement is a transaction of its own. */
export type Db = Statements & {
  readonly [kind]: 'pool'
  /**
   * Runs the work in one transaction, which is undone when the work throws. What is given to be done `ahead`
   * is sent with its beginning, and stays done.
   */
  transaction: <Result>(work: (tx: Tx) => Promise<Result>, ahead?: Ahead) => Promise<Result>
  /** Sends a prepared read over the connections that such reads share; see `prepared`. */
  sendPrepared: Send
  /** Sends a statement that may wait for a lock, on a connection of its own; it is prepared there. */
  sendAlone: Send
}

/** An open transaction. Functions that write several rows together, or under a lock, take one. */
export type Tx = Statements & {
  readonly [kind]: 'transaction'
  /** Sends a prepared read as a part of the transaction; see `prepared`. */
  sendPrepared: Send
  /**
   * Sends a write without waiting for its answer, because nobody needs it. If it fails, so does the
   * transaction: whatever follows is refused, and the error is thrown instead of a commit.
   */
  writeLater: (statement: Statement, values: Value[]) => void
  /** Sends a write that is parsed and planned once for each connection. Says how many rows it wrote. */
  writePrepared: (statement: Statement, values: Value[]) => Promise<number>
  /**
   * Has work done once all else is, before the commit: it may need locks that nobody should hold for long.
   */
  beforeCommit: (work: () => Promise<void>) => void
  /**
   * Sends the last statement of the transaction, and the commit with it, so that both take one way to the
   * database and back, and locks are held no longer than the database needs. Nothing can be asked afterwards.
   */
  finish: Send
  /**
   * Waits for the answer to the last write of the work, and has what comes right before the commit done
   * meanwhile, so that both leave together. Whatever is to be told has been said by then.
   */
  conclude: <Answer>(answer: Promise<Answer>) => Promise<Answer>
}

/** The database for what only reads, inside a transaction as well as outside. */
export type Reader = Pick<Db | Tx, 'select' | '$count' | 'sendPrepared'>
