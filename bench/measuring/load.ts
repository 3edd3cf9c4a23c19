import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Case } from '../cases.ts'
import { geometricMean } from './report.ts'
import { headersFor } from './requests.ts'
import type { Server } from './servers.ts'

/** One thing to ask of one server. */
export type Side = { server: Server; case: Case }

/** Requests per second, and microseconds of the server's processor time for each. */
export type Figures = { rate: number; time: number }

/**
 * The figures of each side, and the speed of the first side relative to each of the others. `spread` is how
 * far the ratio of a single round was from that, at most.
 */
export type Comparison = { sides: Figures[]; ratios: Figures[]; spread: number }

const run = promisify(execFile)
const connections = Number(process.env.CONNECTIONS ?? 32)
const seconds = Number(process.env.SECONDS ?? 2)
export const rounds = Number(process.env.ROUNDS ?? 5)

/**
 * Measures everything in turns, over several rounds. On a shared machine a single figure means little; only
 * figures taken one after the other can be compared. The first round, while the code is still being compiled,
 * is not counted, unless it is the only one.
 *
 * A round in which a server failed says nothing about its speed. It is left out, and the run ends with an
 * error.
 */
export async function compareAll(groups: Side[][]): Promise<Comparison[]> {
  const measured: Figures[][][] = groups.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, group] of groups.entries()) {
      const sides = await measureInTurn(group)
      if (round >= Math.min(1, rounds) && sides !== undefined) measured[index]?.push(sides)
    }
  }
  return measured.map(combine)
}

export function combine(rounds: Figures[][]): Comparison {
  const sides = (rounds[0] ?? []).map((_, side) => ({
    rate: geometricMean(rounds.map((figures) => figures[side]?.rate ?? Number.NaN)),
    time: geometricMean(rounds.map((figures) => figures[side]?.time ?? Number.NaN)),
  }))
  const ratios = ratiosOf(sides)
  const distances = rounds.flatMap((figures) =>
    ratiosOf(figures).map(({ rate }, other) => Math.abs(rate / (ratios[other]?.rate ?? 1) - 1)),
  )
  return { sides, ratios, spread: Math.max(0, ...distances) }
}

async function measureInTurn(group: Side[]): Promise<Figures[] | undefined> {
  const sides: Figures[] = []
  try {
    for (const side of group) sides.push(await measure(side))
    return sides
  } catch (error) {
    console.error(`A round is left out: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return undefined
  }
}

const mostSeconds = 60

/**
 * Throws if a request was not answered, or with the wrong status. A machine with other work may answer none
 * in a short time, and is given longer.
 */
async function measure(side: Side, duration = seconds): Promise<Figures> {
  const { server, case: one } = side
  const headers = Object.entries(await headersFor(server.url, one))
  const before = server.processorTime()
  const args = [
    ...['-t1', `-c${connections}`, `-d${duration}s`, '--timeout=30s'],
    ...(one.body === undefined ? [] : ['-s', 'bench/measuring/post.lua']),
    ...(one.isNew ? ['-s', 'bench/measuring/new.lua'] : []),
    ...headers.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    `${server.url}${one.path}`,
  ]
  const { stdout } = await run('wrk', args, { env: { ...process.env, BODY: one.body } })
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
  const isFailure = /Non-2xx or 3xx responses|Socket errors/.test(stdout)
  if (requests === 0 && !isFailure && duration < mostSeconds) return measure(side, duration * 2)
  if (requests === 0 || isFailure) throw new Error(`${one.name} failed at ${server.url}\n${stdout}`)

  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  return { rate, time: (server.processorTime() - before) / requests }
}

/** Below 1 the first side is the slower one. */
function ratiosOf([first, ...others]: Figures[]): Figures[] {
  if (first === undefined) return []
  return others.map(({ rate, time }) => ({ rate: first.rate / rate, time: time / first.time }))
}
