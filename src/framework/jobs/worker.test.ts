import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Job as Taken } from 'pg-boss'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { context, db } from '../../../test/support/helper.ts'
import { afterJob } from '../../../test/support/jobs.ts'
import { unique } from '../../../test/support/world/factories.ts'
import { tryJob } from './attempts.ts'
import { JobFailure } from './failure.ts'
import { defineJob, type Job } from './job.ts'
import { openQueue } from './queue.ts'

type Payload = { n: number }

function makeJob(perform: (n: number) => Promise<void>, more: Partial<Job<object, Payload>> = {}) {
  return defineJob<object, Payload>({
    name: unique('try'),
    payload: z.object({ n: z.number() }),
    perform: (_needs, { n }) => perform(n),
    ...more,
  })
}

async function enqueue(job: Job<object, Payload>, count = 1): Promise<void> {
  await db.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await context.queue.enqueue(tx, job, { n })
  })
}

type Row = { state: string; retry_count: number; output: { reason?: string } | null }

async function rowsOf(job: { name: string }, column = 'name'): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select state::text, retry_count, coalesce(source_output, output) as output
    from pgboss.job where ${sql.identifier(column)} = ${job.name}`)
  return rows
}

describe('a worker', () => {
  test('has as many jobs under way as it has slots, and fills each that comes free', async () => {
    const release: (() => void)[] = []
    const job = makeJob(() => new Promise<void>((resolve) => release.push(resolve)), { slots: 3 })
    await context.queue.work({}, [job])
    await enqueue(job, 5)

    await afterJob(job, () => expect(release).toHaveLength(3))
    release[0]?.()
    await afterJob(job, () => expect(release).toHaveLength(4))
    release[1]?.()
    await afterJob(job, () => expect(release).toHaveLength(5))
    for (const finish of release) finish()

    await afterJob(job, async () =>
      expect((await rowsOf(job)).map(({ state }) => state)).toEqual(Array(5).fill('completed')),
    )
  })

  test('is waited for until nothing of a kind is left, and not where others work on it', async () => {
    const release: (() => void)[] = []
    const job = makeJob(() => new Promise<void>((resolve) => release.push(resolve)))
    await context.queue.work({}, [job])
    await enqueue(job)
    const settled = context.queue.settle(job, 60_000)
    await afterJob(job, () => expect(release).toHaveLength(1))
    expect((await rowsOf(job)).map(({ state }) => state)).toEqual(['active'])

    release[0]?.()
    await settled
    expect((await rowsOf(job)).map(({ state }) => state)).toEqual(['completed'])
    await context.queue.settle(
      makeJob(async () => {}),
      60_000,
    )
  })

  test('finds by itself what comes while it has nothing to do, also what was to wait', async () => {
    const done: number[] = []
    const job = makeJob(async (n) => void done.push(n), { every: 0.1 })
    await context.queue.work({}, [job])
    await enqueue(job)
    await vi.waitFor(() => expect(done).toEqual([0]), { timeout: 60_000 })

    await db.transaction((tx) => context.queue.enqueue(tx, job, { n: 1 }, { startAfter: 1 }))
    await vi.waitFor(() => expect(done).toEqual([0, 1]), { timeout: 60_000 })
  })

  test('settles every job, whenever it ends', async () => {
    const job = makeJob((n) => pause((n * 7) % 60), { slots: 5, every: 0.5 })
    await context.queue.work({}, [job])
    await enqueue(job, 100)

    await afterJob(job, async () =>
      expect((await rowsOf(job)).map(({ state }) => state)).toEqual(Array(100).fill('completed')),
    )
  })

  test('tells the database that it still works on a job', async () => {
    let finish = () => {}
    const job = makeJob(() => new Promise<void>((resolve) => (finish = resolve)))
    await context.queue.work({}, [job])
    await enqueue(job)
    const age = sql`select extract(epoch from heartbeat_on - started_on)::float8 as age
      from pgboss.job where name = ${job.name}`

    // It was just taken, and has been told of since.
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute<{ age: number }>(age)
        expect(rows[0]?.age).toBeGreaterThan(1)
      },
      { timeout: 30_000, interval: 200 },
    )
    finish()
    await afterJob(job, async () =>
      expect(await rowsOf(job)).toMatchObject([{ state: 'completed' }]),
    )
  })

  test('gives the slot of a job that takes too long to another, and says so', async () => {
    const job = makeJob((n) => (n === 0 ? new Promise<void>(() => {}) : Promise.resolve()), {
      slots: 1,
      longest: 1,
      retries: 0,
    })
    await context.queue.work({}, [job])
    await enqueue(job, 2)

    await afterJob(job, async () => {
      const states = (await rowsOf(job)).map(({ state }) => state)
      expect(states.sort()).toEqual(['completed', 'failed'])
    })
    expect(await rowsOf(job, 'source_name')).toMatchObject([
      { output: { reason: 'It took more than 1 seconds.' } },
    ])
  })

  test('tries again after a failure, unless that is final', async () => {
    const tries: Record<number, number> = {}
    const job = makeJob(
      async (n) => {
        tries[n] = (tries[n] ?? 0) + 1
        throw new JobFailure('Not now', { isFinal: n === 0 })
      },
      { retries: 1, retryDelay: 1 },
    )
    await context.queue.work({}, [job])
    await enqueue(job, 2)

    await afterJob(job, async () =>
      expect((await rowsOf(job)).map(({ state }) => state)).toEqual(['failed', 'failed']),
    )

    expect(tries).toEqual({ 0: 1, 1: 2 })
    expect(await rowsOf(job, 'source_name')).toHaveLength(2)
  })

  test('begins those first that somebody waits for', async () => {
    const begun: number[] = []
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
    const perform = async (n: number) => {
      begun.push(n)
      await isFree
    }
    const job = makeJob(perform, { slots: 1 })
    await context.queue.work({}, [job])
    await enqueue(job)
    await afterJob(job, () => expect(begun).toEqual([0]))
    await enqueue(job, 3)
    await db.transaction((tx) => context.queue.enqueue(tx, job, { n: 9 }, { priority: 1 }))
    free()

    await afterJob(job, () => expect(begun).toHaveLength(5))
    expect(begun.slice(0, 2)).toEqual([0, 9])
  })

  test('says what became of a job: done, tried again, or failed for good', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line) => lines.push(line) })
    const isFinal = (n: number) => n === 2
    for (const n of [0, 1, 2]) {
      const job = makeJob(async () => {
        if (n > 0) throw new JobFailure('Not now', { isFinal: isFinal(n) })
      })
      const taken = { id: 'a', name: job.name, data: { n }, retryCount: 0 } as Taken<unknown>
      await tryJob({}, log, job, taken, new AbortController().signal)
      if (n === 1) await tryJob({}, log, job, { ...taken, retryCount: 8 }, AbortSignal.any([]))
    }
    const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
    expect(told.map(({ level }) => level)).toEqual([30, 40, 50, 50])
    expect(told[0]).toMatchObject({ msg: 'job done', ms: expect.any(Number) })
  })

  test('that stops tells jobs under way, gives back those that go on, and hears no more of them', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    const queue = await openQueue(context.pool, log)
    const told = vi.fn()
    const { promise: isClosed, reject: close } = Promise.withResolvers<void>()
    const job = defineJob<{ log: typeof log }, Payload>({
      name: unique('try'),
      payload: z.object({ n: z.number() }),
      perform: async (needs, _payload, stopping) => {
        stopping?.addEventListener('abort', told)
        await isClosed.catch((error) => {
          needs.log.warn({ err: error }, 'noted by the job itself')
          throw error
        })
      },
    })
    await queue.work({ log }, [job])
    await db.transaction((tx) => queue.enqueue(tx, job, { n: 0 }))
    queue.hurry(job)
    await vi.waitFor(
      async () => expect(await rowsOf(job)).toMatchObject([{ state: 'active' }]),
      60_000,
    )

    await queue.stop(50)
    close(new Error('Cannot use a pool after calling end on the pool'))
    await pause(0)

    expect(told).toHaveBeenCalled()
    expect(await rowsOf(job)).toMatchObject([{ state: 'retry' }])
    expect(lines).toEqual([])
  })

  test('keeps no word of an error that was not written to be read', async () => {
    const job = makeJob(() => Promise.reject(new Error('params: a secret')), { retries: 0 })
    await context.queue.work({}, [job])
    await enqueue(job)

    const [failed] = await afterJob(job, async () => {
      const rows = await rowsOf(job, 'source_name')
      expect(rows).toHaveLength(1)
      return rows
    })

    expect(JSON.stringify(failed)).not.toContain('secret')
    expect(failed?.output?.reason).toContain('unexpected')
  })
})
