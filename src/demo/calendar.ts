type Act = () => Promise<unknown>
type Entry = { daysAgo: number; order: number; lane: string | undefined; act: Act }

export type Calendar = ReturnType<typeof openCalendar>

/** What happens in the demo world, and how many days ago. */
export function openCalendar() {
  let entries: Entry[] = []
  let order = 0

  const listDue = (daysAgo: number): Entry[] =>
    entries
      .filter((entry) => entry.daysAgo >= daysAgo)
      .sort((one, other) => other.daysAgo - one.daysAgo || one.order - other.order)

  /** What comes first and, if it has a lane, all that follows up to what has none. */
  const takeNext = (daysAgo: number): Entry[] => {
    const due = listDue(daysAgo)
    const alone = due.findIndex(({ lane }) => lane === undefined)
    const next = alone === -1 ? due : due.slice(0, Math.max(1, alone))
    const taken = new Set(next)
    entries = entries.filter((entry) => !taken.has(entry))
    return next
  }

  return {
    /**
     * What would happen tomorrow does not happen. What is due in one lane happens before what is due in the next,
     * in the same order at every start: side by side, chance would fall differently each time.
     */
    on: (daysAgo: number, act: Act, lane?: string): void => {
      if (daysAgo < 0) return
      order += 1
      entries.push({ daysAgo, order, lane, act })
    },
    /** Does what is due by then, also what is only written down meanwhile. */
    doDue: async (daysAgo: number): Promise<void> => {
      for (let next = takeNext(daysAgo); next.length > 0; next = takeNext(daysAgo)) {
        const lanes = Map.groupBy(next, ({ lane }) => lane)
        for (const lane of lanes.values()) await inTurn(lane)
      }
    },
  }
}

async function inTurn(entries: Entry[]): Promise<void> {
  for (const { act } of entries) await act()
}
