import type { z } from 'zod'

/**
 * One call, made in the background. Running it twice must do no harm: it may be retried. `Needs` is
 * what it works with, which is as much of the context as it names.
 */
export type Job<Needs, Payload> = {
  name: string
  payload: z.ZodType<Payload>
  perform: (needs: Needs, payload: Payload) => Promise<void>
  /** Seconds between looks for new work. */
  every?: number
  /** Seconds before the first retry; each further one waits twice as long. */
  retryDelay?: number
  retries?: number
  /** A cron line, for what nobody asks for. */
  schedule?: string
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds every kind of payload.
export type AnyJob<Needs> = Job<Needs, any>

export function defineJob<Needs, Payload>(job: Job<Needs, Payload>): Job<Needs, Payload> {
  return job
}
