import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { rootOf } from '../../errors.ts'
import { placeOf } from '../place.ts'
import { openPool } from '../pool.ts'
import { one } from '../rows.ts'
import { type Answer, openAge, type Primary, question, tooFar } from './age.ts'
import type { Position } from './position.ts'
import { openWay, patienceMs } from './way.ts'

export type Replica = ReturnType<typeof openReplica>

/** How often it is asked how far it is. */
const lookMs = 250

type Opening = {
  url: string
  config: pg.ClientConfig
  connections: number
  sharesSessions: boolean
  primary: Primary
  mostLagMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** How a replica does, for people and for metrics. */
export type ReplicaState = {
  name: string
  isIn: boolean
  /** The reason why it is left out. */
  reason: string | undefined
  /** Since when it is as it is, in milliseconds of the clock of this machine. */
  since: number
  lagSeconds: number
  reads: number
  fallbacks: number
}

/**
 * A standby server that is read from while it answers and is not too old. It is looked at until it is closed.
 */
export function openReplica(opening: Opening) {
  const { url, primary, mostLagMs, log } = opening
  // With its database: behind one pooler several have the same host and port.
  const name = placeOf(url)
  const way = openWay(opening)
  const age = openAge(primary, mostLagMs)
  const own = openPool({
    connectionString: url,
    application_name: 'troupe replica',
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })

  let heardAt = 0
  let reason: string | undefined = 'not looked at yet'
  let wasIn: boolean | undefined
  let since = Date.now()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let hasStalled = false
  const counts = { reads: 0, fallbacks: 0 }

  const look = async (): Promise<void> => {
    const askedAt = performance.now()
    try {
      const answer = one((await own.query<Answer>(question)).rows)
      heardAt = performance.now()
      reason = age.judge(answer, wasIn === true)
      hasStalled = false
    } catch (error) {
      // A process that was busy for so long may not have read the answer that is there.
      hasStalled = !hasStalled && performance.now() - askedAt > patienceMs * 1.5
      if (!hasStalled) {
        reason = rootOf(error)
        way.breakOff()
      }
    }
    if (isClosed) return
    tell()
    timer = setTimeout(look, lookMs).unref()
  }

  const tell = (): void => {
    const isIn = reason === undefined
    const isEarly = wasIn === undefined && age.isEarly()
    if (isIn === wasIn || (reason === tooFar && isEarly)) return
    wasIn = isIn
    since = Date.now()
    if (isIn) log.info({ replica: name }, 'replica is read from')
    else log.warn({ replica: name, reason }, 'replica is left out')
  }

  return {
    name,
    pool: way.pool,
    send: way.send,
    /** Begins to look at it. */
    look,
    /** Whether it may be read from by whoever has to see all up to this position. */
    mayServe: (position: Position | undefined): boolean =>
      reason === undefined &&
      performance.now() - heardAt <= patienceMs &&
      age.lagMs() <= mostLagMs &&
      (position === undefined || age.has(position)),
    countRead: (): void => {
      counts.reads += 1
    },
    countFallback: (): void => {
      counts.fallbacks += 1
    },
    state: (): ReplicaState => ({
      name,
      isIn: wasIn === true,
      reason,
      since,
      ...counts,
      lagSeconds: age.lagMs() / 1000,
    }),
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([way.close(), own.end()])
    },
  }
}
