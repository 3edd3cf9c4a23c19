import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { printTable, twoPlaces, whole } from './measuring/report.ts'
import { type Server, startServer } from './measuring/servers.ts'

/**
 * How many writes are still done when far more clients ask than can be served. The goal is that a crowd
 * costs at most a fifth of what is done for a few.
 */
const crowds = (process.env.CROWDS ?? '50,600,2000').split(',').map(Number)
const seconds = Number(process.env.SECONDS ?? 8)
const only = new RegExp(process.env.ONLY ?? '')
const run = promisify(execFile)

type Target = { cookie: string; path: string }

type Seen = {
  accepted: number
  refused: number
  others: number
  broken: number
  acceptedP99: number | null
}

const folder = mkdtempSync(join(tmpdir(), 'troupe-bench-'))
const databases: Record<string, Record<string, string>> = {
  embedded: { DATABASE_URL: '' },
  ...(process.env.DATABASE_URL && { PostgreSQL: { DATABASE_URL: process.env.DATABASE_URL } }),
}

try {
  for (const [name, settings] of Object.entries(databases))
    if (only.test(name)) await measure(name, settings)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, settings: Record<string, string>): Promise<void> {
  const environment = {
    ...settings,
    DATA_DIR: join(folder, name),
    DEMO_WORLD: 'new',
    LOG_LEVEL: 'error',
    SECRET_KEY: 'the same key for every run of the bench',
  }
  const server = await startServer('dist/server/main.js', 4001, environment)
  const rows: string[][] = []
  let few = 0
  try {
    const target = await prepare(server)
    await crowd(server, 50, target)
    for (const connections of crowds) {
      const { seen, up } = await watched(server, connections, target)
      few ||= seen.accepted
      rows.push([
        String(connections),
        whole(seen.accepted),
        twoPlaces(seen.accepted / few),
        whole(seen.acceptedP99 ?? 0),
        whole(seen.refused),
        String(seen.others + seen.broken),
        `${up.right} of ${up.asked}, slowest ${whole(up.slowest)} ms`,
      ])
    }
  } finally {
    await server.stop()
  }
  console.log(`Creating campaigns, ${name} database\n`)
  printTable(
    ['Connections', 'done/s', 'ratio', 'p99 ms', 'refused/s', 'other', '/up was right'],
    rows,
  )
}

/** Signs in as someone new, as a trial lets anyone do, and founds an organization. */
async function prepare({ url }: Server): Promise<Target> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const asked = await post('/session', { email_address: `${randomUUID()}@example.com` })
  const { pending_authentication_token: token } = await asked.json()
  const code = asked.headers.get('x-magic-link-code')
  const entered = await post(
    '/session/magic_link',
    { code },
    { 'x-pending-authentication-token': token },
  )
  const cookie = `session_token=${(await entered.json()).session_token}`
  const founded = await post('/organizations', { organization: { name: 'Crowded' } }, { cookie })
  const { id } = await founded.json()
  return { cookie, path: `/organizations/${id}/campaigns.json` }
}

async function watched(server: Server, connections: number, target: Target) {
  const up = { asked: 0, right: 0, slowest: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const since = performance.now()
      const answer = await fetch(`${server.url}/up`).then((response) => response.json())
      up.asked += 1
      if (answer.status === 'up' && answer.database === 'up') up.right += 1
      up.slowest = Math.max(up.slowest, performance.now() - since)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  const seen = await crowd(server, connections, target)
  isOver = true
  await watching
  return { seen, up }
}

async function crowd(server: Server, connections: number, target: Target): Promise<Seen> {
  const head = [
    `POST ${target.path} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    `Cookie: ${target.cookie}`,
    'Content-Type: application/json',
  ]
  const body = JSON.stringify({ campaign: { name: 'One of many', currency: 'usd' } })
  const order = { url: server.url, connections, seconds, head, body }
  const { stdout } = await run(process.execPath, ['dist/bench/crowd.js', JSON.stringify(order)])
  return JSON.parse(stdout)
}
