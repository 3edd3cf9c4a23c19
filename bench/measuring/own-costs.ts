import type { FastifyBaseLogger } from 'fastify'
import { watchStatements } from '../../src/framework/database/driver/statement-watch.ts'

/** What some work took of this process: the database's part is left out. */
export type OwnCosts<Result> = { result: Result; statements: number; microseconds: number }

/** Counts statements from now on, of whatever is done within what it returns. */
export function watchOwnCosts(log: FastifyBaseLogger) {
  let statements = 0
  const nothing = () => {}
  watchStatements(0, log, {
    slow: nothing,
    repeated: nothing,
    statement: () => {
      statements += 1
    },
  })
  return async <Result>(work: () => Promise<Result>): Promise<OwnCosts<Result>> => {
    statements = 0
    const before = process.cpuUsage()
    const result = await work()
    const { user, system } = process.cpuUsage(before)
    return { result, statements, microseconds: user + system }
  }
}
