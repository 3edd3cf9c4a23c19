import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { applyLifetime } from '../accounts/sessions/lifetime.ts'
import { rotateTwoFactorSecrets } from '../accounts/two-factor/rotation.ts'
import { rotateAccesses } from '../creators/social-accounts/connecting/access.ts'
import type { Config } from '../framework/config/config.ts'
import type { Context } from '../framework/context.ts'
import { readMovedSeconds, refuseMovedClock, setMovedSeconds } from '../framework/database/clock.ts'
import { watchStatements } from '../framework/database/driver/statement-watch.ts'
import {
  readInstallation,
  rememberKey,
  requireKnownKey,
} from '../framework/database/installation.ts'
import { watchRoom } from '../framework/durability/room.ts'
import { watchProxies } from '../framework/http/safety/proxy-watch.ts'
import { openQueue, type Queue } from '../framework/jobs/queue.ts'
import { openStreams } from '../framework/live/streams.ts'
import { type Mailer, openMailer } from '../framework/mail/mailer.ts'
import { openMeters } from '../framework/metrics/meters.ts'
import { readPushKeys } from '../framework/push/keys.ts'
import { openTracer } from '../framework/traces/tracer.ts'
import { openFileStore } from '../framework/uploads/store.ts'
import { refuseTestMoney } from '../money/bookkeeping/test-money.ts'
import { rotatePayoutMethods } from '../money/payout-methods/rotation.ts'
import { rotatePayouts } from '../money/payouts/sending/rotation.ts'
import { rotateLedgerLinks } from '../programs/ledger-links/rotation.ts'
import { wakeWebhooks } from '../teams/webhooks/deliveries/waking.ts'
import { rotateWebhooks } from '../teams/webhooks/rotation.ts'
import { setBaseUrl } from '../vocabulary/addresses/urls.ts'
import { setIdAlphabet } from '../vocabulary/ids.ts'
import { openDatabase } from './database.ts'
import { jobs } from './jobs.ts'
import { notifiers } from './notifiers.ts'
import { setUpDatabase } from './set-up.ts'

/** The context of a process, with what its owner needs to end it. */
export type OpenContext = Context & {
  pool: pg.Pool
  queue: Queue
  mailer: Mailer
  /** Closes everything after the last request: running jobs are finished first. */
  close: () => Promise<void>
}

export async function openContext(config: Config, log: FastifyBaseLogger): Promise<OpenContext> {
  const database = await openDatabase(config, log, { hasReplicas: true })
  await setUpDatabase(database.connectionString, config, log)
  const installation = await readInstallation(database.db)
  requireKnownKey(installation, config.secretKeys)
  await refuseTestMoney(database.db, config)
  if (config.trial) {
    setMovedSeconds(await readMovedSeconds(database.db))
    database.pulse.followClock()
  } else {
    await refuseMovedClock(database.db)
  }
  setIdAlphabet(installation.id_alphabet)
  setBaseUrl(config.baseUrl)

  const meters = config.metrics && openMeters()
  if (database.replicas) meters?.watchReplicas(database.replicas.states)
  const tracer = config.traces && (await openTracer(config.traces))
  watchStatements(config.slowStatementMs, log, meters, tracer)
  const hasJobs = config.role !== 'web'
  const queue = await openQueue(database.pool, log, { meters, tracer, isWorking: hasJobs })
  const context: OpenContext = {
    ...database,
    config,
    log,
    disk: await watchRoom(keepsFiles(config) ? config.dataDir : undefined),
    proxies: watchProxies(log),
    meters,
    tracer,
    drain: { isOn: false, servers: [] },
    live: openStreams(database.channel, config.live, log),
    queue,
    mailer: openMailer(config, database.db, queue),
    pushKeys: await readPushKeys(database.db, config),
    files: openFileStore(config),
    close: async () => {
      context.live.close()
      context.disk.stop()
      await queue.stop(config.stop.patienceMs / 5)
      await database.close()
      await tracer?.close().catch(() => {})
    },
  }
  await applyLifetime(context.db, config)
  await rotateTwoFactorSecrets(context)
  await rotatePayoutMethods(context)
  await rotatePayouts(context)
  await rotateAccesses(context)
  await rotateLedgerLinks(context)
  await rotateWebhooks(context)
  await rememberKey(context.db, config.secretKeys)
  if (hasJobs) {
    wakeWebhooks(database.channel, context)
    await queue.work({ ...context, notifiers }, jobs)
  } else {
    await queue.declare(jobs)
  }
  return context
}

/** Whether anything but the secret lies on the disk of this machine. */
function keepsFiles({ databaseUrl, s3 }: Config): boolean {
  return databaseUrl === undefined || s3 === undefined
}
