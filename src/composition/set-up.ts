import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../framework/config/config.ts'
import { migrate, oneAtATime } from '../framework/database/migrations/migrate.ts'
import { migrateQueue } from '../framework/jobs/queue.ts'
import { projectRoot } from '../framework/project-root.ts'

/** Brings the tables of the service and those of its queue up to date. Returns the files that have run. */
export function setUpDatabase(
  connectionString: string,
  { database }: Config,
  log: FastifyBaseLogger,
): Promise<string[]> {
  const { connectMs } = database.limits
  return oneAtATime({ connectionString, connectMs, log }, async (client) => {
    const run = await migrate(client, join(projectRoot, 'db'), log)
    await migrateQueue(client)
    return run
  })
}
