type Waiting<Place> = { isGone: () => boolean; enter: (place: Place | undefined) => void }

type Entry<Place> = Waiting<Place> & { isOver: boolean }

/**
 * People wait in line, and a short line is served from its front. Nobody at the front of a long one
 * would be served in time by the end: there the newest are served at once, and the oldest are told
 * that it was too long, instead of all of them getting their answer late.
 */
export function formLine<Place>({ long, waitMs }: { long: number; waitMs: number }) {
  let line: Entry<Place>[] = []
  let front = 0

  const next = (): Entry<Place> | undefined => {
    while (front < line.length) {
      const isLong = line.length - front > long
      const entry = isLong ? line.pop() : line[front++]
      moveUp()
      if (entry !== undefined && !entry.isOver) return entry
    }
    return undefined
  }

  /** All wait for the same time, so whoever has waited too long is at the front. */
  const moveUp = (): void => {
    while (line[front]?.isOver) front += 1
    if (front < 1000 && front < line.length) return
    line = line.slice(front)
    front = 0
  }

  return {
    /** Resolves to a place, or to nothing if there was none in time. */
    wait: (isGone: () => boolean): Promise<Place | undefined> => {
      const { promise, resolve } = Promise.withResolvers<Place | undefined>()
      const entry: Entry<Place> = {
        isGone,
        isOver: false,
        enter: (place) => {
          entry.isOver = true
          clearTimeout(timer)
          resolve(place)
        },
      }
      const timer = setTimeout(() => {
        entry.enter(undefined)
        moveUp()
      }, waitMs)
      line.push(entry)
      return promise
    },
    next,
    /** How many wait. */
    length: (): number => line.length - front,
  }
}
