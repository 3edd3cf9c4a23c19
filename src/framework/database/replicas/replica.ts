import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { rootOf } from '../../errors.ts'
import { breakOff, shareConnections } from '../driver/shared-connections.ts'
import { placeOf } from '../place.ts'
import { openPool } from '../pool.ts'
import { one } from '../rows.ts'
import type { Past } from './past.ts'
import { type Position, positionOf } from './position.ts'

export type Replica = ReturnType<typeof openReplica>

/** How often it is asked how far it is. */
const lookMs = 250

/** How long it may take to answer that, or to let somebody in. */
export const patienceMs = 1000

const sharedConnections = 2

const tooFar = 'it is too far behind'

/** The database that the log belongs to: two with the same one are copies of each other. */
export const identity = `(select system_identifier::text from pg_control_system()) || ' ' || current_database()`

const question = `select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as replayed,
  ${identity} as identity`

type Answer = { is_replica: boolean; replayed: string | null; identity: string }

/** The primary, as far as its copies have to know it. */
type Primary = { past: Past; identity: () => string | undefined }

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
  const { url, config, connections, sharesSessions, primary, mostLagMs, log } = opening
  // With its database: behind one pooler several have the same host and port.
  const name = placeOf(url)
  const way = { ...config, connectionString: url, connectionTimeoutMillis: patienceMs }
  const pool = openPool({ ...way, max: connections }, sharesSessions)
  const shared = shareConnections(way, sharedConnections, sharesSessions)
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  const own = openPool({
    connectionString: url,
    application_name: 'troupe replica',
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })

  let replayed: Position = ''
  let freshAt: number | undefined
  let heardAt = 0
  let reason: string | undefined = 'not looked at yet'
  let wasIn: boolean | undefined
  let since = Date.now()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let hasStalled = false
  const openedAt = performance.now()
  const counts = { reads: 0, fallbacks: 0 }

  const lagMs = () => performance.now() - (freshAt ?? openedAt)

  const judge = (answer: Answer): string | undefined => {
    if (!answer.is_replica) return 'it is no replica'
    if (answer.identity !== primary.identity()) return 'it is a replica of another database'
    replayed = positionOf(answer.replayed ?? '')
    freshAt = primary.past.reachedAt(replayed) ?? freshAt
    // Taken in again well within the bound, so that one at its edge does not come and go.
    const bound = wasIn ? mostLagMs : mostLagMs * 0.75
    return freshAt === undefined || lagMs() > bound ? tooFar : undefined
  }

  const look = async (): Promise<void> => {
    const askedAt = performance.now()
    try {
      const answer = one((await own.query<Answer>(question)).rows)
      heardAt = performance.now()
      reason = judge(answer)
      hasStalled = false
    } catch (error) {
      // A process that was busy for so long may not have read the answer that is there.
      hasStalled = !hasStalled && performance.now() - askedAt > patienceMs * 1.5
      if (!hasStalled) leave(rootOf(error))
    }
    if (isClosed) return
    tell()
    timer = setTimeout(look, lookMs).unref()
  }

  /** Whoever waits there for an answer is told at once that none will come. */
  const leave = (because: string): void => {
    reason = because
    for (const client of clients) breakOff(client)
    shared.breakOff()
  }

  const tell = (): void => {
    const isIn = reason === undefined
    // The first look may come before the replica has what was written during the start.
    const isEarly = wasIn === undefined && performance.now() - openedAt < mostLagMs
    if (isIn === wasIn || (reason === tooFar && isEarly)) return
    wasIn = isIn
    since = Date.now()
    if (isIn) log.info({ replica: name }, 'replica is read from')
    else log.warn({ replica: name, reason }, 'replica is left out')
  }

  return {
    name,
    pool,
    send: shared.send,
    /** Begins to look at it. */
    look,
    /** Whether it may be read from by whoever has to see all up to this position. */
    mayServe: (position: Position | undefined): boolean =>
      reason === undefined &&
      performance.now() - heardAt <= patienceMs &&
      lagMs() <= mostLagMs &&
      (position === undefined || replayed >= position),
    countRead: (): void => {
      counts.reads += 1
    },
    countFallback: (): void => {
      counts.fallbacks += 1
    },
    state: (): ReplicaState => ({
      ...{ name, isIn: wasIn === true, reason, since, ...counts },
      lagSeconds: lagMs() / 1000,
    }),
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([pool.end(), shared.end(), own.end()])
    },
  }
}
