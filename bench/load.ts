import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Load = {
  path: string
  headers: Record<string, string>
  post?: string
}

const run = promisify(execFile)
const connections = 32

/** Requests per second under a bounded load. An answer of the wrong status spoils the figure. */
export async function measure(url: string, load: Load, seconds: number): Promise<number> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const script = load.post === undefined ? [] : ['-s', postScript(load.post)]
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...script,
    ...headers,
    `${url}${load.path}`,
  ])
  if (/Non-2xx or 3xx responses/.test(stdout)) throw new Error(`${load.path} failed:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function postScript(body: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'troupe-bench-')), 'post.lua')
  writeFileSync(
    file,
    `wrk.method = "POST"\nwrk.body = '${body}'\nwrk.headers["Content-Type"] = "application/json"\n`,
  )
  return file
}
