import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import { announce } from '../../demo/announce.ts'
import type { Config } from '../../framework/config/config.ts'
import { serveMetrics } from '../../framework/metrics/server.ts'
import { explainFailure } from '../failure.ts'
import { endOf, NotStarted, type Role } from './begin.ts'
import { openCounting } from './counting.ts'
import { watchHearts } from './heartbeat.ts'
import { openPosts } from './posts.ts'

/** After its own limit a process is taken to be frozen. */
const lateMs = 5000

/**
 * Starts a process for each of `WORKERS`, which share the port, and one for jobs. One that dies is replaced.
 * SIGHUP replaces all, one after another, each by one that is ready before the old one takes no more
 * connections. Without a database it waits for that.
 */
export async function supervise(config: Config, log: FastifyBaseLogger): Promise<void> {
  // Metrics may be no number, which JSON cannot tell.
  cluster.setupPrimary({ serialization: 'advanced' })
  const posts = openPosts(log, config.startMs, () => counting.died())
  const counting = openCounting(posts.holders)
  let isStarted = false
  let isStopping = false

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    posts.close()
    const isFirst = !isStopping
    isStopping = true
    const areClean = await endAll(signal, isFirst ? config.stop.patienceMs + lateMs : undefined)
    if (isFirst) process.exit(isStarted && areClean ? 0 : 1)
  }
  const roll = oneAfterAnother(async () => {
    if (!isStopping) await restart(posts.refill, log)
  })
  process.on('SIGHUP', roll)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  try {
    // One alone, so that what keeps all of them from starting is said once.
    const tokens = await posts.open('web')
    await Promise.all(rolesOf(config).slice(1).map(posts.open))
    if (config.metrics !== undefined) await serveMetrics(counting.read, config.metrics, log)
    watchHearts(posts.holders, log)
    isStarted = true
    announce({ config, log }, tokens)
  } catch (error) {
    if (isStopping) return
    if (!(error instanceof NotStarted)) console.error(explainFailure(error))
    await stop('SIGTERM')
  }
}

function rolesOf({ workers = 1, role }: Config): Role[] {
  const web = Array.from({ length: workers }, () => 'web' as const)
  return role === 'web' ? web : [...web, 'jobs']
}

/** Passes a signal on to all processes. Tells whether all have ended well, by force after a while. */
async function endAll(signal: NodeJS.Signals, patienceMs: number | undefined): Promise<boolean> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  for (const { process: child } of workers) child.kill(signal)
  const kill = (): void => {
    for (const { process: child } of workers) child.kill('SIGKILL')
  }
  const late = patienceMs === undefined ? undefined : setTimeout(kill, patienceMs)
  const codes = await Promise.all(workers.map(endOf))
  clearTimeout(late)
  return codes.every((code) => code === 0)
}

async function restart(refill: () => Promise<void>, log: FastifyBaseLogger): Promise<void> {
  log.info('restarting')
  try {
    await refill()
    log.info('restarted')
  } catch {
    log.error('a new process did not start, so the old ones go on')
  }
}

/** Does the work once more after it, if it is asked for meanwhile. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let isWorking = false
  let isAskedAgain = false
  return async function act(): Promise<void> {
    isAskedAgain = isWorking
    if (isWorking) return
    isWorking = true
    await work()
    isWorking = false
    if (isAskedAgain) await act()
  }
}
