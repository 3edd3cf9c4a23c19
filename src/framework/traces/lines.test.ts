import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { clientOf } from '../../../test/support/client.ts'
import { context, db } from '../../../test/support/helper.ts'
import { unique } from '../../../test/support/world/factories.ts'
import { buildApp } from '../../composition/app.ts'
import { watchStatements } from '../database/driver/statement-watch.ts'
import { defineJob } from '../jobs/job.ts'
import { openQueue } from '../jobs/queue.ts'
import { traceOfLine } from '../log.ts'

type Line = { msg: string; trace_id?: string; job?: string; statement?: string }

/** A log as in production, in which every statement is a slow one. */
function openLines() {
  const lines: Line[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log = pino({ level: 'info', mixin: traceOfLine }, { write })
  watchStatements(0.000_001, log)
  onTestFinished(() => watchStatements(0, context.log))
  return { lines, log }
}

const trace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${trace}-b7ad6b7169203331-01`

test('every line of a request names the trace of its sender, and no other line does', async () => {
  const { lines, log } = openLines()
  const app = await buildApp({ ...context, log })
  const perform = async () => {
    await db.execute(sql`select 'traced'`)
    throw new Error('broken')
  }
  app.get('/broken', perform)
  app.post('/broken', perform)
  const client = clientOf(app)

  await client.get('/broken', { traceparent })
  await client.post('/broken', { a: 1 }, { traceparent })
  const named = lines.splice(0)
  await client.get('/broken')

  const tell = (all: Line[]) => all.map(({ msg }) => msg)
  const failed = ['slow statement', 'request failed', 'request']
  expect(tell(named)).toEqual(expect.arrayContaining([...failed, ...failed]))
  // Others in this process are slow, too.
  const isOwn = ({ statement = 'traced' }: Line) => statement.includes('traced')
  const traced = named.filter(isOwn)
  expect(traced.map(({ trace_id }) => trace_id)).toEqual(traced.map(() => trace))
  expect(tell(lines)).toEqual(expect.arrayContaining(failed))
  const untraced = lines.filter(isOwn)
  expect(untraced.map(({ trace_id }) => trace_id)).toEqual(untraced.map(() => undefined))
})

test('all lines of one try at a job name a trace of its own', async () => {
  const { lines, log } = openLines()
  const queue = await openQueue(context.pool, log)
  const job = defineJob({
    name: unique('lines'),
    payload: z.object({}),
    perform: async () => {
      await db.execute(sql`select 'traced'`)
      log.warn('so far')
    },
  })
  await queue.work({}, [job])
  for (const _ of [1, 2]) await db.transaction((tx) => queue.enqueue(tx, job, {}))
  queue.hurry(job)
  const done = () => lines.filter((line) => line.job === job.name)
  await vi.waitFor(() => expect(done()).toHaveLength(2), 30_000)
  await queue.stop(1000)

  const traces = done().map(({ trace_id }) => trace_id)
  expect(new Set(traces).size).toBe(2)
  for (const id of traces) {
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const own = lines.filter(({ trace_id }) => trace_id === id).map(({ msg }) => msg)
    expect(own).toEqual(expect.arrayContaining(['slow statement', 'so far', 'job done']))
  }
})
