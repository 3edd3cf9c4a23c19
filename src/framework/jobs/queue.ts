import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Tx } from '../database/db.ts'
import type { AnyJob, Job } from './job.ts'

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** The part of the queue that writes with a transaction, and with nothing else. */
export type Outbox = Pick<Queue, 'enqueue'>

/** Makes or updates the queue's own tables, on the connection that holds the lock for it. */
export async function migrateQueue(client: pg.ClientBase): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

/**
 * A typed interface to pg-boss in the same database: a job exists if and only if the transaction
 * that enqueued it was committed.
 */
export async function openQueue(pool: pg.Pool, log: FastifyBaseLogger) {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const workers = new Map<string, string>()

  return {
    enqueue: async <Payload extends object>(
      tx: Tx,
      job: Job<never, Payload>,
      payload: Payload,
    ): Promise<void> => {
      await boss.send(job.name, payload, { db: fromDrizzle(tx, sql) })
    },
    work: async <Context>(context: Context, jobs: AnyJob<Context>[]): Promise<void> => {
      for (const job of jobs) workers.set(job.name, await startWorker(boss, context, log, job))
    },
    /** Looks for jobs of this kind now instead of at the next poll. Tests use it to wait less. */
    hurry: ({ name }: { name: string }): void => {
      const worker = workers.get(name)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    stop: () => boss.stop({ graceful: true, timeout: 30_000, close: false }),
  }
}

async function startWorker<Context>(
  boss: PgBoss,
  context: Context,
  log: FastifyBaseLogger,
  job: AnyJob<Context>,
): Promise<string> {
  const policy = {
    retryLimit: job.retries ?? 8,
    retryDelay: job.retryDelay ?? 5,
    retryBackoff: true,
    deleteAfterSeconds: 3600,
  }
  // Also updated, because `createQueue` leaves a queue as an older version has made it.
  await boss.createQueue(job.name, policy)
  await boss.updateQueue(job.name, policy)
  if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule)

  // Takes jobs in batches, because one job for each check would work off a long queue too slowly.
  const options = {
    pollingIntervalSeconds: job.every ?? 2,
    batchSize: 20,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  return boss.work<unknown, unknown, typeof options>(job.name, options, (batch) =>
    Promise.all(
      batch.map(async ({ id, data }): Promise<JobResult> => {
        try {
          await job.perform(context, job.payload.parse(data ?? {}))
          return { id, status: 'completed' }
        } catch (error) {
          log.warn({ err: error, job: job.name, job_id: id }, 'job failed')
          return { id, status: 'failed', output: { message: String(error) } }
        }
      }),
    ),
  )
}
