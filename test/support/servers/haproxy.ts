import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { projectRoot } from '../../../src/framework/project-root.ts'
import { freePort } from '../processes/free-port.ts'
import { temporaryDirectory } from '../processes/server-process.ts'

/** HAProxy with the file that is given to operators: only ports are others. Gives its address. */
export async function startHaproxy(ports: [number, number]): Promise<string> {
  const port = await freePort()
  const own: Record<string, number> = { 8080: port, 3001: ports[0], 3002: ports[1] }
  const example = readFileSync(join(projectRoot, 'deploy/haproxy/haproxy.cfg'), 'utf8')
  const file = join(temporaryDirectory(), 'haproxy.cfg')
  writeFileSync(
    file,
    // Fewer places than on a real machine, which has more open files to give.
    example
      .replace(/maxconn \d+/, 'maxconn 200')
      .replace(/^( {2}bind :| {2}server \w+ 127\.0\.0\.1:)(\d+)\b/gm, (_, words, given) => {
        return `${words}${own[given]}`
      }),
  )
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => {
    if (!(await fetch(`${url}/up`)).ok) throw new Error('HAProxy knows of no server.')
  }, 60_000)
  return url
}
