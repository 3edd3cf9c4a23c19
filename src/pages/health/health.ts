import type { Context } from '../../framework/context.ts'
import { commit, version } from '../../framework/version.ts'
import { type Concern, concernsOf, isLeftOut } from './concerns.ts'
import { type HealthFacts, readHealthFacts } from './queries.ts'

/** How the installation does: what the database knows of it, and what this process does. */
export type Health = HealthFacts & {
  version: string
  commit: string | null
  node_version: string
  started_at: string
  trial: boolean
  database_kind: 'embedded' | 'server'
  file_store: 'folder' | 'bucket'
  mail_server: boolean
  /** Connections of this process to the database. */
  pool: { open: number; idle: number; limit: number; waiting: number }
  live_streams: number
  /** The room that is left on the disk of `DATA_DIR`; null where nothing is kept there. */
  free_bytes: number | null
  /** Copies of the database, as this process knows them. */
  replicas: { name: string; in_use: boolean; lag_seconds: number }[]
  concerns: Concern[]
}

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

export async function readHealth(context: Context, sweep: string): Promise<Health> {
  const { config, pool, live, disk } = context
  const facts = await readHealthFacts(context, sweep)
  const states = context.replicas?.states() ?? []
  return {
    ...facts,
    version,
    commit,
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
    free_bytes: disk.freeBytes(),
    replicas: states.map(({ name, isIn, lagSeconds }) => ({
      name,
      in_use: isIn,
      lag_seconds: Math.round(lagSeconds),
    })),
    concerns: concernsOf({
      ...facts,
      is_disk_full: disk.isFull(),
      untrusted_proxy: context.proxies.untrusted(),
      replicas_left_out: states.filter(isLeftOut),
    }),
  }
}
