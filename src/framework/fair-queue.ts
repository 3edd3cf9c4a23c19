import { Overloaded } from './errors.ts'

type Limits = { atOnce: number; waiting: number }
type Turns = Limits & {
  /** The share of each owner. What goes beyond it is refused, and nobody else's. */
  each: Limits
}

/**
 * The process itself, for its own work: that waits for its turns like everyone's, but as long as it takes.
 */
export const workOfProcess = Symbol('own work')

/** The id of a user, or whatever else tells those apart who share. */
export type Owner = number | string | typeof workOfProcess

type Entry = { enter: () => void; refuse: (reason: Error) => void }

const retryAfterSeconds = 5

/**
 * Lets so many things run at once and so many more wait for their turn. Owners take turns, however many
 * things one of them brings: whoever brings one thing waits for at most one of everybody else's. Where all
 * places to wait are taken, they belong to those who have the fewest of them.
 */
export function takeTurns({ atOnce, waiting, each }: Turns) {
  /** The entries of each owner, in the order in which the owners come next. */
  const lines = new Map<Owner, Entry[]>()
  const running = new Map<Owner, number>()

  const canRun = (owner: Owner) =>
    sumOf(running.values()) < atOnce && (running.get(owner) ?? 0) < each.atOnce
  const countRunning = (owner: Owner, change: 1 | -1) =>
    setOrDelete(running, owner, (running.get(owner) ?? 0) + change)

  const wait = (owner: Owner): Promise<void> => {
    const line = lines.get(owner) ?? []
    const isWelcome =
      owner === workOfProcess || (line.length < each.waiting && makeRoom(line.length))
    if (!isWelcome) throw new Overloaded(retryAfterSeconds)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    lines.set(owner, [...line, { enter: resolve, refuse: reject }])
    return promise
  }

  /** The newest of the longest line makes room for someone who has at least two less. */
  const makeRoom = (own: number): boolean => {
    const others = [...lines].filter(([owner]) => owner !== workOfProcess).map(([, line]) => line)
    if (sumOf(others.map(({ length }) => length)) < waiting) return true
    const [longest] = others.toSorted((one, other) => other.length - one.length)
    if (longest === undefined || longest.length < own + 2) return false
    longest.pop()?.refuse(new Overloaded(retryAfterSeconds))
    return true
  }

  const admitNext = (): void => {
    for (const [owner, [first, ...rest]] of lines) {
      if (first === undefined || !canRun(owner)) continue
      lines.delete(owner)
      if (rest.length > 0) lines.set(owner, rest)
      countRunning(owner, 1)
      first.enter()
      return
    }
  }

  return async <Result>(owner: Owner, act: () => Promise<Result>): Promise<Result> => {
    // Whoever waits takes over a turn at once when it ends, so that nobody who comes later is before them.
    if (canRun(owner)) countRunning(owner, 1)
    else await wait(owner)

    try {
      return await act()
    } finally {
      countRunning(owner, -1)
      admitNext()
    }
  }
}

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0)

function setOrDelete(counts: Map<Owner, number>, key: Owner, count: number): void {
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
