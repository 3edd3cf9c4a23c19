import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Send } from '../driver/statement.ts'
import { openPool } from '../pool.ts'
import { one } from '../rows.ts'
import { identity } from './age.ts'
import { rememberPositions } from './past.ts'
import { type Position, positionOf } from './position.ts'
import { Reading } from './reading.ts'
import { openReplica, type ReplicaState } from './replica.ts'
import { askPosition } from './routing.ts'
import { patienceMs } from './way.ts'

/** Copies of the database for reads that may be a little old. */
export type Replicas = {
  /**
   * A reading that may use a replica which has everything up to this position. The same reader keeps to the
   * same one.
   */
  readingFrom: (position: Position | undefined, reader: number | undefined) => Reading
  /** The position of all that was written until now. */
  positionNow: () => Promise<Position | undefined>
  states: () => ReplicaState[]
  mostLagMs: number
  close: () => Promise<void>
}

type Opening = {
  urls: string[]
  mostLagMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** How the primary is reached, and its connections set. */
  config: pg.ClientConfig & { connectionString: string }
  connections: number
  sharesSessions: boolean
  sendToPrimary: Send
}

const sampleMs = 250

// All that is on the disk: the end of the last record, which a replica reaches also while nothing follows.
const question = `select pg_current_wal_flush_lsn()::text as position, ${identity} as identity`

export function openReplicas(opening: Opening): Replicas {
  const { urls, mostLagMs, log, config, connections, sharesSessions, sendToPrimary } = opening
  const past = rememberPositions()
  let known: string | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const own = openPool({
    connectionString: config.connectionString,
    application_name: 'troupe position',
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  const primary = { past, identity: () => known }
  const all = urls.map((url) =>
    openReplica({ url, config, connections, sharesSessions, primary, mostLagMs, log }),
  )

  const sample = async (): Promise<void> => {
    const askedAt = performance.now()
    try {
      const answer = one((await own.query<{ position: string; identity: string }>(question)).rows)
      known = answer.identity
      past.add(positionOf(answer.position), askedAt)
    } catch {
      // Replicas grow older without it, and are left out by themselves. Others tell of a database that is
      // away.
    }
    if (!isClosed) timer = setTimeout(sample, sampleMs).unref()
  }
  const begun = sample().then(() => {
    for (const replica of all) replica.look()
  })

  let turn = 0
  return {
    readingFrom: (position, reader) => {
      const able = all.filter((replica) => replica.mayServe(position))
      turn += 1
      return new Reading(able[(reader ?? turn) % able.length])
    },
    positionNow: () => askPosition(sendToPrimary),
    states: () => all.map((replica) => replica.state()),
    mostLagMs,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await begun
      await Promise.all([own.end(), ...all.map((replica) => replica.close())])
    },
  }
}
