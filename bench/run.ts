import { pino } from 'pino'
import { loadConfig } from '../src/config.ts'
import { openServices } from '../src/services.ts'
import { type Load, measure } from './load.ts'
import { seed } from './seed.ts'
import { startServer } from './servers.ts'

/**
 * Prints requests per second of this server and of the bare loop, side by side and taken in turns:
 * on a shared machine only their ratio means anything.
 */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('bench needs DATABASE_URL, an empty PostgreSQL database')

const environment = {
  DATABASE_URL: databaseUrl,
  BASE_URL: 'http://localhost:4001',
  LOG_LEVEL: 'warn',
}
const services = await openServices(
  loadConfig({ ...environment, NODE_ENV: 'test' }),
  pino({ level: 'silent' }),
)
const { token, organizationId } = await seed(services.db)
await services.close()

const troupe = await startServer('troupe', 'dist/server/main.js', 4001, {
  ...environment,
  NODE_ENV: 'test',
})
const bare = await startServer('bare', 'dist/bench/bare.js', 4002, environment)

const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' }
const show = `/organizations/${organizationId}.json`
const etagOf = async (url: string) =>
  (await fetch(`${url}${show}`, { headers })).headers.get('etag') as string

type Case = { name: string; load: (url: string) => Promise<Load> }

const cases: Case[] = [
  { name: 'list', load: async () => ({ path: '/organizations.json', headers }) },
  { name: 'show', load: async () => ({ path: show, headers }) },
  {
    name: 'show, not modified',
    load: async (url) => ({
      path: show,
      headers: { ...headers, 'If-None-Match': await etagOf(url) },
    }),
  },
  {
    name: 'create',
    load: async () => ({
      path: '/organizations.json',
      headers,
      post: '{"organization":{"name":"Bench"}}',
    }),
  },
]

const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 4)

try {
  for (const { name, load } of cases) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(troupe.url, await load(troupe.url), seconds))
      theirs.push(await measure(bare.url, await load(bare.url), seconds))
    }
    const [mine, its] = [median(ours), median(theirs)]
    console.log(
      `${name.padEnd(20)} troupe ${mine.toFixed(0).padStart(6)}/s   bare ${its.toFixed(0).padStart(6)}/s   ratio ${(mine / its).toFixed(2)}`,
    )
  }
} finally {
  await Promise.all([troupe.stop(), bare.stop()])
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}
