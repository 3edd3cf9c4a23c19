import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './db.ts'

const open = new AsyncLocalStorage<Tx>()

/**
 * Does work that was given the database, such as that of a route, inside of a transaction: it sees what the
 * transaction has locked and changed, and is undone with it. The embedded database has no other connection
 * that it could use.
 */
export function inside<Result>(tx: Tx, work: () => PromiseLike<Result>): Promise<Result> {
  // Awaited there, since some work begins only when somebody waits for it.
  return open.run(tx, async () => await work())
}

/** The transaction that the work at hand is done inside of, if there is one. */
export function enclosing(): Tx | undefined {
  return open.getStore()
}
