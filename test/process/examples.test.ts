import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import {
  spawnServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { inTurns } from '../support/run/turns.ts'

const pages = inTurns(globSync('docs/api/*.md', { cwd: projectRoot }).sort(), 4)
const guides = globSync('src/pages/docs/guides/*.md', { cwd: projectRoot }).sort()

const command = temporaryDirectory()
const run = promisify(execFile)

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

// Some four hundred programs are started one after another, each of which waits its turn on a busy machine.
const timeout = 900_000

/**
 * As someone follows the documents on the first day: a world that nobody has used before, the lines that its
 * start prints, then those of one page after another. Nothing is set that neither of them sets.
 */
test('every line of docs/api and of the guides works as printed, after what a start prints', {
  timeout,
}, async () => {
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
  expect(lines).toBeGreaterThan(50)

  // A guide has its reader choose a token first; this one is the brand's.
  const chosen = `export TOKEN=$BRAND_TOKEN TROUPE_URL=$BASE_URL TROUPE_TOKEN=$BRAND_TOKEN`
  await installCommand()
  for (const guide of inTurns(guides, 4)) {
    const { requests, answers, complaint } = await follow(guide, [...printed, chosen].join('\n'))
    failed.push(...requests.flatMap((line, index) => refusal(guide, line, answers[index])))
    if (complaint !== undefined) failed.push(`${guide}: ${complaint}`)
  }
  const printedValue = (name: string) =>
    printed.find((line) => line?.includes(` ${name}=`))?.split('=')[1] ?? ''
  const settings = {
    BASE_URL: printedValue('BASE_URL'),
    TOKEN: printedValue('BRAND_TOKEN'),
    CREATOR_TOKEN: printedValue('CREATOR_TOKEN'),
  }
  failed.push(...(await runPrograms(settings)))
  expect(failed).toEqual([])
})

/** Has a shell find `troupe`, made as its package is. */
async function installCommand() {
  const root = join(projectRoot, 'clients/cli')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: command, emptyOutDir: false },
  })
  writeFileSync(
    join(command, 'troupe'),
    `#!/bin/sh\nexec ${process.execPath} ${command}/troupe.js "$@"\n`,
  )
  chmodSync(join(command, 'troupe'), 0o755)
}

/** The TypeScript of each guide is one program: right by its types, and run against the server. */
async function runPrograms(settings: Record<string, string>): Promise<string[]> {
  const project = temporaryDirectory()
  const sdk = join(project, 'sdk')
  mkdirSync(join(project, 'node_modules/@troupe'), { recursive: true })
  mkdirSync(sdk)
  writeFileSync(join(project, 'package.json'), '{"type": "module"}')
  writeFileSync(join(sdk, 'package.json'), '{"type": "module", "exports": "./src/index.ts"}')
  symlinkSync(join(projectRoot, 'clients/sdk/src'), join(sdk, 'src'))
  symlinkSync(sdk, join(project, 'node_modules/@troupe/sdk'))
  symlinkSync(join(projectRoot, 'node_modules/@types'), join(project, 'node_modules/@types'))
  const options = { strict: true, noEmit: true, module: 'nodenext', types: ['node'] }
  const compilerOptions = { ...options, target: 'es2022', allowImportingTsExtensions: true }
  const programs = guides.flatMap((guide) => {
    const code = blocksOf(guide, 'ts').join('')
    const file = `${guide.split('/').at(-1)?.replace('.md', '')}.ts`
    if (code !== '') writeFileSync(join(project, file), `${code}export {}\n`)
    return code === '' ? [] : [file]
  })
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: programs }),
  )
  expect(programs.length).toBeGreaterThan(5)

  const tsc = join(projectRoot, 'node_modules/.bin/tsc')
  const typed = await run(tsc, [], { cwd: project }).then(
    () => [],
    ({ stdout }) => [String(stdout)],
  )
  const env = { ...process.env, ...settings }
  const ran = await Promise.all(
    programs.map((program) =>
      run(process.execPath, [program], { cwd: project, env }).then(
        () => [],
        ({ stderr }) => [`${program}: ${stderr}`],
      ),
    ),
  )
  return [...typed, ...ran.flat()]
}

function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(join(projectRoot, page), 'utf8')
  const fences = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')
  return [...text.matchAll(fences)].map(([, block = '']) => block)
}

async function follow(page: string, printed: string) {
  const script = blocksOf(page, 'sh(?: cli)?').join('')

  const directory = temporaryDirectory()
  const STATUSES = join(directory, 'statuses')
  writeFileSync(join(directory, 'curl'), watchedCurl)
  chmodSync(join(directory, 'curl'), 0o755)
  const PATH = process.env.PATH ?? ''
  const env = {
    PATH: `${directory}:${command}:${PATH}`,
    REAL_PATH: PATH,
    HOME: directory,
    STATUSES,
  }
  const strict = `set -euo pipefail\n${printed}\n${script}`
  const complaint = await run('bash', ['-c', strict], { cwd: directory, env }).then(
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
