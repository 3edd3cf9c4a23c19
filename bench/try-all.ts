import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import { setUp } from '../test/support/run/template.ts'
import { inTurns } from '../test/support/run/turns.ts'

const once = { SECONDS: '1', ROUNDS: '0', CONNECTIONS: '1' }

/**
 * Starts a fifth of the benches, the next ones with each commit, with as little work as has each run all of
 * its lines, on a database of its own with the tables in it. What it prints then means nothing, but a bench
 * that no longer runs is noticed. `SAMPLE=all` starts all of them.
 */
const smallWorlds: Record<string, Record<string, string>> = {
  bench: {
    ...once,
    ROWS: '200',
    ONLY: 'campaigns, list|campaign, create|20 campaigns',
  },
  'bench:metrics': { ...once, ROWS: '200' },
  'bench:money': { SECONDS: '1', ROUNDS: '1', TRANSFERS: '1000' },
  'bench:pages': { ...once, DEMO_WORLD: 'new', ONLY: '^discover$' },
  'bench:posts': { POSTS: '200' },
  'bench:search': { ROWS: '1000', ROUNDS: '2' },
  'bench:creators': { ROWS: '1000', ROUNDS: '2' },
  'bench:growth': { ROWS: '1000', ROUNDS: '1' },
  'bench:embedded': { ...once },
  'bench:webhooks': { EVENTS: '40' },
  'bench:events': { ROUNDS: '2', POSTS: '5' },
  'bench:costs': { THINGS: '10' },
  'bench:memory': { REST_SECONDS: '1', SECONDS: '1', READERS: '1', ONLY: 'one process|PGlite' },
  'bench:overload': { SECONDS: '1', CROWDS: '50', ONLY: 'PostgreSQL' },
  'bench:lighthouse': { RUNS: '1', ONLY: 'sign-in', GOAL: '0', DEMO_WORLD: 'new' },
}
const serverUrl = process.env.DATABASE_URL
if (!serverUrl) throw new Error('DATABASE_URL has to name a PostgreSQL server that may be filled')

const run = promisify(execFile)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.keys(scripts).filter((name) => /^bench(:|$)/.test(name))
const tried = inTurns(names, 5)
// Each script builds all benches before it starts its own. Here they are built once.
await run('npx', ['vite', 'build', '--config', 'bench/vite.config.ts'])
await onNewDatabase('', async (url) => {
  await setUp(url)
  for (const name of tried) await tryBench(name, new URL(url).pathname.slice(1))
})
console.log(`${tried.length} of ${names.length} benches were tried.`)

async function tryBench(name: string, template: string): Promise<void> {
  const started = performance.now()
  const settings = smallWorlds[name]
  if (settings === undefined) throw new Error(`${name} has no small world to be tried on`)
  const failure = await onNewDatabase(
    `template ${pg.escapeIdentifier(template)}`,
    async (DATABASE_URL) => {
      const env = { ...process.env, ...settings, DATABASE_URL }
      const start = scripts[name].split(' && ').at(-1)
      return run('bash', ['-c', start], { env }).then(
        () => undefined,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
      )
    },
  )
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`)
  if (failure === undefined) return
  console.error(`${name} failed:\n${failure}`)
  process.exitCode = 1
}

async function onNewDatabase<T>(from: string, work: (url: string) => Promise<T>): Promise<T> {
  const url = new URL(serverUrl as string)
  url.pathname = `/bench-${randomUUID()}`
  const name = pg.escapeIdentifier(url.pathname.slice(1))
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    await server.query(`create database ${name} ${from}`)
    return await work(url.href)
  } finally {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}
