import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { printTable, whole } from './measuring/report.ts'
import { newDatabase } from './world/new-database.ts'

/**
 * How much memory each shape of an installation takes: from its start until it is ready, at rest, and while a
 * few people use it. Counted is what its processes have of their own, as the kernel says. With LIMIT_MB it
 * may not have more (needs root, and the memory controller of cgroups): one that needs more is killed.
 */
const limit = Number(process.env.LIMIT_MB ?? 0)
const rest = Number(process.env.REST_SECONDS ?? 20)
const load = Number(process.env.SECONDS ?? 20)
const readers = Number(process.env.READERS ?? 20)
const server = process.env.DATABASE_URL

type Shape = {
  name: string
  settings: Record<string, string>
  isServer?: boolean
  serves?: boolean
  /** Whether it is on the data folder of the trial, which the first of them makes. */
  isTrial?: boolean
  script?: string
}

const trialFolder = mkdtempSync(join(tmpdir(), 'memory-'))

const shapes: Shape[] = [
  { name: 'embedded, trial with its demo world, first start', settings: {}, isTrial: true },
  { name: 'embedded, the same trial, started again', settings: {}, isTrial: true },
  {
    name: 'PGlite alone, on the folder of the trial',
    settings: {},
    isTrial: true,
    serves: false,
    script: 'bench/measuring/pglite-alone.ts',
  },
  {
    name: 'embedded, production, first start',
    settings: { NODE_ENV: 'production', DATABASE: 'embedded' },
  },
  { name: 'PostgreSQL, one process', settings: {}, isServer: true },
  { name: 'PostgreSQL, ROLE=web', settings: { ROLE: 'web' }, isServer: true },
  { name: 'PostgreSQL, ROLE=jobs', settings: { ROLE: 'jobs' }, isServer: true, serves: false },
  { name: 'PostgreSQL, WORKERS=2', settings: { WORKERS: '2' }, isServer: true },
]
const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a secret of some length for the bench',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'bench@example.com',
}
const group = '/sys/fs/cgroup/memory/troupe-bench'
const only = new RegExp(process.env.ONLY ?? '')

const rows: string[][] = []
for (const shape of shapes.filter(({ name, isServer }) => only.test(name) && (!isServer || server)))
  rows.push(await measure(shape))
rmSync(trialFolder, { recursive: true })
printTable(['MB', 'processes', 'until ready', 'at rest', 'under load', 'answers/s'], rows)

async function measure(shape: Shape): Promise<string[]> {
  const { name, settings, isServer, isTrial, serves = true } = shape
  const folder = isTrial ? trialFolder : mkdtempSync(join(tmpdir(), 'memory-'))
  const database = isServer ? await newDatabase(server as string) : undefined
  const port = String(await freePort())
  const { PATH = '', TMPDIR } = process.env
  const child = spawn(process.execPath, [shape.script ?? 'dist/server/main.js'], {
    env: {
      PATH,
      ...(TMPDIR && { TMPDIR }),
      DATA_DIR: folder,
      PORT: port,
      BASE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      ...((isServer || settings.NODE_ENV) && production),
      ...(database && { DATABASE_URL: database.url }),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (limit > 0) confine(child)
  const watch = watchMemory(child)
  try {
    await ready(child, `http://127.0.0.1:${port}/ready`)
    const start = watch.highest()
    await pause(rest * 1000)
    const still = watch.now()
    watch.forget()
    const answers = serves ? await ask(`http://127.0.0.1:${port}`) : 0
    const processes = treeOf(child.pid as number).length
    return [
      name,
      ...[processes, start, still, watch.highest()].map(whole),
      serves ? whole(answers / load) : '–',
    ]
  } catch (error) {
    return [name, '', `${(error as Error).message}`, '', '', '']
  } finally {
    watch.stop()
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve))
    if (limit > 0) rmdirSync(group)
    await database?.drop()
    if (!isTrial) rmSync(folder, { recursive: true })
  }
}

function confine(child: ChildProcess): void {
  mkdirSync(group, { recursive: true })
  writeFileSync(`${group}/memory.limit_in_bytes`, String(limit * 1024 * 1024))
  writeFileSync(`${group}/cgroup.procs`, String(child.pid))
}

function watchMemory(child: ChildProcess) {
  const now = () => sum(treeOf(child.pid as number).map(ownMegabytes))
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, now())
  }, 100)
  return {
    now,
    highest: () => highest,
    forget: () => {
      highest = 0
    },
    stop: () => clearInterval(timer),
  }
}

/** A process and those that it has started. */
function treeOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [pid, ...children.filter((one) => one !== '').flatMap((one) => treeOf(Number(one)))]
  } catch {
    return []
  }
}

/** The memory of a process: of what it shares with others, its part. */
function ownMegabytes(pid: number): number {
  try {
    const [, kilobytes] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(200)
  }
  throw new Error(`ended with ${child.signalCode ?? child.exitCode}`)
}

/** Some who read pages that anyone can open, one after another. */
async function ask(base: string): Promise<number> {
  const end = performance.now() + load * 1000
  let answers = 0
  const read = async () => {
    while (performance.now() < end) {
      for (const path of ['/', '/discover', '/discover/campaigns.json', '/openapi.json']) {
        await (await fetch(base + path)).arrayBuffer()
        answers += 1
      }
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return answers
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
