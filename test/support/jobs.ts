import { vi } from 'vitest'
import { context } from './helper.ts'

/** Waits until an effect of a job is seen. The queue looks for it at once instead of at its next poll. */
export function afterJob<Result>(
  job: { name: string },
  see: () => Result | Promise<Result>,
): Promise<Result> {
  const look = () => {
    context.queue.hurry(job)
    return see()
  }
  return vi.waitFor(look, { timeout: 60_000, interval: 20 })
}
