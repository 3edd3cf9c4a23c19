import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { buildApp } from '../src/composition/app.ts'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { CampaignJson } from '../src/programs/campaigns/presenter.ts'
import { requireSameAnswers, requireTotal } from './bare/same-answers.ts'
import { type Case, commonCases, comparedCases, encodingCases, sizeCases } from './cases.ts'
import { cells, heads, printSpread } from './measuring/comparisons.ts'
import { countStatements } from './measuring/count-statements.ts'
import { compareAll } from './measuring/load.ts'
import { printTable, whole } from './measuring/report.ts'
import { startServer } from './measuring/servers.ts'
import { few, many, seed } from './world/seed.ts'

/** Compares the built server with the smallest server that gives the same answers. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('bench needs DATABASE_URL, an empty PostgreSQL database')

const environment = {
  DATABASE_URL: databaseUrl,
  BASE_URL: 'http://localhost:4001',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
}
const mostStatements = 2
/** The names of what is timed, if not all of it. All of it is compared and counted anyway. */
const only = new RegExp(process.env.ONLY ?? '')

// The world is made in statements of a million rows, which take longer than any request may.
const patience = { DATABASE_STATEMENT_SECONDS: '3600' }
const context = await openContext(
  loadConfig({ ...environment, ...patience }),
  pino({ level: 'silent' }),
)
console.time('seeded in')
const world = await seed(context.db)
console.timeEnd('seeded in')
console.log()
const app = await buildApp(context)
const ours = await startServer('dist/server/main.js', 4001, environment)
const bare = await startServer('dist/bench/bare.js', 4002, environment)
const shared = await startServer('dist/bench/bare.js', 4003, { ...environment, SHARED: 'true' })
const express = await startExpress()

try {
  const cases = comparedCases(world)
  await requireSameAnswers(cases, ours.url, bare.url)
  await requireSameAnswers(cases, ours.url, shared.url)
  // Express takes the header that fetch sends beside an ETag for a wish to have it all again.
  const asked = commonCases(cases).filter(({ status }) => status !== 304)
  await requireSameAnswers(asked, ours.url, express.url)
  const statements = await statementsOf(cases)
  // From here on this process must not use the database, because the servers are measured.
  await context.close()

  await compareServers(
    cases.filter(({ name }) => only.test(name)),
    statements,
  )
  await compareWithExpress(commonCases(cases).filter(({ name }) => only.test(name)))
  await compareSizes()
  await compareEncodings()
} finally {
  await Promise.all([ours, bare, shared, express].map((server) => server.stop()))
}

/** Its packages are installed here, because nothing else needs them. */
async function startExpress() {
  const folder = 'bench/express'
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  const fields = Object.keys(CampaignJson.shape).join(' ')
  return startServer(`${folder}/server.mjs`, 4004, { ...environment, CAMPAIGN_FIELDS: fields })
}

async function statementsOf(cases: Case[]): Promise<Map<Case, number>> {
  const counts = new Map<Case, number>()
  for (const one of cases) {
    const count = await countStatements(app, ours.url, one)
    counts.set(one, count)
    if (one.body === undefined && count > mostStatements) {
      console.error(`${one.name} takes ${count} statements, ${mostStatements} are allowed`)
      process.exitCode = 1
    }
  }
  return counts
}

async function compareServers(cases: Case[], statements: Map<Case, number>): Promise<void> {
  const figures = await compareAll(
    cases.map((one) => [ours, bare, shared].map((server) => ({ server, case: one }))),
  )
  printTable(
    ['', ...heads('this server', 'bare loop', 'on shared connections'), 'SQL statements'],
    cases.map((one, index) => [one.name, ...cells(figures[index]), String(statements.get(one))]),
  )
  printSpread(figures)
}

/** Beside what most people would pick. */
async function compareWithExpress(cases: Case[]): Promise<void> {
  const figures = await compareAll(
    cases.map((one) => [ours, express].map((server) => ({ server, case: one }))),
  )
  printTable(
    ['', ...heads('this server', 'Express and Sequelize')],
    cases.map((one, index) => [one.name, ...cells(figures[index])]),
  )
  printSpread(figures)
}

async function compareSizes(): Promise<void> {
  const sizes = sizeCases(world).filter((one) => only.test(one.few.name))
  for (const one of sizes) {
    await requireTotal(ours.url, one.few, few)
    await requireTotal(ours.url, one.many, many)
  }
  const figures = await compareAll(
    sizes.map((one) => [
      { server: ours, case: one.many },
      { server: ours, case: one.few },
    ]),
  )
  printTable(
    ['page 1 of', ...heads(`${whole(many)} rows`, `${whole(few)} rows`)],
    sizes.map((one, index) => [one.few.name, ...cells(figures[index])]),
  )
  printSpread(figures)
}

async function compareEncodings(): Promise<void> {
  const cases = encodingCases(world).filter(({ name }) => only.test(name))
  const figures = await compareAll(
    cases.map((one) => [
      { server: ours, case: { ...one, encoding: 'br' as const } },
      { server: ours, case: one },
      { server: ours, case: { ...one, encoding: 'gzip' as const } },
    ]),
  )
  printTable(
    ['a list of', ...heads('br', 'not compressed', 'gzip')],
    cases.map((one, index) => [one.name, ...cells(figures[index])]),
  )
  printSpread(figures)
}
