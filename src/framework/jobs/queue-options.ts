import { days } from '../../vocabulary/time/time-limits.ts'
import type { AnyJob } from './job.ts'

/** The queue to which jobs go that failed for good, for staff to look at. */
export const failedQueue = 'failed-jobs'

/** The time for which a failed job is kept. */
export const failedKept = days(14)

export const failedQueueOptions = { retentionSeconds: failedKept.seconds, deleteAfterSeconds: 1 }

/**
 * A process says every few seconds that it still works on a job. Once it has been silent for this long
 * it is taken to be dead. pg-boss looks for such jobs at its own pace, so another process has one
 * after half a minute at the latest, while a healthy one may take as long as it is allowed to.
 */
const silentSeconds = 15
export const heartbeatMs = 4_000
export const supervision = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  maintenanceIntervalSeconds: 3600,
}

/** For a process that leaves the jobs to others. */
export const unsupervised = { supervise: false, schedule: false }

export function longestOf({ longest = 900 }: AnyJob<never>): number {
  return longest
}

export function retriesOf({ retries = 8 }: AnyJob<never>): number {
  return retries
}

/** The options of pg-boss for a kind of job. */
export function optionsOf(job: AnyJob<never>) {
  return {
    retryLimit: retriesOf(job),
    retryDelay: job.retryDelay ?? 5,
    // Doubled at each try, and up to twice that at random, so that jobs that failed together part.
    retryBackoff: true,
    ...(job.retryDelayMax !== undefined && { retryDelayMax: job.retryDelayMax }),
    heartbeatSeconds: silentSeconds,
    // The process itself ends an attempt before that.
    expireInSeconds: longestOf(job) + 60,
    deleteAfterSeconds: 3600,
    deadLetter: failedQueue,
  }
}
