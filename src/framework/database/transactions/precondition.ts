import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '../db.ts'

/** A row that is to be as its writer knows it. */
type Guarded = { tables: readonly string[]; id: number }

/**
 * A condition for the change of one record. It is asked for in the transaction that changes the record, when
 * that has locked the row and written nothing yet, so that what it says is still true then.
 */
export class Precondition {
  readonly #guarded: Guarded
  readonly #require: (tx: Tx) => Promise<void>
  #requiredIn: Tx | undefined

  constructor(guarded: Guarded, require: (tx: Tx) => Promise<void>) {
    this.#guarded = guarded
    this.#require = require
  }

  async requireFor(tx: Tx, table: string, id: unknown): Promise<void> {
    const isIt = id === this.#guarded.id && this.#guarded.tables.includes(table)
    if (!isIt || this.#requiredIn !== undefined) return
    this.#requiredIn = tx
    await this.#require(tx)
  }

  /** A transaction that is done again asks again. */
  forget(tx: Tx): void {
    if (this.#requiredIn === tx) this.#requiredIn = undefined
  }
}

export const preconditions = new AsyncLocalStorage<Precondition>()
