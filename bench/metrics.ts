import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { openMeters } from '../src/framework/metrics/meters.ts'
import { comparedCases } from './cases.ts'
import { cells, heads, printSpread } from './measuring/comparisons.ts'
import { compareAll } from './measuring/load.ts'
import { median, printTable } from './measuring/report.ts'
import { startServer } from './measuring/servers.ts'
import { seed } from './world/seed.ts'

/** Compares reads of the same server as it is, with metrics, and with a log of every request. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('bench:metrics needs DATABASE_URL, an empty PostgreSQL database')
const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', NODE_ENV: 'test' }

const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const world = await seed(context.db)
await context.close()

const script = 'dist/server/main.js'
const servers = [
  await startServer(script, 4021, environment),
  await startServer(script, 4022, { ...environment, METRICS_PORT: '4023' }),
  await startServer(script, 4024, { ...environment, LOG_LEVEL: 'info' }),
]
try {
  const names = ['campaign, show', 'campaign, show, never asked before', 'campaigns, list']
  const cases = comparedCases(world).filter(({ name }) => names.includes(name))
  const figures = await compareAll(
    cases.map((one) => servers.map((server) => ({ server, case: one }))),
  )
  printTable(
    ['', ...heads('unwatched', 'with metrics', 'with its log')],
    cases.map(({ name }, index) => [name, ...cells(figures[index])]),
  )
  printSpread(figures)
  console.log(
    `Counting a show and its statement takes ${microsecondsOfCounting().toFixed(2)} µs by itself.`,
  )
} finally {
  await Promise.all(servers.map((server) => server.stop()))
}

/** Rounds of servers differ by more than this takes, so it is measured alone as well. */
function microsecondsOfCounting(): number {
  const meters = openMeters()
  const times = 300_000
  const countAll = () => {
    const before = process.cpuUsage()
    for (let index = 0; index < times; index += 1) {
      const seconds = (index % 50) / 10_000
      meters.statement('shown_campaign', seconds)
      meters.request('GET', '/organizations/:organization_id/campaigns/:id', 200, seconds)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / times
  }
  // The first round is compiled while it runs.
  countAll()
  return median([countAll(), countAll(), countAll()])
}
