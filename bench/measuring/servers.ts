import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'

export type Server = {
  url: string
  /** Microseconds of processor time that the process has used, where the system tells. */
  processorTime: () => number
  /** The same to the nanosecond, of the threads that it has now. */
  exactTime: () => number
  stop: () => Promise<void>
}

/** Starts a server as its own process and waits until it answers. */
export async function startServer(
  script: string,
  port: number,
  environment: Record<string, string>,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  // Otherwise a server that an earlier run has left behind would be measured.
  if (await isAnswering(url)) throw new Error(`Something answers at ${url} already. Stop it first.`)
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswering(url, child)
  return {
    url,
    processorTime: () => processorTimeOf(`/proc/${child.pid}/stat`),
    exactTime: () => exactTimeOf(`/proc/${child.pid}/task`),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** On a busy machine the demo world takes a while. */
const mostTries = 1200

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url} stopped with code ${child.exitCode}`)
    if (await isAnswering(url)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url}/up`).then(
    () => true,
    () => false,
  )
}

const microsecondsInATick = 10_000

/** User and system time are the 14th and 15th field. The second is the name, and may hold spaces. */
function processorTimeOf(file: string): number {
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * microsecondsInATick
}

/** The first field is what a thread has run for, in nanoseconds. */
function exactTimeOf(folder: string): number {
  const threads = globSync(`${folder}/*/schedstat`)
  if (threads.length === 0) return Number.NaN
  const times = threads.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]))
  return times.reduce((total, time) => total + time, 0) / 1000
}
