import { setImmediate } from 'node:timers/promises'

/** The most milliseconds at a time, and in all. */
type Breath = { longest: number; budget: number }

/**
 * Makes a function for work that takes long. Called between its steps, it lets everyone else have their turn
 * from time to time, and says when the work has taken as long as it may.
 */
export function pauseNowAndThen({ longest, budget }: Breath): () => Promise<boolean> {
  let began = performance.now()
  let worked = 0

  return async () => {
    const lasted = performance.now() - began
    if (lasted < longest) return worked + lasted < budget
    worked += lasted
    await setImmediate()
    began = performance.now()
    return worked < budget
  }
}
