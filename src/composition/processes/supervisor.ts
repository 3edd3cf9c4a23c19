import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { announce } from '../../demo/announce.ts'
import type { StartToken } from '../../demo/people/access-tokens.ts'
import type { Config } from '../../framework/config/config.ts'
import { serveMetrics } from '../../framework/metrics/server.ts'
import { explainFailure } from '../failure.ts'
import { openCounting } from './counting.ts'
import { watchHearts } from './heartbeat.ts'
import type { Order, Report } from './messages.ts'

/** The work of one process, and who does it at the moment. */
type Post = { role: 'web' | 'jobs'; holder: Worker }

/** A process that ended this soon is likely to end as soon again. */
const tooSoonMs = 10_000
const restMs = 1000

/** After its own limit a process is taken to be frozen. */
const lateMs = 5000

/**
 * Starts a process for each of `WORKERS`, which share the port, and one for jobs. One that dies is replaced.
 * SIGHUP replaces all, one after another, each by one that is ready before the old one takes no more
 * connections.
 */
export async function supervise(config: Config, log: FastifyBaseLogger): Promise<void> {
  // Metrics may be no number, which JSON cannot tell.
  cluster.setupPrimary({ serialization: 'advanced' })
  const posts: Post[] = []
  const holders = () => posts.map(({ holder }) => holder)
  const counting = openCounting(holders)
  let isStarted = false
  let isStopping = false
  let isRolling = false
  let isAskedAgain = false

  const fill = async (post: Post): Promise<StartToken[]> => {
    const { holder, tokens } = await begin(post.role)
    const old = post.holder
    post.holder = holder
    watch(post, holder)
    order(old, { order: 'retire' })
    return tokens
  }

  const watch = (post: Post, holder: Worker): void => {
    const since = Date.now()
    holder.once('exit', (code, signal) => {
      if (isStopping || post.holder !== holder) return
      counting.died()
      log.error({ role: post.role, process: holder.process.pid, code, signal }, 'process died')
      void replace(post, Date.now() - since < tooSoonMs ? restMs : 0)
    })
  }

  const replace = async (post: Post, afterMs: number): Promise<void> => {
    const dead = post.holder
    await pause(afterMs)
    // A restart may have filled the post meanwhile.
    if (isStopping || post.holder !== dead) return
    await fill(post).catch(() => {
      counting.died()
      log.error({ role: post.role }, 'a process did not start, and is tried again')
      return replace(post, restMs)
    })
  }

  const roll = async (): Promise<void> => {
    isAskedAgain = isRolling
    if (isRolling || isStopping) return
    isRolling = true
    log.info('restarting')
    try {
      for (const post of posts) await fill(post)
      log.info('restarted')
    } catch {
      log.error('a new process did not start, so the old ones go on')
    }
    isRolling = false
    if (isAskedAgain) await roll()
  }

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    for (const { process: child } of workers) child.kill(signal)
    if (isStopping) return
    isStopping = true
    const late = setTimeout(() => {
      for (const { process: child } of workers) child.kill('SIGKILL')
    }, config.stop.patienceMs + lateMs)
    const codes = await Promise.all(workers.map(endOf))
    clearTimeout(late)
    process.exit(isStarted && codes.every((code) => code === 0) ? 0 : 1)
  }

  process.on('SIGHUP', roll)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const open = async (role: Post['role']): Promise<StartToken[]> => {
    const { holder, tokens } = await begin(role)
    const post = { role, holder }
    posts.push(post)
    watch(post, holder)
    return tokens
  }

  try {
    // One alone, so that what keeps all of them from starting is said once.
    const tokens = await open('web')
    await Promise.all(rolesOf(config).slice(1).map(open))
    if (config.metrics !== undefined) await serveMetrics(counting.read, config.metrics, log)
    watchHearts(holders, log)
    isStarted = true
    announce({ config, log }, tokens)
  } catch (error) {
    if (isStopping) return
    if (!(error instanceof NotStarted)) console.error(explainFailure(error))
    await stop('SIGTERM')
  }
}

function rolesOf({ workers = 1, role }: Config): Post['role'][] {
  const web = Array.from({ length: workers }, () => 'web' as const)
  return role === 'web' ? web : [...web, 'jobs']
}

/** The process has said why. */
class NotStarted extends Error {}

/** A process that is ready. */
async function begin(role: Post['role']): Promise<{ holder: Worker; tokens: StartToken[] }> {
  const holder = cluster.fork({ ROLE: role, WORKERS: '' })
  const { promise, resolve, reject } = Promise.withResolvers<StartToken[]>()
  const hear = (message: Report): void => {
    if (message.report === 'ready') resolve(message.tokens)
  }
  const fail = (): void => reject(new NotStarted())
  holder.on('message', hear)
  holder.once('exit', fail)
  try {
    return { holder, tokens: await promise }
  } finally {
    holder.off('message', hear)
    holder.off('exit', fail)
  }
}

function order(worker: Worker, message: Order): void {
  // One that has just died needs no order.
  if (worker.isConnected()) worker.send(message, () => {})
}

async function endOf(worker: Worker): Promise<number | null> {
  if (!worker.isDead()) await once(worker, 'exit')
  return worker.process.exitCode
}
