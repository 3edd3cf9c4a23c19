import type { Position } from './position.ts'

/** How far the primary was, and when. */
type Moment = { position: Position; at: number }

/** Enough for ten minutes: a replica that is further behind is known to be at least that. */
const most = 2400

/**
 * The positions that the primary had lately. They tell how old a replica is, by the clock of this process
 * alone: it has all that was committed before the newest moment whose position it has reached, also while
 * nothing is written.
 */
export function rememberPositions() {
  const past: Moment[] = []

  return {
    add: (position: Position, at: number): void => {
      const last = past.at(-1)
      if (last?.position === position) {
        last.at = at
        return
      }
      // A new primary that knows less than the one before it begins anew.
      if (last !== undefined && last.position > position) past.length = 0
      past.push({ position, at })
      if (past.length > most) past.shift()
    },
    /** The moment up to which whoever is there has everything; undefined if that is too long ago. */
    reachedAt: (position: Position): number | undefined =>
      past.findLast((moment) => moment.position <= position)?.at,
  }
}

export type Past = ReturnType<typeof rememberPositions>
