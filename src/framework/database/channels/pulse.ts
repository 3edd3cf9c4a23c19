import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { rootOf } from '../../errors.ts'
import { databaseTime, hearMovedSeconds, setDatabaseTime } from '../clock.ts'
import { hindranceOf } from '../hindrances.ts'
import { openPool } from '../pool.ts'
import { one } from '../rows.ts'

/** Whether the database answers. To ask costs nothing, so it can be asked under any load. */
export type Pulse = {
  /** How long ago the database last answered, in milliseconds. */
  ageMs: () => number
  /** Whether it takes no writes, as a standby does. */
  isReadOnly: () => boolean
  /** Begins to follow how far the clock of a trial was moved, by whichever process. */
  followClock: () => void
  stop: () => Promise<void>
}

const beatMs = 2000
const patienceMs = 3000
const toleratedMs = 60_000

const question = (moved: string) => `select extract(epoch from clock_timestamp()) * 1000 as now,
  ${moved} as moved, current_setting('transaction_read_only') = 'on' as is_read_only`

/** Feels the pulse of a server on a connection that nothing else uses, so that no queue delays it. */
export function feelServer(connectionString: string, log: FastifyBaseLogger): Pulse {
  const own = openPool({
    connectionString,
    application_name: 'troupe pulse',
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  const pulse = feel(own, log, () => true)
  return {
    ...pulse,
    stop: async () => {
      pulse.stop()
      await own.end()
    },
  }
}

/**
 * The embedded database has a single connection. While requests keep it busy, their answers are its
 * pulse, and it is asked only when there are none.
 */
export function feelEmbedded(pool: pg.Pool, log: FastifyBaseLogger): Pulse {
  const isQuiet = () => pool.waitingCount === 0 && pulse.ageMs() >= beatMs
  const pulse = feel(pool, log, isQuiet)
  pool.on('release', (error) => {
    if (!error) pulse.beat()
  })
  return { ...pulse, stop: async () => pulse.stop() }
}

type Answer = { now: string; moved: string | null; is_read_only: boolean }

function feel(pool: pg.Pool, log: FastifyBaseLogger, isDue: () => boolean) {
  let answeredAt = performance.now()
  let isAsking = false
  let isClockWrong = false
  let isLost = false
  let isReadOnly = false
  // The clock is not asked for yet: there is none before the migrations, and outside of a trial nobody moves
  // it.
  let moved = 'null'

  const beat = () => {
    answeredAt = performance.now()
  }
  const ask = async () => {
    if (isAsking || !isDue()) return
    isAsking = true
    try {
      const askedAt = Date.now()
      const answer = one((await pool.query<Answer>(question(moved))).rows)
      beat()
      isLost = false
      isReadOnly = answer.is_read_only
      setDatabaseTime(Number(answer.now), (askedAt + Date.now()) / 2)
      if (answer.moved !== null) hearMovedSeconds(Number(answer.moved))
      isClockWrong = reportClock(log, isClockWrong)
    } catch (error) {
      if (!isLost)
        log.warn({ hindrance: hindranceOf(error), reason: rootOf(error) }, 'database has no pulse')
      isLost = true
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(ask, beatMs).unref()
  return {
    beat,
    ageMs: () => performance.now() - answeredAt,
    isReadOnly: () => isReadOnly,
    followClock: () => {
      moved = 'extract(epoch from troupe_now() - now())'
    },
    stop: () => clearInterval(timer),
  }
}

/** Reports a wrong clock when it is noticed, not at every beat. */
function reportClock(log: FastifyBaseLogger, wasClockWrong: boolean): boolean {
  const differsByMs = Date.now() - databaseTime()
  const isClockWrong = Math.abs(differsByMs) > toleratedMs
  if (isClockWrong && !wasClockWrong) {
    const seconds = Math.round(differsByMs / 1000)
    log.warn({ seconds }, "this machine's clock differs from the database's")
  }
  return isClockWrong
}
