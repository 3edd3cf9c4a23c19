import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Tx } from '../database/db.ts'
import { statementOf, type Value } from '../database/driver/statement.ts'
import type { Meters } from '../metrics/meters.ts'
import type { Tracer } from '../traces/tracer.ts'
import { openFailedJobs } from './failed-jobs.ts'
import type { AnyJob, Job } from './job.ts'
import {
  failedQueue,
  failedQueueOptions,
  optionsOf,
  supervision,
  unsupervised,
} from './queue-options.ts'
import { watchWaiting } from './waiting.ts'
import { startWorker, type Worker } from './worker.ts'

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** The part of the queue that writes with a transaction, and with nothing else. */
export type Outbox = Pick<Queue, 'enqueue'>

/** The part of the queue that waits for jobs. */
export type Settling = Pick<Queue, 'settle'>

type Turn = {
  /** Seconds to wait before it is worked on. */
  startAfter?: number
  /** Those of a higher one are begun first, in whatever order they came. */
  priority?: number
}

/** Makes or updates the queue's own tables, on the connection that holds the lock for it. */
export async function migrateQueue(client: pg.ClientBase): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, ...unsupervised })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

type Options = {
  meters?: Meters | undefined
  tracer?: Tracer | undefined
  isWorking?: boolean
}

/**
 * A typed interface to pg-boss in the same database: a job exists if and only if the transaction
 * that enqueued it was committed.
 */
export async function openQueue(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { meters, tracer, isWorking = true }: Options = {},
) {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, ...(isWorking ? supervision : unsupervised) })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await declare(boss, failedQueue, failedQueueOptions)
  const workers = new Map<string, Worker>()
  const isWaiting = watchWaiting(pool, () => [...workers.keys()])
  const jobLog = log.child({})

  return {
    enqueue: async <Payload extends object>(
      tx: Tx,
      job: Job<never, Payload>,
      payload: Payload,
      { startAfter = 0, priority = 0 }: Turn = {},
    ): Promise<void> => {
      // Nobody asks for the job's id, so nobody waits for it.
      const executeSql = async (text: string, values: unknown[] = []) => {
        tx.writeLater(statementOf('jobs', text), values as Value[])
        return { rows: [] }
      }
      await boss.send(job.name, payload, { db: { executeSql }, startAfter, priority })
    },
    /** Lets jobs be enqueued that other processes work on. */
    declare: async (jobs: AnyJob<never>[]): Promise<void> => {
      for (const job of jobs) await declare(boss, job.name, optionsOf(job))
    },
    work: async <Context>(context: Context, jobs: AnyJob<Context>[]): Promise<void> => {
      for (const job of jobs) {
        await declare(boss, job.name, optionsOf(job))
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule)
        workers.set(
          job.name,
          startWorker(boss, { ...context, log: jobLog }, jobLog, job, isWaiting, {
            meters,
            tracer,
          }),
        )
      }
    },
    /** Looks for jobs of this kind now instead of at the next poll. Tests use it to wait less. */
    hurry: ({ name }: { name: string }): void => workers.get(name)?.hurry(),
    /**
     * Waits until none of a kind is left to do, for so long at most. Only where this process works on them.
     */
    settle: async ({ name }: { name: string }, patienceMs: number): Promise<void> => {
      const worker = workers.get(name)
      const end = performance.now() + patienceMs
      while (worker !== undefined && performance.now() < end && (await isLeft(pool, name))) {
        worker.hurry()
        await pause(lookMs)
      }
    },
    ...openFailedJobs(boss),
    /** Lets jobs under way finish for so long, and then gives them back for others to do. */
    stop: async (patienceMs: number): Promise<void> => {
      await Promise.all([...workers.values()].map((worker) => worker.stop(patienceMs)))
      // A job that was given back and is still under way here will find the database closed, which is
      // nobody's concern.
      jobLog.level = 'silent'
      await boss.stop({ graceful: true, timeout: patienceMs, close: false })
    },
  }
}

const lookMs = 100

async function isLeft(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1",
    [name],
  )
  return rowCount !== 0
}

const noJob = '00000000-0000-0000-0000-000000000000'

/**
 * Also updated, because `createQueue` leaves a queue as an older version has made it. Resuming a job that
 * does not exist makes pg-boss learn of the queue: it would ask for it at the first job instead, on another
 * connection than that of the transaction, and the embedded database has only one.
 */
async function declare(
  boss: PgBoss,
  name: string,
  policy: ReturnType<typeof optionsOf> | typeof failedQueueOptions,
): Promise<void> {
  await boss.createQueue(name, policy)
  await boss.updateQueue(name, policy)
  await boss.resume(name, noJob)
}
