import { Overloaded } from '../errors.ts'

type Turns = { atOnce: number; waiting: number }

const retryAfterSeconds = 5

/** Lets so many things run at once and so many more wait for their turn; the rest is refused. */
export function takeTurns({ atOnce, waiting }: Turns) {
  const queue: (() => void)[] = []
  let running = 0

  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new Overloaded(retryAfterSeconds)

    try {
      return await act()
    } finally {
      // Whoever waits takes over the turn, so that nobody who comes later is before them.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
