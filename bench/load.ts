import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Case } from './cases.ts'
import { headersFor } from './requests.ts'
import type { Server } from './servers.ts'

/** One thing to ask of one server. */
export type Side = { server: Server; case: Case }

/** Requests per second, and microseconds of the server's processor time for each. */
export type Figures = { rate: number; time: number }

export type Comparison = { left: Figures; right: Figures; ratio: Figures }

const run = promisify(execFile)
const connections = 32
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 2)

/**
 * Everything is measured in turns, again and again. On a shared machine no figure means much, only
 * how two compare that were taken one after the other; and the first rounds, while the code is still
 * being compiled, are the odd ones out. A ratio below 1 says that the left side is the slower one.
 */
export async function compareAll(pairs: [left: Side, right: Side][]): Promise<Comparison[]> {
  const measured: Comparison[][] = pairs.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [left, right]] of pairs.entries()) {
      const [one, other] = [await measure(left), await measure(right)]
      const ratio = { rate: one.rate / other.rate, time: other.time / one.time }
      measured[index]?.push({ left: one, right: other, ratio })
    }
  }
  return measured.map((comparisons) => ({
    left: medians(comparisons.map(({ left }) => left)),
    right: medians(comparisons.map(({ right }) => right)),
    ratio: medians(comparisons.map(({ ratio }) => ratio)),
  }))
}

/** An answer of the wrong kind spoils the figures, so there are none then. */
async function measure({ server, case: one }: Side): Promise<Figures> {
  const headers = Object.entries(await headersFor(server.url, one))
  const before = server.processorTime()
  const args = [
    ...['-t1', `-c${connections}`, `-d${seconds}s`],
    ...(one.body === undefined ? [] : ['-s', 'bench/post.lua']),
    ...headers.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    `${server.url}${one.path}`,
  ]
  const { stdout } = await run('wrk', args, { env: { ...process.env, BODY: one.body } })
  if (/Non-2xx or 3xx responses/.test(stdout)) throw new Error(`${one.name} failed:\n${stdout}`)

  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  return { rate, time: (server.processorTime() - before) / requests }
}

function medians(figures: Figures[]): Figures {
  return {
    rate: median(figures.map(({ rate }) => rate)),
    time: median(figures.map(({ time }) => time)),
  }
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}
