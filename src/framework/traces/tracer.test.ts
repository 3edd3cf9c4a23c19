import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { clientOf } from '../../../test/support/client.ts'
import { context, db } from '../../../test/support/helper.ts'
import { unique } from '../../../test/support/world/factories.ts'
import { buildApp } from '../../composition/app.ts'
import { watchStatements } from '../database/driver/statement-watch.ts'
import { defineJob } from '../jobs/job.ts'
import { openQueue } from '../jobs/queue.ts'
import { openTracer } from './tracer.ts'

type Told = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector, as OpenTelemetry's protocol over HTTP wants one. */
async function startCollector() {
  const told: Told[] = []
  const keys: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    keys.push(request.headers['api-key'])
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString())
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans) told.push(...spans)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { endpoint: `http://127.0.0.1:${port}`, told, keys }
}

async function setUp(share = 1) {
  const collector = await startCollector()
  const tracer = await openTracer({ ...collector, headers: { 'api-key': 'k' }, share })
  watchStatements(0, context.log, undefined, tracer)
  onTestFinished(() => watchStatements(0, context.log))
  const client = clientOf(await buildApp({ ...context, tracer }))
  return { ...collector, tracer, client }
}

const trace = '0af7651916cd43dd8448eb211c80319c'

test('a request is told of with its statements, in the trace of its sender', async () => {
  const { client, tracer, told, keys } = await setUp()

  const answer = await client.get('/organizations.json', {
    traceparent: `00-${trace}-b7ad6b7169203331-01`,
    authorization: 'Bearer troupe_pat_unknown',
  })
  expect(answer.headers['trace-id']).toBe(trace)
  await tracer.close()

  const request = told.find(({ name }) => name.startsWith('GET /organizations'))
  expect(request).toMatchObject({ traceId: trace, parentSpanId: 'b7ad6b7169203331' })
  const status = request?.attributes.find(({ key }) => key === 'http.response.status_code')
  expect(status?.value.intValue).toBe(401)
  const statements = told.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('troupe_pat_unknown')
  expect(new Set(keys)).toEqual(new Set(['k']))
})

test('a job is told of with its statements and how it ended', async () => {
  const { tracer, told } = await setUp()
  const log = { ...context.log, child: () => context.log } as typeof context.log
  const queue = await openQueue(context.pool, log, { tracer })
  const perform = async () => {
    await db.execute(sql`select 1`)
    throw new Error('not today')
  }
  const job = defineJob({ name: unique('traced'), payload: z.object({}), retries: 0, perform })
  await queue.work({}, [job])
  await db.transaction((tx) => queue.enqueue(tx, job, {}))
  queue.hurry(job)
  await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select state from pgboss.job where name = ${job.name}`)
    expect(rows).toMatchObject([{ state: 'failed' }])
  }, 30_000)
  await queue.stop(1000)
  await tracer.close()

  const attempt = told.find(({ name }) => name === `job ${job.name}`)
  expect(attempt?.status.code).toBe(2)
  expect(told.map(({ parentSpanId }) => parentSpanId)).toContain(attempt?.spanId)
})

test('only the asked-for share is told of, and of a sender’s trace what the sender says', async () => {
  const { client, tracer, told } = await setUp(0)

  await client.get('/up.json')
  await client.get('/organizations.json', { traceparent: `00-${trace}-b7ad6b7169203331-01` })
  await tracer.close()

  expect(new Set(told.map(({ traceId }) => traceId))).toEqual(new Set([trace]))
})
