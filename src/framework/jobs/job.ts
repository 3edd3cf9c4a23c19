import type { z } from 'zod'

/**
 * A piece of work for the background. Running it twice must do no harm, because it may be retried.
 * `Needs` is the part of the context that it works with.
 */
export type Job<Needs, Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /**
   * Does the job. One that takes long should end soon once `stopping` is given, and leave the rest to another
   * process.
   */
  perform: (needs: Needs, payload: Payload, stopping?: AbortSignal) => Promise<void>
  /** Seconds between two checks for new work. */
  every?: number
  /** How many are worked on at the same time in one process. */
  slots?: number
  /** Seconds that one may take. After that its slot goes to another, and it is retried. */
  longest?: number
  /** Seconds before the first retry; each further one waits about twice as long. */
  retryDelay?: number
  /** The longest that a retry waits, in seconds. */
  retryDelayMax?: number
  retries?: number
  /** A cron line, for a job that runs by the clock and is enqueued by nobody. */
  schedule?: string
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds every kind of payload.
export type AnyJob<Needs> = Job<Needs, any>

export function defineJob<Needs, Payload>(job: Job<Needs, Payload>): Job<Needs, Payload> {
  return job
}
