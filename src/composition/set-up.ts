import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../framework/config/config.ts'
import type { Db } from '../framework/database/db.ts'
import {
  migrate,
  oneAtATime,
  refuseNewerDatabase,
} from '../framework/database/migrations/migrate.ts'
import { migrateQueue } from '../framework/jobs/queue.ts'
import { projectRoot } from '../framework/project-root.ts'

const directory = join(projectRoot, 'db')

/** Refuses what a start of this version would refuse. */
export const requireKnownDatabase = (db: Db): Promise<void> => refuseNewerDatabase(db, directory)

/** Brings the tables of the service and those of its queue up to date. Returns the files that have run. */
export function setUpDatabase(
  connectionString: string,
  { database }: Config,
  log: FastifyBaseLogger,
): Promise<string[]> {
  const { connectMs } = database.limits
  return oneAtATime({ connectionString, connectMs, log }, async (client) => {
    const run = await migrate(client, directory, log)
    await migrateQueue(client)
    return run
  })
}
