import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Case } from './cases.ts'
import { headersFor } from './requests.ts'

/** One thing to ask of one server. */
export type Side = { url: string; case: Case }

export type Comparison = { left: number; right: number; ratio: number }

const run = promisify(execFile)
const connections = 32
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 2)

/**
 * Requests per second of both, taken in turns: on a shared machine neither means anything, only how
 * they compare within a round does.
 */
export async function compare(left: Side, right: Side): Promise<Comparison> {
  const measured: Comparison[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await measure(left), await measure(right)]
    measured.push({ left: one, right: other, ratio: one / other })
  }
  return {
    left: median(measured.map(({ left }) => left)),
    right: median(measured.map(({ right }) => right)),
    ratio: median(measured.map(({ ratio }) => ratio)),
  }
}

/** An answer of the wrong kind spoils the figure, so there is none then. */
async function measure({ url, case: one }: Side): Promise<number> {
  const headers = Object.entries(await headersFor(url, one))
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`],
    ...(one.body === undefined ? [] : ['-s', postScript(one.body)]),
    ...headers.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    `${url}${one.path}`,
  ])
  if (/Non-2xx or 3xx responses/.test(stdout)) throw new Error(`${one.name} failed:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function postScript(body: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'troupe-bench-')), 'post.lua')
  writeFileSync(file, `wrk.method = "POST"\nwrk.body = '${body}'\n`)
  return file
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}
