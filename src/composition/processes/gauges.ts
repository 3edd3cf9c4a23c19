import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Context } from '../../framework/context.ts'
import { readJobs, type Waiting } from '../../framework/jobs/overview.ts'
import { serveMetrics } from '../../framework/metrics/server.ts'
import { type Health, readHealth } from '../../pages/health/health.ts'
import { sweepExpired } from '../time/sweep.ts'

/** Serves metrics where the settings ask for it, for as long as the process lives. */
export async function openMetrics(context: Context): Promise<void> {
  const { config, log } = context
  const read = openGauges(context)
  if (config.metrics === undefined || read === undefined) return
  await serveMetrics(() => read(true), config.metrics, log)
}

/**
 * Reads the metrics: those of this process, and as a whole also what is the same for all, in two
 * statements. Left out is what the database does not tell in time: a zero would say that all is well.
 */
type ReadMetrics = (whole: boolean) => Promise<Registry>

/** Longer than the statements take, and shorter than Prometheus waits. */
const patienceMs = 3000

/** A database that has been silent for so long is not asked. */
const silentMs = 5000

/** Gauges of what Health tells, where metrics are asked for. */
export function openGauges(context: Context): ReadMetrics | undefined {
  if (context.meters === undefined) return undefined
  const { registry } = context.meters
  const registers = [registry]
  const own = Object.entries(ownKnown).map(([name, help]) => {
    const aggregator = name.endsWith('_seconds') ? 'max' : 'sum'
    return [name, new Gauge({ name: `troupe_${name}`, help, registers, aggregator })] as const
  })
  new Gauge({ ...ofProcesses.missing, registers })
  new Counter({ ...ofProcesses.died, registers })
  const show = openShared(registry)

  return async (whole) => {
    const ownReading: Reading = readOwn(context)
    for (const [name, gauge] of own) gauge.set(ownReading[name] ?? Number.NaN)
    show(undefined)
    if (whole) show(await readInTime(context))
    return registry
  }
}

async function readInTime(context: Context): Promise<Shared | undefined> {
  const { pulse, log } = context
  if (pulse.ageMs() > silentMs) return undefined
  const isLate = pause(patienceMs, undefined, { ref: false })
  const reading = readShared(context).catch((error) => {
    log.warn({ err: error }, 'metrics of the database not read')
    return undefined
  })
  return Promise.race([reading, isLate])
}

/** The same for all processes. */
type Shared = { health: Health; waiting: Waiting[] }

async function readShared(context: Context): Promise<Shared> {
  const health = await readHealth(context, sweepExpired.name)
  const { waiting } = await readJobs(context.db, onlyWaiting)
  return { health, waiting }
}

/** Shows what was read, or that nothing is known. */
function openShared(registry: Registry): (shared: Shared | undefined) => void {
  const registers = [registry]
  const gauges = Object.entries(known).map(
    ([name, help]) => [name, new Gauge({ name: `troupe_${name}`, help, registers })] as const,
  )
  const labelled = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers })
  const waiting = labelled('troupe_jobs_waiting', 'Jobs that wait, by kind', 'kind')
  const longest = labelled(
    'troupe_jobs_waiting_seconds',
    'How long the oldest job has been waiting, by kind',
    'kind',
  )
  const used = labelled(
    'troupe_platform_used_units',
    'Units of its quota that a platform was asked for today',
    'platform',
  )
  const granted = labelled(
    'troupe_platform_daily_units',
    'Units of the daily quota of a platform that has one',
    'platform',
  )
  const concerns = labelled('troupe_concern', '1 for each concern of /staff/health', 'name')

  return (shared) => {
    for (const gauge of [concerns, waiting, longest, used, granted]) gauge.reset()
    for (const [, gauge] of gauges) gauge.remove()
    if (shared === undefined) return
    const { health, waiting: kinds } = shared
    const reading: Reading = readKnown(health)
    for (const [name, gauge] of gauges) gauge.set(reading[name] ?? Number.NaN)
    for (const { name } of health.concerns) concerns.set({ name }, 1)
    for (const { kind, count, oldest_at } of kinds) {
      waiting.set({ kind }, Number(count))
      longest.set({ kind }, secondsSince(oldest_at))
    }
    for (const { platform_id: platform, used_units, daily_units } of health.platforms) {
      used.set({ platform }, Number(used_units))
      if (daily_units !== null) granted.set({ platform }, daily_units)
    }
  }
}

const secondsSince = (moment: string) => Math.max(0, (Date.now() - Date.parse(moment)) / 1000)

type Reading = Record<string, number | null>

const onlyWaiting = { number: 1, size: 1, offset: 0 }

const known = {
  jobs_failed: 'Failed jobs that nobody has looked at',
  jobs_oldest_seconds: 'How long the oldest job waits that could begin',
  mails_late: 'Mails that the mail server does not take',
  payouts_late: 'Payouts whose promised day is over',
  webhooks_failing: 'Webhooks at which nothing has arrived for a while',
  deadlines_late: 'Deadlines that passed without being handled',
  ledger_differences: 'Places where balances and transfers differ',
  database_bytes: 'Size of the database',
  database_connections: 'Connections to the database, of all processes',
  disk_free_bytes: 'Room on the disk of DATA_DIR',
}

const ownKnown = {
  database_silent_seconds: 'How long ago the database last answered',
  pool_busy: 'Connections that are in use',
  pool_waiting: 'Requests that wait for a connection',
  live_streams: 'Open pages that hear of changes',
}

/** Counted by the supervisor of several processes: of each alone they are 0. */
export const ofProcesses = {
  missing: {
    name: 'troupe_processes_missing',
    help: 'Processes of WORKERS that are not there or do not answer',
  },
  died: {
    name: 'troupe_processes_died_total',
    help: 'Processes of WORKERS that died, did not start, or were ended because they did not answer',
  },
}

function readOwn({ pulse, pool, live }: Context): Record<keyof typeof ownKnown, number> {
  return {
    database_silent_seconds: pulse.ageMs() / 1000,
    pool_busy: pool.totalCount - pool.idleCount,
    pool_waiting: pool.waitingCount,
    live_streams: live.count(),
  }
}

function readKnown(health: Health): Record<keyof typeof known, number | null> {
  const { jobs_oldest_at } = health
  return {
    jobs_failed: Number(health.jobs_failed),
    jobs_oldest_seconds: jobs_oldest_at === null ? 0 : secondsSince(jobs_oldest_at),
    mails_late: Number(health.mails_late),
    payouts_late: Number(health.payouts_late),
    webhooks_failing: Number(health.webhooks_failing),
    deadlines_late: Number(health.deadlines_late),
    ledger_differences: health.difference_count ?? 0,
    database_bytes: Number(health.database_bytes),
    database_connections: Number(health.connections),
    disk_free_bytes: health.free_bytes,
  }
}
