import type { Leave } from './places.ts'
import { formLine } from './waiting-line.ts'

export type WorkPlaces = ReturnType<typeof openWorkPlaces>

/**
 * Places for requests that are worked on. With more of them at once all would take longer, and no more
 * would be answered. Whoever finds none waits for one, for a short time only.
 */
export function openWorkPlaces({ working, waitMs }: { working: number; waitMs: number }) {
  const newcomers = formLine<Leave>({ long: working, waitMs })
  const returning = formLine<Leave>({ long: working, waitMs })
  let taken = 0

  const take = (): Leave | undefined => {
    if (taken >= working) return undefined
    taken += 1
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      taken -= 1
      admitNext()
    }
  }

  const admitNext = (): void => {
    for (const line of [returning, newcomers]) {
      for (let waiting = line.next(); waiting !== undefined; waiting = line.next()) {
        // A request whose sender is gone gets no place, since nobody would read the answer.
        const isGone = waiting.isGone()
        waiting.enter(isGone ? undefined : take())
        if (!isGone) return
      }
    }
  }

  return {
    /** Takes a place at once; undefined if there is none. */
    take,
    /** Waits for a place for a request that has just arrived. */
    wait: newcomers.wait,
    count: () => ({ working: taken, waiting: newcomers.length() + returning.length() }),
    /**
     * Waits for a place for a request whose body has been received since, before all that have just arrived.
     */
    waitAgain: async (isGone: () => boolean) => take() ?? returning.wait(isGone),
  }
}
