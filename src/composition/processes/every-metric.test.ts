import type { Worker } from 'node:cluster'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { clientOf } from '../../../test/support/client.ts'
import { context, db } from '../../../test/support/helper.ts'
import { signIn, tell } from '../../../test/support/reading/notices.ts'
import {
  createLateMail,
  createLatePayout,
  createWaitingJob,
  crowd,
  takeConnections,
  type Undo,
  waitingJobs,
} from '../../../test/support/world/bad-days.ts'
import {
  createMembership,
  createPushSubscription,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { createFailedJob } from '../../../test/support/world/staff.ts'
import { pushNotification } from '../../activity/notifications/jobs.ts'
import { watchStatements } from '../../framework/database/driver/statement-watch.ts'
import { one } from '../../framework/database/rows.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { openQueue } from '../../framework/jobs/queue.ts'
import { deliverMail } from '../../framework/mail/jobs.ts'
import { openMeters } from '../../framework/metrics/meters.ts'
import { encrypt, seal } from '../../framework/secrets.ts'
import { youtubeQuota } from '../../platforms/providers/youtube.ts'
import { spendQuota } from '../../platforms/usage.ts'
import { reconciliations } from '../../tables/finance/reconciliations.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { webhooks } from '../../tables/webhooks.ts'
import { sendToWebhook } from '../../teams/webhooks/deliveries/jobs.ts'
import { newSecret } from '../../teams/webhooks/signatures.ts'
import { buildApp } from '../app.ts'
import { notifiers } from '../notifiers.ts'
import { openCounting } from './counting.ts'
import { openGauges } from './gauges.ts'

/** A process whose clockwork, disk, quota and replicas do as told. */
const told = { ageMs: 0, isFull: false, freeBytes: 5, quota: 100, replica: 1 }
const meters = openMeters()
const own = {
  ...context,
  notifiers,
  meters,
  config: {
    ...context.config,
    get platforms() {
      const { platforms } = context.config
      return { ...platforms, youtube: { ...platforms.youtube, dailyQuota: told.quota } }
    },
  },
  disk: { ...context.disk, isFull: () => told.isFull, freeBytes: () => told.freeBytes },
  pulse: { ...context.pulse, ageMs: () => told.ageMs },
}
meters.watchReplicas(() => {
  const { replica: count } = told
  const well = { name: 'db2:5432', since: 0, reason: undefined, isIn: count === 1 }
  return [{ ...well, lagSeconds: count, reads: count, fallbacks: count }]
})
const frozen = { isConnected: () => false } as Worker
const workers: Worker[] = []
const counting = openCounting(() => workers)
const readGauges = openGauges(own) as NonNullable<ReturnType<typeof openGauges>>
const quiet = pino({ level: 'silent' })
const onServer = context.config.databaseUrl !== undefined

/**
 * The sum of a metric over all its labels: of times, how many there were. Of jobs that wait only those of
 * a bad day: the others come and go meanwhile.
 */
async function sumOf(name: string): Promise<number> {
  const isOfProcesses = name.startsWith('troupe_processes_')
  const registry = isOfProcesses
    ? await counting.read()
    : await readGauges(!ofThisProcess.test(name))
  const metrics = await registry.getMetricsAsJSON()
  const values: { value: number; metricName?: string; labels: { kind?: string } }[] =
    metrics.find((metric) => metric.name === name)?.values ?? []
  return values
    .filter(({ value, metricName = '' }) => !/_(bucket|sum)$/.test(metricName) && value > 0)
    .filter(({ labels: { kind } }) => !name.startsWith('troupe_jobs_waiting') || isOfBadDay(kind))
    .reduce((sum, { value }) => sum + value, 0)
}

const isOfBadDay = (kind = '') => kind.startsWith(waitingJobs)

/** The metrics that can be read while no connection is free. */
const ofThisProcess = /^troupe_(pool|requests_(working|waiting))/

const change = <Key extends keyof typeof told>(key: Key, value: (typeof told)[Key]): Undo => {
  const before = told[key]
  told[key] = value
  return () => {
    told[key] = before
  }
}

const aWebhook = async (fields: object) => {
  const { organization_id } = await createMembership(db)
  const values = { organization_id, description: '', ...fields }
  const secret = seal(own.config.secretKeys, newSecret())
  const address = 'http://127.0.0.1:9/hear'
  return one(
    await db
      .insert(webhooks)
      .values({ ...values, address, secret })
      .returning(),
  )
}

const deliverPush = async () => {
  const user = await createUser(db)
  // An address of this machine, which none may have.
  const endpoint = `https://127.0.0.1/${unique('device')}`
  const { id: push_subscription_id } = await createPushSubscription(db, user, { endpoint })
  await tell(user, signIn())
  const [told] = await db.select().from(notifications).where(eq(notifications.user_id, user.id))
  const notification_id = told?.id as number
  await pushNotification.perform(own, { notification_id, push_subscription_id })
}

const deliverWebhook = async () => {
  const { id: webhook_id, organization_id } = await aWebhook({})
  // The workers of these tests may be there first.
  await vi.waitFor(async () => {
    await db.execute(sql`insert into events (organization_id, type, record_type, record_id, data)
      values (${organization_id}, 'campaign.paused', 'Campaign', 1, '{"id":1}')`)
    const before = await sumOf('troupe_deliveries_total')
    await sendToWebhook.perform(own, { webhook_id })
    expect(await sumOf('troupe_deliveries_total')).toBeGreaterThan(before)
  })
}

const measured = async (work: () => Promise<unknown>) => {
  watchStatements(0.000_001, quiet, meters)
  await work().finally(() => watchStatements(0, context.log))
}

/** Makes each metric move, and gives a way to take that back. */
const moves: Record<string, () => Undo | unknown> = {
  request_seconds: async () => clientOf(await buildApp(own)).get('/organizations/1.json'),
  requests_refused_total: () => crowd(own, true),
  requests_unavailable_total: async () => {
    const app = await buildApp(own)
    app.get('/late', () => Promise.reject(new Error('Query read timeout')))
    await clientOf(app).get('/late')
  },
  requests_working: () => crowd(own, false),
  requests_waiting: () => crowd(own, false),
  job_seconds: async () => {
    const queue = await openQueue(context.pool, quiet, { meters })
    const perform = async () => {}
    const job = defineJob({ name: unique('moved'), payload: z.object({}), perform })
    await queue.work({}, [job])
    await db.transaction((tx) => queue.enqueue(tx, job, {}))
    await queue.settle(job, 60_000)
    await queue.stop(5000)
  },
  slow_statements_total: () => measured(() => db.execute(sql`select 1`)),
  statement_seconds: () => measured(() => db.execute(sql`select 1`)),
  transactions_repeated_total: () =>
    measured(async () => {
      let tries = 0
      await db.transaction(async () => {
        tries += 1
        if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      })
    }),
  'deliveries_total of mails': () =>
    deliverMail.perform(
      { ...own, mailer: { ...own.mailer, send: async () => {} } },
      { sealed: encrypt(own.config.secretKeys, Buffer.from('{}')).toString('base64') },
    ),
  'deliveries_total of pushes': deliverPush,
  'deliveries_total of webhooks': deliverWebhook,
  replica_lag_seconds: () => change('replica', 7),
  replica_reads_total: () => change('replica', 7),
  replica_fallbacks_total: () => change('replica', 7),
  replica_in_use: () => change('replica', 7),
  database_silent_seconds: () => change('ageMs', 3000),
  pool_busy: () => takeConnections(1, 0),
  pool_waiting: () => takeConnections(context.pool.options.max ?? 1, 1),
  live_streams: () => {
    const stream = context.live.open('user:0', async () => [])
    return () => stream.destroy()
  },
  jobs_waiting: () => createWaitingJob('1 minute'),
  jobs_waiting_seconds: () => createWaitingJob('1 hour'),
  jobs_oldest_seconds: () => createWaitingJob('900 days'),
  jobs_failed: () => createFailedJob(),
  mails_late: createLateMail,
  payouts_late: createLatePayout,
  webhooks_failing: () =>
    aWebhook({ failing_since: new Date(Date.now() - 7_200_000).toISOString() }),
  deadlines_late: async () => {
    await db.execute(sql`insert into deadlines (kind, record_id, due_at)
      values ('none', 1, troupe_now() - interval '10 minutes')`)
    return () => db.execute(sql`delete from deadlines where kind = 'none'`)
  },
  ledger_differences: async () => {
    const started_at = new Date().toISOString()
    const found = { started_at, checked_count: 1, difference_count: 3, differences: ['balance: 1'] }
    const { id } = one(await db.insert(reconciliations).values(found).returning())
    return () => db.delete(reconciliations).where(eq(reconciliations.id, id))
  },
  database_bytes: async () => {
    await db.execute(
      sql`create table moved as select repeat('x', 100) from generate_series(1, 10000)`,
    )
    return () => db.execute(sql`drop table moved`)
  },
  database_connections: async () => {
    const { databaseUrl: connectionString } = context.config
    const client = new pg.Client({ connectionString })
    await client.connect()
    return () => client.end()
  },
  disk_free_bytes: () => change('freeBytes', 1),
  platform_used_units: () => spendQuota(db, 'youtube', 5, youtubeQuota(own)),
  platform_daily_units: () => change('quota', 500),
  concern: () => change('isFull', true),
  processes_missing: () => workers.push(frozen),
  processes_died_total: () => counting.died(),
}

/** The embedded database has one connection, whatever happens. */
const onServerOnly = ['database_connections']

test.each(Object.entries(moves))('%s moves', { timeout: 60_000 }, async (row, move) => {
  const [name] = row.split(' ')
  if (onServerOnly.includes(row) && !onServer) return
  const before = await sumOf(`troupe_${name}`)
  const undo = await move()
  const after = await sumOf(`troupe_${name}`)
  if (typeof undo === 'function') await undo()
  expect(after).not.toBe(before)
})

test('there is no metric of ours that nothing moves', async () => {
  const registry = await readGauges(true)
  const known = registry.getMetricsAsArray().map(({ name }) => name)
  const ours = known.filter((name) => name.startsWith('troupe_'))
  const moved = Object.keys(moves).map((row) => `troupe_${row.split(' ')[0]}`)
  expect(new Set(moved)).toEqual(new Set(ours))
})
