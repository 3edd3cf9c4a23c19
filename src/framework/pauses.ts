import { setImmediate } from 'node:timers/promises'

/** So many milliseconds at a time, and so many in all. */
type Breath = { longest: number; budget: number }

/**
 * For work that takes long: asked between its steps, it lets everyone else have their turn from time to time,
 * and says when the work has taken as long as it may.
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
