import type { PgBoss } from 'pg-boss'
import { databaseTime } from '../database/clock.ts'
import { failedQueue } from './queue-options.ts'

/** The part of the queue that staff use, each a statement of its own. */
export type FailedJobs = ReturnType<typeof openFailedJobs>

const redrivenTogether = 1000

export function openFailedJobs(boss: PgBoss) {
  return {
    /** Begins a failed job anew. Tells whether it was still there. */
    retryFailed: async (id: string): Promise<boolean> =>
      (await boss.redrive(failedQueue, { ids: [id] })) > 0,
    /** Begins all anew that have failed by now. Tells how many. One that fails again meanwhile is left. */
    retryAllFailed: async (): Promise<number> => {
      const createdBefore = new Date(databaseTime())
      for (let all = 0; ; ) {
        const moved = await boss.redrive(failedQueue, { createdBefore, limit: redrivenTogether })
        all += moved
        if (moved < redrivenTogether) return all
      }
    },
    discardFailed: async (id: string): Promise<boolean> => {
      // The type of `deleteJob` does not say what it answers.
      const { affected } = (await boss.deleteJob(failedQueue, id)) as { affected: number }
      return affected > 0
    },
  }
}
