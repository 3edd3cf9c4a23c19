import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { clientOf } from '../../../test/support/client.ts'
import { context, db } from '../../../test/support/helper.ts'
import { freePort } from '../../../test/support/processes/free-port.ts'
import { hasProgram } from '../../../test/support/run/programs.ts'
import { unique } from '../../../test/support/world/factories.ts'
import { createFailedJob } from '../../../test/support/world/staff.ts'
import { watchStatements } from '../../framework/database/driver/statement-watch.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { openQueue } from '../../framework/jobs/queue.ts'
import { deliverMail } from '../../framework/mail/jobs.ts'
import { openMeters } from '../../framework/metrics/meters.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { encrypt } from '../../framework/secrets.ts'
import { buildApp } from '../app.ts'
import { openMetrics } from './gauges.ts'

async function setUp() {
  const port = await freePort()
  const config = { ...context.config, metrics: { host: '127.0.0.1', port } }
  const meters = openMeters()
  const disk = { ...context.disk, isFull: () => true, freeBytes: () => 5 }
  const own = { ...context, config, meters, disk }
  await openMetrics(own)
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return { own, meters, port, read }
}

test('requests, jobs, refusals and slow statements are counted', async () => {
  const { own, meters, read } = await setUp()
  const client = clientOf(await buildApp(own))
  await client.get('/organizations/1.json')
  await client.get('/nowhere')
  meters.refused()
  meters.slow()
  const queue = await openQueue(context.pool, context.log, { meters })
  const job = defineJob({ name: unique('metered'), payload: z.object({}), perform: async () => {} })
  await queue.work({}, [job])
  await db.transaction((tx) => queue.enqueue(tx, job, {}))
  queue.hurry(job)

  await vi.waitFor(
    async () => expect(await read()).toContain(`kind="${job.name}",outcome="done"} 1`),
    {
      timeout: 60_000,
    },
  )
  const text = await read()
  expect(text).toMatch(
    /troupe_request_seconds_count\{method="GET",route="\/organizations\/:\w+\/?",status="401"\} 1/,
  )
  expect(text).toContain('troupe_requests_refused_total 1')
  expect(text).toContain('troupe_slow_statements_total 1')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  await queue.stop(1000)
})

test('statements, what is repeated, deliveries, the gate, and what waits are counted', async () => {
  const { own, meters, read } = await setUp()
  watchStatements(0, context.log, meters)
  onTestFinished(() => watchStatements(0, context.log))
  const app = await buildApp(own)
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await answered.promise
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const answer = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`)
  await asked.promise
  expect(await read()).toContain('troupe_requests_working 1')
  answered.resolve()
  await answer

  let tries = 0
  await db.transaction(async () => {
    tries += 1
    if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  const mail = { sealed: encrypt(own.config.secretKeys, Buffer.from('{}')).toString('base64') }
  const mailer = {
    send: vi.fn().mockRejectedValueOnce(new Error('no room')).mockResolvedValueOnce(undefined),
  }
  await expect(deliverMail.perform({ ...own, mailer }, mail)).rejects.toThrow('no room')
  await deliverMail.perform({ ...own, mailer }, mail)
  const waits = defineJob({ name: unique('waits'), payload: z.object({}), perform: async () => {} })
  const queue = await openQueue(context.pool, context.log, { meters })
  await queue.declare([waits])
  await db.transaction((tx) => queue.enqueue(tx, waits, {}))
  await queue.stop(1000)

  const text = await read()
  expect(text).toMatch(/^troupe_statement_seconds_count\{kind="text"\} [1-9]/m)
  expect(text).toContain('troupe_transactions_repeated_total 1')
  expect(text).toContain('troupe_deliveries_total{way="mail",outcome="refused"} 1')
  expect(text).toContain('troupe_deliveries_total{way="mail",outcome="delivered"} 1')
  expect(text).toContain('troupe_requests_working 0')
  expect(text).toContain('troupe_requests_waiting 0')
  expect(text).toContain(`troupe_jobs_waiting{kind="${waits.name}"} 1`)
  expect(text).toMatch(new RegExp(`troupe_jobs_waiting_seconds\\{kind="${waits.name}"\\} \\d`))
  expect(text).toContain('troupe_platform_used_units{platform="youtube"}')
})

test('gauges tell what Health tells', async () => {
  const { read, port } = await setUp()
  const failed = (text: string) => Number(/^troupe_jobs_failed (\d+)$/m.exec(text)?.[1])
  const before = failed(await read())
  await createFailedJob()
  const text = await read()

  expect(failed(text)).toBe(before + 1)
  expect(text).toContain('troupe_disk_free_bytes 5')
  expect(text).toContain('troupe_concern{name="disk-full"} 1')
  expect(text).toMatch(/^troupe_database_bytes \d{6,}$/m)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

test('how replicas do is told', async () => {
  const { meters, read } = await setUp()
  const since = Date.now()
  const well = { since, reason: undefined, lagSeconds: 0.2, reads: 7, fallbacks: 0 }
  meters.watchReplicas(() => [
    { ...well, name: 'db2:5432', isIn: true },
    { ...well, name: 'db3:5432', isIn: false, lagSeconds: 61, reads: 2, fallbacks: 3 },
  ])
  await read()
  const text = await read()

  expect(text).toContain('troupe_replica_lag_seconds{replica="db3:5432"} 61')
  expect(text).toContain('troupe_replica_in_use{replica="db2:5432"} 1')
  expect(text).toContain('troupe_replica_in_use{replica="db3:5432"} 0')
  expect(text).toContain('troupe_replica_reads_total{replica="db2:5432"} 7')
  expect(text).toContain('troupe_replica_fallbacks_total{replica="db3:5432"} 3')
})

test('a database that does not answer is told of, and nothing that only it knows', async () => {
  const port = await freePort()
  const config = { ...context.config, metrics: { host: '127.0.0.1', port } }
  const pulse = { ...context.pulse, ageMs: () => ageMs }
  let ageMs = 0
  let isBroken = false
  const broken = () => Promise.reject(new Error('no connection'))
  const db = new Proxy(context.db, {
    get: (of, name) => (name === 'execute' && isBroken ? broken : Reflect.get(of, name)),
  })
  await openMetrics({ ...context, config, meters: openMeters(), pulse, db })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  expect(await read()).toMatch(/^troupe_payouts_late 0$/m)
  isBroken = true
  expect(await read()).not.toMatch(/^troupe_(payouts_late|jobs_failed|disk_free_bytes) /m)
  isBroken = false
  ageMs = 20_000
  const silent = await read()
  expect(silent).toMatch(/^troupe_database_silent_seconds 20$/m)
  expect(silent).not.toMatch(/^troupe_(payouts_late|jobs_failed|disk_free_bytes) /m)
})

const rules = join(projectRoot, 'deploy/prometheus/alerts.yml')

test('each alert has its section in the runbook, and asks for a metric that is there', async () => {
  const { read } = await setUp()
  const text = readFileSync(rules, 'utf8')
  const runbook = readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8')
  const sections = Array.from(text.matchAll(/runbook: .*#(\S+)/g), ([, name]) => `## ${name}`)
  expect(sections).toHaveLength(text.match(/- alert:/g)?.length ?? 0)
  for (const section of sections)
    if (!section.includes('{{')) expect(runbook).toContain(`${section}\n`)
  const metrics = await read()
  for (const [name] of text.matchAll(/\b(troupe|nodejs)_\w+/g))
    expect(metrics).toContain(`# HELP ${name.replace(/_(count|bucket|sum)$/, '')} `)
})

test('the dashboard draws every metric of ours, and none that is not there', async () => {
  const { read } = await setUp()
  const dashboard = JSON.parse(
    readFileSync(join(projectRoot, 'deploy/grafana/troupe.json'), 'utf8'),
  ) as { panels: { targets?: { expr: string }[] }[] }
  const drawn = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const namesIn = (text: string) =>
    (text.match(/\b(troupe|nodejs|process)_\w+/g) ?? []).map((name) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    )
  const known = Array.from((await read()).matchAll(/^# HELP (\S+)/gm), ([, name]) => name as string)

  expect(known).toEqual(expect.arrayContaining(drawn.flatMap(namesIn)))
  const ours = known.filter((name) => name.startsWith('troupe_'))
  expect(drawn.flatMap(namesIn)).toEqual(expect.arrayContaining(ours))
})

test.runIf(hasProgram('promtool'))(
  'Prometheus accepts the alerts, and each fires on its bad day',
  () => {
    const run = (...words: string[]) => spawnSync('promtool', words, { encoding: 'utf8' })
    const folder = join(projectRoot, 'deploy/prometheus')
    expect(run('check', 'rules', rules)).toMatchObject({ stderr: '', status: 0 })
    for (const file of ['prometheus.yml', 'compose.yml'])
      expect(run('check', 'config', join(folder, file))).toMatchObject({ stderr: '', status: 0 })
    expect(run('test', 'rules', join(folder, 'alerts.test.yml'))).toMatchObject({ status: 0 })
  },
)
