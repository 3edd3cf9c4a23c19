import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { requireSameAnswers } from './bare/same-answers.ts'
import { commonCases, comparedCases } from './cases.ts'
import { cells, heads, printSpread } from './measuring/comparisons.ts'
import { compareAll } from './measuring/load.ts'
import { printTable } from './measuring/report.ts'
import { startServer } from './measuring/servers.ts'
import { few, seed } from './world/seed.ts'

/**
 * Compares the built server on the embedded database with the smallest server that gives the same answers,
 * which has the same database in its own process. The goal is 0.35 of its requests.
 */
const folder = mkdtempSync(join(tmpdir(), 'troupe-embedded-'))
const dataOf = (name: string) => ({
  BASE_URL: 'http://localhost:4041',
  DATABASE_URL: '',
  DATA_DIR: join(folder, name),
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
})

try {
  const context = await openContext(loadConfig(dataOf('ours')), pino({ level: 'silent' }))
  const world = await seed(context.db, few)
  await context.close()
  cpSync(join(folder, 'ours'), join(folder, 'bare'), { recursive: true })

  const ours = await startServer('dist/server/main.js', 4041, dataOf('ours'))
  const bare = await startServer('dist/bench/bare.js', 4042, dataOf('bare'))
  try {
    const cases = commonCases(comparedCases(world))
    await requireSameAnswers(cases, ours.url, bare.url)
    const figures = await compareAll(
      cases.map((one) => [ours, bare].map((server) => ({ server, case: one }))),
    )
    printTable(
      ['', ...heads('this server', 'bare loop')],
      cases.map((one, index) => [one.name, ...cells(figures[index])]),
    )
    printSpread(figures)
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
