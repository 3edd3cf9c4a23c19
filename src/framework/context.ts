import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Disk } from 'flydrive'
import type pg from 'pg'
import type { Config } from './config/config.ts'
import type { Pulse } from './database/channels/pulse.ts'
import type { Db } from './database/db.ts'
import type { Replicas } from './database/replicas/replicas.ts'
import type { Room } from './durability/room.ts'
import type { ProxyWatch } from './http/safety/proxy-watch.ts'
import type { FailedJobs } from './jobs/failed-jobs.ts'
import type { Outbox, Settling } from './jobs/queue.ts'
import type { Streams } from './live/streams.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Meters } from './metrics/meters.ts'
import type { PushKeys } from './push/keys.ts'
import type { Tracer } from './traces/tracer.ts'

/**
 * The services that code works with, without the database. A function that runs inside a
 * transaction is given these and the transaction, so that it cannot write outside of it by mistake.
 */
export type Services = {
  config: Config
  log: FastifyBaseLogger
  queue: Outbox
  mailer: Pick<Mailer, 'deliverLater'>
  pushKeys: PushKeys
  files: Disk
}

/** All that a request or a job works with. */
export type Context = Services & {
  db: Db
  /** How busy its connections are. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>
  pulse: Pulse
  /** Only where DATABASE_REPLICA_URLS is set. */
  replicas?: Replicas | undefined
  disk: Room
  proxies: ProxyWatch
  /** Only where METRICS_PORT is set. */
  meters?: Meters | undefined
  /** Only where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  tracer?: Tracer | undefined
  drain: Drain
  queue: Outbox & FailedJobs & Settling
  live: Streams
}

/**
 * Whether the process is about to stop, and wants no further requests, and the servers that take them until
 * then.
 */
type Drain = { isOn: boolean; servers: Server[] }

declare module 'fastify' {
  interface FastifyInstance {
    context: Context
  }
}
