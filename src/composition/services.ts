import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Disk } from 'flydrive'
import type { Config } from '../framework/config/config.ts'
import { connectToEmbedded, connectToServer, type Database } from '../framework/database/client.ts'
import { startEmbedded } from '../framework/database/embedded.ts'
import { readInstallation } from '../framework/database/installation.ts'
import { migrate, oneAtATime } from '../framework/database/migrate.ts'
import { migrateQueue, openQueue, type Queue } from '../framework/jobs/queue.ts'
import { type Mailer, openMailer } from '../framework/mail/mailer.ts'
import { projectRoot } from '../framework/project-root.ts'
import { type PushKeys, readPushKeys } from '../framework/push/keys.ts'
import { openFileStore } from '../framework/uploads/store.ts'
import { useAlphabet } from '../vocabulary/ids.ts'
import { useBaseUrl } from '../vocabulary/urls.ts'
import { jobs } from './jobs.ts'

/** What a request or a job works with: everything outside of the process is reached through it. */
export type Services = Database & {
  config: Config
  log: FastifyBaseLogger
  queue: Queue
  mailer: Mailer
  pushKeys: PushKeys
  files: Disk
  /** To be called after the last request: running jobs are finished first. */
  close: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}

export async function openServices(config: Config, log: FastifyBaseLogger): Promise<Services> {
  const database = await openDatabase(config)
  await oneAtATime(database.pool, async (client) => {
    await migrate(client, join(projectRoot, 'db/migrations'))
    await migrateQueue(client)
  })
  const { id_alphabet } = await readInstallation(database.db)
  useAlphabet(id_alphabet)
  useBaseUrl(config.baseUrl)

  const queue = await openQueue(database.pool, log)
  const services: Services = {
    ...database,
    config,
    log,
    queue,
    mailer: openMailer(config, database.db, queue),
    pushKeys: await readPushKeys(database.db, config),
    files: openFileStore(config),
    close: async () => {
      await queue.stop()
      await database.close()
    },
  }
  await queue.work(services, jobs)
  return services
}

async function openDatabase({ databaseUrl, databasePool, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return connectToServer(databaseUrl, databasePool)

  const embedded = await startEmbedded(dataDir)
  const database = connectToEmbedded(embedded.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded.stop()
    },
  }
}
