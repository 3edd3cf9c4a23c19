import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'

/**
 * Starts every bench for a few seconds on a small world, each on a database of its own. What it prints then means
 * nothing, but a bench that no longer runs is noticed.
 */
const smallWorlds: Record<string, Record<string, string>> = {
  bench: {
    ROWS: '2000',
    ROUNDS: '1',
    SECONDS: '1',
    ONLY: 'campaigns, list|campaign, create|20 campaigns',
  },
  'bench:money': { SECONDS: '1', ROUNDS: '1', TRANSFERS: '5000' },
  'bench:pages': { SECONDS: '5', ROUNDS: '1', DEMO_WORLD: 'new', ONLY: '^discover$' },
  'bench:posts': { POSTS: '1000' },
  'bench:search': { ROWS: '10000', ROUNDS: '2' },
  'bench:creators': { ROWS: '3000', ROUNDS: '2' },
  'bench:webhooks': { EVENTS: '200' },
  'bench:costs': { THINGS: '50' },
  'bench:memory': { REST_SECONDS: '1', SECONDS: '1', ONLY: 'one process' },
  'bench:overload': { SECONDS: '1', CROWDS: '50,200' },
  'bench:lighthouse': { RUNS: '1', ONLY: 'sign-in', GOAL: '0', DEMO_WORLD: 'new' },
}
const serverUrl = process.env.DATABASE_URL
if (!serverUrl) throw new Error('DATABASE_URL has to name a PostgreSQL server that may be filled')

const run = promisify(execFile)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.keys(scripts).filter((name) => /^bench(:|$)/.test(name))
// Each script builds all benches before it starts its own. Here they are built once.
await run('npx', ['vite', 'build', '--config', 'bench/vite.config.ts'])
for (const name of names) await tryBench(name)
console.log(`${names.length} benches were tried.`)

async function tryBench(name: string): Promise<void> {
  const started = performance.now()
  const settings = smallWorlds[name]
  if (settings === undefined) throw new Error(`${name} has no small world to be tried on`)
  const failure = await onNewDatabase(async (DATABASE_URL) => {
    const env = { ...process.env, ...settings, DATABASE_URL }
    const start = scripts[name].split(' && ').at(-1)
    return run('bash', ['-c', start], { env }).then(
      () => undefined,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
    )
  })
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`)
  if (failure === undefined) return
  console.error(`${name} failed:\n${failure}`)
  process.exitCode = 1
}

async function onNewDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const url = new URL(serverUrl as string)
  url.pathname = `/bench-${randomUUID()}`
  const name = pg.escapeIdentifier(url.pathname.slice(1))
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    await server.query(`create database ${name}`)
    return await work(url.href)
  } finally {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}
