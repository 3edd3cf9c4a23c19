import { setTimeout as pause } from 'node:timers/promises'
import type { Job as Taken } from 'pg-boss'
import type { Attempt } from './attempts.ts'

/** Jobs that end within this time are settled together, and their slots filled together. */
const gatheringMs = 25

type Work = {
  /** Makes one attempt at a job. */
  attempt: (taken: Taken<unknown>) => Promise<Attempt>
  /** Called when another slot can be cleared. */
  ended: () => void
  settle: (attempts: Attempt[]) => Promise<unknown>
}

/** Slots in which jobs are under way, each until what came of it is settled. */
export function openSlots(most: number, { attempt, ended: tell, settle }: Work) {
  const held = new Map<string, Taken<unknown>>()
  const ended: Attempt[] = []

  return {
    free: (): number => most - held.size,
    isEmpty: (): boolean => held.size === 0,
    taken: (): Taken<unknown>[] => [...held.values()],
    hold: async (taken: Taken<unknown>): Promise<void> => {
      held.set(taken.id, taken)
      ended.push(await attempt(taken))
      tell()
    },
    /** Makes room. What cannot be settled counts as abandoned, and is retried like a dead process's. */
    clear: async (): Promise<void> => {
      if (ended.length === 0) return
      await pause(gatheringMs)
      const attempts = ended.splice(0)
      await settle(attempts)
      for (const { taken } of attempts) held.delete(taken.id)
    },
  }
}
