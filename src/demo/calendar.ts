type Act = () => Promise<unknown>
type Entry = { daysAgo: number; order: number; act: Act }

export type Calendar = ReturnType<typeof openCalendar>

/** Events of the demo world, and how many days ago they were. */
export function openCalendar() {
  let entries: Entry[] = []
  let order = 0

  const takeNext = (daysAgo: number): Entry | undefined => {
    const [next] = entries
      .filter((entry) => entry.daysAgo >= daysAgo)
      .sort((one, other) => other.daysAgo - one.daysAgo || one.order - other.order)
    entries = entries.filter((entry) => entry !== next)
    return next
  }

  return {
    /** Notes an act. One that would happen tomorrow does not happen. */
    on: (daysAgo: number, act: Act): void => {
      if (daysAgo < 0) return
      order += 1
      entries.push({ daysAgo, order, act })
    },
    /** Does what is due by then, also what is only written down meanwhile. */
    doDue: async (daysAgo: number): Promise<void> => {
      for (;;) {
        const next = takeNext(daysAgo)
        if (next === undefined) return
        await next.act()
      }
    },
  }
}
