import { execFile } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import {
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'

const sdk = join(projectRoot, 'clients/sdk')
const run = promisify(execFile)
const bins = join(projectRoot, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bins}:${process.env.PATH}` }

const strict = {
  compilerOptions: {
    // Without what browsers alone have, as a program for Node is compiled.
    ...{ target: 'es2022', lib: ['es2023'], module: 'nodenext', types: ['node'] },
    ...{ outDir: 'out', rootDir: '.' },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  },
}

/** A project of somebody else, with the library installed from its package. */
async function projectWithLibrary(): Promise<string> {
  const project = temporaryDirectory()
  await run('npm', ['pack', '--silent', '--pack-destination', project], { cwd: sdk, env })
  writeFileSync(join(project, 'package.json'), '{"type": "module", "private": true}')
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(strict))
  const { version } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'))
  const install = ['install', '--offline', '--no-audit', '--silent', `./troupe-sdk-${version}.tgz`]
  await run('npm', install, { cwd: project, env })
  symlinkSync(join(projectRoot, 'node_modules/@types'), join(project, 'node_modules/@types'))
  return project
}

test('a strict project with the packed library does the whole loop of brand and creator', async () => {
  const server = await startServer({ DATA_DIR: await usedDirectory() })
  const project = await projectWithLibrary()
  copyFileSync(join(sdk, 'examples/loop.ts'), join(project, 'loop.ts'))
  const wrong =
    "import { Troupe } from '@troupe/sdk'\nnew Troupe({ baseUrl: '' }).campaigns.create({ nam: 'x' })\n"
  writeFileSync(join(project, 'wrong.ts'), wrong)
  const compiled = await run('tsc', [], { cwd: project, env }).catch(({ stdout }) => ({ stdout }))
  expect(compiled.stdout.trim().split('\n')).toEqual([expect.stringMatching(/^wrong\.ts.*'nam'/)])

  const tokens = server.output().matchAll(/export (\w+_TOKEN)=(\S+)/g)
  const settings = Object.fromEntries(Array.from(tokens, ([, name, token]) => [name, token]))
  const { stdout } = await run(process.execPath, ['out/loop.js'], {
    cwd: project,
    env: { ...env, ...settings, BASE_URL: server.url },
  })
  const said = (line: string) => new RegExp(`^${line}: (.*)$`, 'm').exec(stdout)?.[1] ?? stdout
  expect(said('Refused')).toContain('422')
  expect(said('Published')).toBe('Kettles of autumn active')
  expect(said('Handed in')).toBe('pending')
  expect(said('Paid')).toMatch(/^[1-9]\d* Available: [1-9]\d* in minor units of usd/)
})

test('the library has less than 10 KB, compressed', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(sdk, 'src/index.ts'), formats: ['es'] } },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  expect(gzipSync(output[0].code).length).toBeLessThan(10_240)
})

test('others may build the clients into their programs', () => {
  for (const client of ['sdk', 'cli']) {
    const read = (file: string) => readFileSync(join(projectRoot, 'clients', client, file), 'utf8')
    expect([client, JSON.parse(read('package.json')).license]).toEqual([client, 'MIT'])
    expect(read('LICENSE')).toMatch(/^MIT License/)
  }
})

test('clients import nothing of the server', () => {
  const files = globSync('clients/*/{src,examples}/**/*.ts', { cwd: projectRoot })
  const reaching = files.filter((file) =>
    /from '[^']*\/\.\.\/(\.\.\/)+src\//.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect([files.length > 10, reaching]).toEqual([true, []])
})
