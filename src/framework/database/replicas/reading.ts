import { AsyncLocalStorage } from 'node:async_hooks'
import { isTooLong } from '../errors.ts'
import { laterOf, type Position } from './position.ts'
import type { Replica } from './replica.ts'

/** Where one request reads, and how far the log was when it had written. */
export class Reading {
  #replica: Replica | undefined
  #position: Position | undefined
  #isBehind = false

  constructor(replica?: Replica) {
    this.#replica = replica
  }

  /** Whether what it has read so far may be old. */
  get isOld(): boolean {
    return this.#replica !== undefined
  }

  /** The position of all that it has written; `unknown` if that has to be asked for. */
  get written(): Position | 'unknown' | undefined {
    return this.#isBehind ? 'unknown' : this.#position
  }

  /** From here on it reads the primary, and so never goes back in time. */
  leaveReplica(): void {
    this.#replica = undefined
  }

  /**
   * Asks the replica. Whatever goes wrong there, a standby that was asked to write included, the primary is
   * asked instead.
   */
  async read<Answer>(
    there: (replica: Replica) => Promise<Answer>,
    here: () => Promise<Answer>,
  ): Promise<Answer> {
    const replica = this.#replica
    if (replica === undefined) return here()
    try {
      const answer = await there(replica)
      replica.countRead()
      return answer
    } catch (error) {
      // The primary would take as long.
      if (isTooLong(error)) throw error
      replica.countFallback()
      this.leaveReplica()
      return here()
    }
  }

  /** Notes a write outside of a transaction, whose position nobody has told. */
  async write<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.leaveReplica()
    try {
      return await answer
    } finally {
      this.#isBehind = true
    }
  }

  /** Notes a commit. Without a position it is known only that something was written. */
  committed(position: Position | undefined): void {
    this.leaveReplica()
    this.#isBehind = position === undefined
    if (position !== undefined) this.#position = laterOf(position, this.#position)
  }
}

/** The reading of the request at hand, where there are replicas. */
export const readings = new AsyncLocalStorage<Reading>()

/**
 * Does a part of what may be old at the primary: what proves who asks, such as a secret address, must not be.
 */
export function atPrimary<Result>(work: () => Promise<Result>): Promise<Result> {
  return readings.getStore()?.isOld ? readings.run(new Reading(), work) : work()
}
