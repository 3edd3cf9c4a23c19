import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '../db.ts'

/**
 * Work that the first transaction of a request does before its own, whoever opens it. It is undone with that
 * transaction, and then the next one does it.
 */
export class Prelude {
  readonly #play: (tx: Tx) => Promise<void>
  #isOver = false

  constructor(play: (tx: Tx) => Promise<void>) {
    this.#play = play
  }

  /** Does it, unless a transaction before has. Gives what is to be called if this transaction is undone. */
  async playIn(tx: Tx): Promise<() => void> {
    if (this.#isOver) return () => {}
    this.#isOver = true
    const undo = () => {
      this.#isOver = false
    }
    await this.#play(tx).catch((error) => {
      undo()
      throw error
    })
    return undo
  }

  /** For what a request leaves to be done after its answer, which is not the request any more. */
  end(): void {
    this.#isOver = true
  }
}

export const preludes = new AsyncLocalStorage<Prelude>()
