import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'

type Locked = { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const lock = JSON.parse(read('package-lock.json')).packages as Record<string, Locked>
const { dependencies } = JSON.parse(read('package.json'))

test('the lock file names the native parts for every platform, or npm ci would refuse it', () => {
  const missing = Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  )
  expect(missing).toEqual([])
})

test('the server imports nothing that an installation for production leaves out', () => {
  const imported = new Set(sourceFiles().flatMap(packagesImportedBy))
  const missing = [...imported].filter((name) => dependencies[name] === undefined)
  expect(missing).toEqual([])
})

test('the Dockerfile builds from the same files and with the same command as bin/setup', () => {
  const dockerfile = read('Dockerfile')
  const [build = ''] = dockerfile.split(/^FROM node:24-bookworm-slim$/m)
  const copied = copiedFiles(build)
  const [, list = ''] = /const sources = \[([^\]]*)\]/.exec(read('bin/lib/source-hash.mjs')) ?? []
  const hashed = Array.from(list.matchAll(/'([^']*)'/g), ([, file]) => file)

  expect(copied.filter((file) => file !== 'package.json')).toEqual(hashed.sort())
  expect(build).toContain('RUN npm run build')
  expect(read('bin/setup')).toContain('npm run --loglevel=error build')
  expect(dockerfile).toContain('CMD ["node", "dist/server/main.js"]')
  expect(read('bin/start')).toContain('exec node_modules/.bin/node dist/server/main.js')
})

test('what the Dockerfile copies exists and is let through by .dockerignore', () => {
  const here = readdirSync(projectRoot)
  const admitted = Array.from(read('.dockerignore').matchAll(/^!(.*)$/gm), ([, file]) => file)
  const copied = copiedFiles(read('Dockerfile'))

  expect(copied.filter((file) => !here.includes(file))).toEqual([])
  expect(copied).toEqual(admitted.sort())
})

test('a command for operators runs where only what a server needs is installed, and changes nothing there', () => {
  const home = mkdtempSync(join(process.env.DATA_DIR as string, 'production-'))
  for (const name of readdirSync(projectRoot))
    if (!['bin', 'node_modules'].includes(name))
      symlinkSync(join(projectRoot, name), join(home, name))
  cpSync(join(projectRoot, 'bin'), join(home, 'bin'), { recursive: true })
  mkdirSync(join(home, 'node_modules'))
  const packages = Object.entries(lock).filter(([path, { dev }]) => path !== '' && !dev)
  const list = JSON.stringify({ packages: Object.fromEntries(packages) })
  writeFileSync(join(home, 'node_modules/.package-lock.json'), list)

  const { stdout, stderr, status } = spawnSync('bin/troupe-admin', ['help'], {
    cwd: home,
    encoding: 'utf8',
    // The Node that is pinned, in place of an older one of the machine.
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  })
  expect({ stdout, stderr, status }).toMatchObject({
    ...{ stdout: expect.stringContaining('end-sessions PERSON'), stderr: '', status: 0 },
  })
  expect(readdirSync(join(home, 'node_modules'))).toEqual(['.package-lock.json'])
})

/** As Node looks for a package: beside the one that asks, then further and further up. */
function isLocked(path: string, name: string): boolean {
  const at = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (lock[at] !== undefined) return true
  return (
    path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
  )
}

function sourceFiles(): string[] {
  return readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
}

/** Leaves out types, and files that the build takes in as text. */
function packagesImportedBy(file: string): string[] {
  const specifiers = read(file).matchAll(
    /^(?:import|export) (?!type )[^'"]*from '([^'.][^'?]*)'$/gm,
  )
  return Array.from(specifiers, ([, name = '']) => name)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

function copiedFiles(dockerfile: string): string[] {
  const lines = dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)
  return [...new Set(Array.from(lines, ([, files = '']) => files.split(' ')).flat())].sort()
}
