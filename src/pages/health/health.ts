import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../framework/context.ts'
import { databaseTime } from '../../framework/database/clock.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { counted, grouped } from '../../vocabulary/amounts/counts.ts'
import { minutes } from '../../vocabulary/time/time-limits.ts'
import { type Facts, readHealthFacts } from './queries.ts'

/** How the installation does: what the database knows of it, and what this process does. */
export type Health = Facts & {
  version: string
  node_version: string
  started_at: string
  trial: boolean
  database_kind: 'embedded' | 'server'
  file_store: 'folder' | 'bucket'
  mail_server: boolean
  /** Connections of this process to the database. */
  pool: { open: number; idle: number; limit: number; waiting: number }
  live_streams: number
  concerns: string[]
}

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string
}

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

export async function readHealth(context: Context, sweep: string): Promise<Health> {
  const { config, pool, live } = context
  const facts = await readHealthFacts(context.db, sweep)
  return {
    ...facts,
    version,
    node_version: process.versions.node,
    started_at: startedAt,
    trial: config.trial,
    database_kind: config.databaseUrl === undefined ? 'embedded' : 'server',
    file_store: config.s3 === undefined ? 'folder' : 'bucket',
    mail_server: config.smtpUrl !== undefined,
    pool: {
      open: pool.totalCount,
      idle: pool.idleCount,
      limit: pool.options.max ?? pool.totalCount,
      waiting: pool.waitingCount,
    },
    live_streams: live.count(),
    concerns: concernsOf(facts),
  }
}

const minuteMs = 60_000
const longestWait = minutes(15)
/** The books are compared every night. */
const longestUncomparedMs = 36 * 60 * minuteMs

/** Concerns that someone should look at, in words. */
export function concernsOf(facts: Facts, now = databaseTime()): string[] {
  const isBefore = (moment: string | null, ms: number) =>
    moment !== null && now - Date.parse(moment) > ms
  const { difference_count, jobs_oldest_at, compared_at, mails_failed_in_a_day } = facts
  const { deadlines_late, deadlines_failed, connections, most_connections } = facts

  const concerns: [boolean, string][] = [
    [
      (difference_count ?? 0) > 0,
      `Balances and transfers differ in ${counted(difference_count ?? 0, 'place')}.`,
    ],
    [
      isBefore(compared_at, longestUncomparedMs),
      'Balances were not compared with the transfers last night.',
    ],
    [
      isBefore(jobs_oldest_at, longestWait.seconds * 1000),
      `A job has been waiting for more than ${longestWait.words}.`,
    ],
    [
      mails_failed_in_a_day > 0,
      `${counted(mails_failed_in_a_day, 'mail')} could not be delivered in the last day.`,
    ],
    [
      deadlines_late > 0,
      `${counted(deadlines_late, 'deadline')} passed without being handled yet.`,
    ],
    [deadlines_failed > 0, `Handling ${counted(deadlines_failed, 'deadline')} has failed.`],
    [
      connections * 10 > most_connections * 9,
      `${grouped(connections)} of ${grouped(most_connections)} database connections are in use.`,
    ],
  ]
  return concerns.flatMap(([isSo, words]) => (isSo ? [words] : []))
}
