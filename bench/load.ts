import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Case } from './cases.ts'
import { headersFor } from './requests.ts'
import type { Server } from './servers.ts'

/** One thing to ask of one server. */
export type Side = { server: Server; case: Case }

/** Requests per second, and microseconds of the server's processor time for each. */
export type Figures = { rate: number; time: number }

/** The figures of each side, and the speed of the first side relative to each of the others. */
export type Comparison = { sides: Figures[]; ratios: Figures[] }

const run = promisify(execFile)
const connections = 32
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 2)

/**
 * Measures everything in turns, over several rounds. On a shared machine a single figure means
 * little; only figures taken one after the other can be compared. The first rounds, while the code
 * is still being compiled, are outliers that the medians ignore.
 */
export async function compareAll(groups: Side[][]): Promise<Comparison[]> {
  const measured: Comparison[][] = groups.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, group] of groups.entries()) {
      const sides: Figures[] = []
      for (const side of group) sides.push(await measure(side))
      measured[index]?.push({ sides, ratios: ratiosOf(sides) })
    }
  }
  return measured.map((comparisons) => ({
    sides: medians(comparisons.map(({ sides }) => sides)),
    ratios: medians(comparisons.map(({ ratios }) => ratios)),
  }))
}

/** Throws if an answer has the wrong status, because it would spoil the figures. */
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

/** Below 1 the first side is the slower one. */
function ratiosOf([first, ...others]: Figures[]): Figures[] {
  if (first === undefined) return []
  return others.map(({ rate, time }) => ({ rate: first.rate / rate, time: time / first.time }))
}

/** The median over all rounds, for each side. */
function medians(rounds: Figures[][]): Figures[] {
  return (rounds[0] ?? []).map((_, side) => ({
    rate: median(rounds.map((figures) => figures[side]?.rate ?? Number.NaN)),
    time: median(rounds.map((figures) => figures[side]?.time ?? Number.NaN)),
  }))
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}
