import type { Leave } from './places.ts'

export type WorkPlaces = ReturnType<typeof openWorkPlaces>

type Waiting = { isGone: () => boolean; enter: (leave: Leave | undefined) => void }

/**
 * Places for requests that are worked on. With more of them at once all would take longer, and no more
 * would be answered. Whoever finds none waits for one, for a short time only.
 */
export function openWorkPlaces({ working, waitMs }: { working: number; waitMs: number }) {
  const newcomers = new Set<Waiting>()
  const returning = new Set<Waiting>()
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
    for (const queue of [returning, newcomers]) {
      for (const waiting of queue) {
        queue.delete(waiting)
        // Nobody would read the answer.
        const isGone = waiting.isGone()
        waiting.enter(isGone ? undefined : take())
        if (!isGone) return
      }
    }
  }

  const wait = (queue: Set<Waiting>, isGone: () => boolean): Promise<Leave | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Leave | undefined>()
    const timer = setTimeout(() => {
      queue.delete(waiting)
      resolve(undefined)
    }, waitMs)
    const waiting: Waiting = {
      isGone,
      enter: (leave) => {
        clearTimeout(timer)
        resolve(leave)
      },
    }
    queue.add(waiting)
    return promise
  }

  return {
    /** A place at once, or none. */
    take,
    /** For a request that has just arrived. */
    wait: (isGone: () => boolean) => wait(newcomers, isGone),
    /** For one whose body has been received since, before all that have just arrived. */
    waitAgain: async (isGone: () => boolean) => take() ?? wait(returning, isGone),
  }
}
