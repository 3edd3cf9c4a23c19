import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished, TestRunner } from 'vitest'
import { projectRoot } from '../../../src/framework/project-root.ts'
import { runningServers } from '../run/running-servers.ts'
import { copyTemplate } from '../run/template.ts'
import { freePort } from './free-port.ts'

const built = join(projectRoot, 'dist/server/main.js')

type Settings = Record<string, string>

/** A server in a process of its own, started from the build as `bin/start` does. */
export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>

/** An empty folder, for data, that goes when the test run ends. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(process.env.DATA_DIR as string, 'process-'))
}

/** The demo world as it begins, or with sixty days behind it. */
type DemoWorld = 'new' | 'old'

const startedOnce: Partial<Record<DemoWorld, Promise<string>>> = {}

/** A folder as a first start leaves it: copying one is much quicker than making another. */
export async function usedDirectory(world: DemoWorld = 'new'): Promise<string> {
  startedOnce[world] ??= startOnce(world)
  const directory = temporaryDirectory()
  cpSync(await startedOnce[world], directory, { recursive: true })
  return directory
}

/** The worker that asks first makes the folder, and the others wait for it. */
async function startOnce(world: DemoWorld): Promise<string> {
  const finished = join(process.env.DATA_DIR as string, `started-once-${world}`)
  const claim = `${finished}.claim`
  while (!existsSync(finished)) {
    if (!isFirstToMake(claim)) await setTimeout(100)
    else renameSync(await startAndStop(world).catch(giveBack(claim)), finished)
  }
  return finished
}

function isFirstToMake(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** So that a worker that waits tries itself, and says what is wrong too. */
const giveBack = (claim: string) => (error: unknown) => {
  rmdirSync(claim)
  throw error
}

async function startAndStop(DEMO_WORLD: DemoWorld): Promise<string> {
  const DATA_DIR = temporaryDirectory()
  copyTemplate(DATA_DIR)
  const server = await startServer({ DATA_DIR, DEMO_WORLD })
  server.kill('SIGTERM')
  await server.ended
  return DATA_DIR
}

/** Starts the build of another version, where its script is named. */
export async function spawnServer(settings: Settings, script = built) {
  if (!existsSync(script)) throw new Error('There is no build to start: run bin/test or bin/setup.')

  const port = Number(settings.PORT) || (await freePort())
  // Optimizing the embedded database takes a third of a start, and no server here lives long enough
  // to gain by it.
  const child = spawn(process.execPath, ['--liftoff-only', script], {
    // Passes on none of this run's own settings but the paths to programs and temporary files.
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      PORT: String(port),
      DEMO_WORLD: 'new',
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = waitForEnd(child)
  // A test that fails half-way must not leave its servers behind.
  if (TestRunner.getCurrentTest() === undefined) endWithTheRun(child.pid as number, ended)
  else onTestFinished(() => void child.kill('SIGKILL'))

  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid as number,
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    /** Waits until it prints this text, and gives its whole output. */
    says: async (text: string): Promise<string> => {
      while (!output.includes(text)) {
        const isOver = await Promise.race([ended, once(child.stdout, 'data')])
        if ('code' in isOver) throw new Error(`It ended with ${isOver.code}: ${output}`)
      }
      return output
    },
  }
}

export type StartedServer = Awaited<ReturnType<typeof startServer>>

/** Starts a server and waits until it is ready. Sends requests with the write token it printed. */
export async function startServer(settings: Settings) {
  const server = await spawnServer(settings)
  const output = await server.says('/organizations.json\n')
  const token = /Bearer (\S+)'/.exec(output)?.[1] ?? ''
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }

  return {
    ...server,
    get: (path: string) => fetch(server.url + path, { headers }),
    post: (path: string, body: object) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    send: (path: string, body: FormData) =>
      fetch(server.url + path, { method: 'POST', headers, body }),
    headers,
  }
}

export async function namesAt(server: Pick<StartedServer, 'get'>): Promise<string[]> {
  const response = await server.get('/organizations.json?limit=100')
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

/** A worker is ended by force, so what it has started is left to whoever started the worker. */
function endWithTheRun(pid: number, ended: Promise<unknown>): void {
  const note = join(runningServers(process.env.DATA_DIR as string), String(pid))
  writeFileSync(note, '')
  ended.then(() => rmSync(note, { force: true }))
}

async function waitForEnd(child: ChildProcess): Promise<{ code: number | null }> {
  const [code] = await once(child, 'close')
  return { code }
}
