import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss, Job as Taken } from 'pg-boss'
import { JobFailure, reasonOf } from './failure.ts'
import type { AnyJob } from './job.ts'
import { longestOf, retriesOf } from './queue-options.ts'

export type Attempt = {
  taken: Taken<unknown>
  /** Final if another try would be of no use, last if there is none. */
  failure?: { reason: string; isFinal: boolean; isLast: boolean }
}

/** One try at a job. Throws nothing. */
export async function tryJob<Context>(
  context: Context,
  log: FastifyBaseLogger,
  job: AnyJob<Context>,
  taken: Taken<unknown>,
  stopping: AbortSignal,
): Promise<Attempt> {
  const began = performance.now()
  const told = { job: job.name, job_id: taken.id, recipient: recipientOf(taken) }
  try {
    const work = job.perform(context, job.payload.parse(taken.data ?? {}), stopping)
    await within(longestOf(job), work)
    const ms = Math.round(performance.now() - began)
    // Those that run by the clock have mostly nothing to do, and would fill the log.
    log[job.schedule === undefined ? 'info' : 'debug']({ ...told, ms }, 'job done')
    return { taken }
  } catch (error) {
    const isFinal = error instanceof JobFailure && error.isFinal
    const isLast = isFinal || taken.retryCount >= retriesOf(job)
    if (isLast) log.error({ err: error, ...told }, 'job failed for good: see /staff/jobs')
    else log.warn({ err: error, ...told }, 'job failed, and is tried again')
    return { taken, failure: { reason: reasonOf(error), isFinal, isLast } }
  }
}

/** The person it is for, masked, if it is for one. */
function recipientOf({ data }: Taken<unknown>): unknown {
  return (data as { recipient?: unknown } | null)?.recipient ?? undefined
}

/** Work cannot be ended from outside, but its slot need not wait for it. */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  const limit = new AbortController()
  const isLate = pause(seconds * 1000, true, { signal: limit.signal, ref: false })
  isLate.catch(() => {})
  work.catch(() => {})
  try {
    if (await Promise.race([work, isLate])) {
      throw new JobFailure(`It took more than ${seconds} seconds.`, {})
    }
  } finally {
    limit.abort()
  }
}

/**
 * Tells the queue what came of some attempts: of all that succeeded in one statement. Only these attempts
 * are settled. If a job was given to another process meanwhile, nothing happens to it.
 */
export async function settle(boss: PgBoss, name: string, attempts: Attempt[]): Promise<void> {
  const succeeded = attempts.filter(({ failure }) => failure === undefined)
  if (succeeded.length > 0) {
    await boss.complete(
      name,
      succeeded.map(({ taken }) => taken),
    )
  }
  for (const { taken, failure } of attempts) {
    if (failure === undefined) continue
    if (failure.isFinal) await forbidRetries(boss, name, taken)
    await boss.fail(name, taken, { reason: failure.reason })
  }
}

/** The queue has no word for "failed for good", but a job without retries left is just that. */
async function forbidRetries(
  boss: PgBoss,
  name: string,
  { id, retryCount }: Taken<unknown>,
): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set retry_limit = retry_count
    where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [name, id, retryCount],
  )
}
