import { z } from 'zod'
import { syncSocialAccounts } from '../../creators/social-accounts/jobs.ts'
import type { Context, Services } from '../../framework/context.ts'
import { readMovedSeconds, setMovedSeconds } from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { withoutWaitLimit } from '../../framework/database/driver/wait-limit.ts'
import { defineJob, type Job } from '../../framework/jobs/job.ts'
import { moveClock } from '../../platforms/simulated/clock.ts'
import { clockwork } from './clockwork.ts'

/** Whoever lets time pass wants to see what follows now, and not when the clock next says so. */
export const catchUpWithTime = defineJob({
  name: 'catch-up-with-time',
  every: 1,
  longest: 900,
  payload: z.object({}),
  perform: (context: Context) =>
    // On a slow machine days of many posts take longer than a request would wait for the only connection.
    withoutWaitLimit(context.pool, async () => {
      // Another process may have moved the clock, and this one not have heard of it yet.
      setMovedSeconds(await readMovedSeconds(context.db))
      for (const job of [syncSocialAccounts, ...clockwork]) await job.perform(context, {})
    }),
})

const patienceMs = 30_000

/**
 * Waits for what an earlier move has made due: whoever lets one week after the other pass wants the readings
 * and payments of each, and not all of them at the end.
 */
export function catchUp({ queue }: Pick<Context, 'queue'>): Promise<void> {
  return queue.settle(catchUpWithTime, patienceMs)
}

/**
 * The same job, which lets a catch-up of a trial go first: that does all in the order in which one thing
 * follows from another. A post whose clock has moved on would be paid for views that nobody has read yet, and
 * then not again for a day.
 */
export const afterCatchUp = <Payload>(job: Job<Context, Payload>): Job<Context, Payload> => ({
  ...job,
  perform: async (context, payload, stopping) => {
    if (context.config.trial) await catchUp(context)
    return job.perform(context, payload, stopping)
  },
})

/** Moves the clock of a trial forward, so that it is later at once. Returns how far it was moved in all. */
export async function letTimePass(tx: Tx, services: Services, seconds: number): Promise<number> {
  const moved = await moveClock(tx, services, seconds)
  await services.queue.enqueue(tx, catchUpWithTime, {})
  return moved
}
