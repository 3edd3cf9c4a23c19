import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '../framework/config/config.ts'
import type { Channel } from '../framework/database/channels/channel.ts'
import { listenToEmbedded } from '../framework/database/channels/embedded.ts'
import { feelEmbedded, feelServer, type Pulse } from '../framework/database/channels/pulse.ts'
import { listenToServer } from '../framework/database/channels/server.ts'
import { connectToEmbedded, connectToServer, type Database } from '../framework/database/client.ts'
import { startEmbedded } from '../framework/database/embedded/database.ts'
import { refuseSharedSessions } from '../framework/database/pooler.ts'
import { failureOf } from './failure.ts'

type OpenDatabase = Database & { connectionString: string; pulse: Pulse; channel: Channel }

/**
 * The server that the settings name, or the embedded database. Only who answers requests needs its replicas.
 */
export function openDatabase(
  config: Config,
  log: FastifyBaseLogger,
  { hasReplicas = false } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, database } = config
  if (databaseUrl === undefined) return openEmbedded(config, log)
  const isCopied = hasReplicas && database.replicas.urls.length > 0
  return openServer(databaseUrl, config, log, isCopied ? { ...database.replicas, log } : undefined)
}

async function openServer(
  url: string,
  { database }: Config,
  log: FastifyBaseLogger,
  replicas: Parameters<typeof connectToServer>[1]['replicas'],
): Promise<OpenDatabase> {
  // A session is needed by what listens, and by the lock under which the database is set up.
  const sessionUrl = database.listenUrl ?? url
  await refuseSharedSessions(sessionUrl, database.limits.connectMs).catch((error) => {
    throw database.listenUrl === undefined ? error : failureOf('DATABASE_LISTEN_URL', error)
  })
  const server = connectToServer(url, { ...database, replicas })
  const pulse = feelServer(url, log)
  const channel = listenToServer(sessionUrl, log)
  const close = async () => {
    await Promise.all([pulse.stop(), channel.stop(), server.close()])
  }
  return { ...server, connectionString: sessionUrl, pulse, channel, close }
}

async function openEmbedded(
  { dataDir, database: { limits } }: Config,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> {
  const embedded = await startEmbedded(dataDir)
  const database = connectToEmbedded(embedded.url, limits)
  const channel = listenToEmbedded(database.pool)
  const pulse = feelEmbedded(database.pool, log)
  const checkpoints = makeCheckpoints(database.pool, log)
  const close = async () => {
    clearInterval(checkpoints)
    await pulse.stop()
    await database.close()
    await embedded.stop()
  }
  return { ...database, connectionString: embedded.url, pulse, channel, close }
}

const checkpointMs = 5 * 60_000

/** The embedded database makes none by itself, and then takes long to recover from a power cut. */
function makeCheckpoints(pool: pg.Pool, log: FastifyBaseLogger): NodeJS.Timeout {
  const make = () =>
    pool.query('checkpoint').catch((error) => log.warn({ err: error }, 'no checkpoint'))
  return setInterval(make, checkpointMs).unref()
}
