import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss, Job as Taken } from 'pg-boss'
import { JobFailure, reasonOf } from './failure.ts'
import type { AnyJob } from './job.ts'
import { longestOf } from './policy.ts'

/** The result of one try at a job. */
export type Attempt = {
  taken: Taken<unknown>
  failure?: { reason: string; isFinal: boolean }
}

/** One try at a job. Throws nothing. */
export async function tryJob<Context>(
  context: Context,
  log: FastifyBaseLogger,
  job: AnyJob<Context>,
  taken: Taken<unknown>,
  stopping: AbortSignal,
): Promise<Attempt> {
  try {
    const work = job.perform(context, job.payload.parse(taken.data ?? {}), stopping)
    await within(longestOf(job), work)
    return { taken }
  } catch (error) {
    log.warn({ err: error, job: job.name, job_id: taken.id }, 'job failed')
    const isFinal = error instanceof JobFailure && error.isFinal
    return { taken, failure: { reason: reasonOf(error), isFinal } }
  }
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
