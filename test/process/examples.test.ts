import { execFile } from 'node:child_process'
import { chmodSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import { spawnServer, temporaryDirectory, usedDirectory } from '../support/server-process.ts'

const pages = globSync('docs/api/*.md', { cwd: projectRoot }).sort()

/** Says which status each request was answered with. In all else it is the `curl` that everyone has. */
const watchedCurl = `#!/bin/sh
headers="$STATUSES.$$"
PATH="$REAL_PATH" curl -D "$headers" "$@"
code=$?
while read -r protocol status rest; do
  case "$protocol" in HTTP*) last=$status ;; esac
done < "$headers"
[ -z "$last" ] || echo "$last" >> "$STATUSES"
exit $code
`

/**
 * As someone follows the documents on the first day: a world that nobody has used before, the lines that its
 * start prints, then those of one page after another. Nothing is set that neither of them sets.
 */
test('every line of docs/api works as printed, after what a start prints', async () => {
  const server = await spawnServer({ DATA_DIR: await usedDirectory('old'), DEMO_WORLD: 'old' })
  const output = await server.says('/organizations.json\n')
  const printed = [...output.matchAll(/^ {2}(export \w+=\S+)/gm)].map(([, line]) => line)
  expect(printed.map((line) => line?.split('=')[0])).toEqual([
    ...['export BASE_URL', 'export BRAND_TOKEN', 'export CREATOR_TOKEN', 'export STAFF_TOKEN'],
  ])

  const failed: string[] = []
  let lines = 0
  for (const page of pages) {
    const { requests, answers, complaint } = await follow(page, printed.join('\n'))
    lines += requests.length
    failed.push(...requests.flatMap((line, index) => refusal(page, line, answers[index])))
    if (complaint !== undefined) failed.push(`${page}: ${complaint}`)
  }
  expect(failed).toEqual([])
  expect(lines).toBeGreaterThan(250)
})

async function follow(page: string, printed: string) {
  const text = readFileSync(join(projectRoot, page), 'utf8')
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)
  const script = blocks.join('')

  const directory = temporaryDirectory()
  const STATUSES = join(directory, 'statuses')
  writeFileSync(join(directory, 'curl'), watchedCurl)
  chmodSync(join(directory, 'curl'), 0o755)
  const PATH = process.env.PATH ?? ''
  const env = { PATH: `${directory}:${PATH}`, REAL_PATH: PATH, HOME: directory, STATUSES }
  const strict = `set -euo pipefail\n${printed}\n${script}`
  const complaint = await promisify(execFile)('bash', ['-c', strict], { cwd: directory, env }).then(
    () => undefined,
    ({ stderr }) => String(stderr).slice(-1000),
  )

  const answers = existsSync(STATUSES) ? readFileSync(STATUSES, 'utf8').trim().split('\n') : []
  return { requests: requestsOf(script), answers, complaint }
}

/** A line ends with the status that it promises, or is done. */
function refusal(page: string, line: string, answer = 'none'): string[] {
  const promised = /# (\d{3})$/.exec(line)?.[1]
  const isFine = promised === undefined ? /^[23]/.test(answer) : answer === promised
  return isFine ? [] : [`${page}: ${answer} to ${line}`]
}

/** A command may go on over several lines. */
function requestsOf(script: string): string[] {
  const commands = script.replace(/(\\|(?<=\|))\n\s*/g, '').split('\n')
  return commands.filter((command) => /\bcurl /.test(command))
}
