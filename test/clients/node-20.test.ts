import { execFile, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import { appWith } from '../support/app.ts'
import { db } from '../support/helper.ts'
import { temporaryDirectory } from '../support/processes/server-process.ts'
import { createAccessToken, createMembership } from '../support/world/factories.ts'

const run = promisify(execFile)
const clients = join(projectRoot, 'clients')
const bins = join(projectRoot, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}` }
const node20 = oldNode()

test('both clients say that they run on Node 20', () => {
  for (const client of ['sdk', 'cli']) {
    const { engines } = JSON.parse(readFileSync(join(clients, client, 'package.json'), 'utf8'))
    expect([client, engines.node]).toEqual([client, '>=20.3'])
  }
})

// The project runs on a newer Node, and packages of Node would fight for the name `node`: where the machine
// has none, it is left out.
test.skipIf(node20 === undefined)(
  'the packed library and command line run on Node 20',
  async () => {
    const { user } = await createMembership(db)
    const token = await createAccessToken(db, user)
    const { app } = await appWith({})
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const node = async (...words: string[]) =>
      (await run(node20 as string, words, { cwd: project, env: { TOKEN: token, URL: url } })).stdout
    const project = temporaryDirectory()
    const packages = ['sdk', 'cli'].map((client) => packed(client, project))
    writeFileSync(join(project, 'package.json'), '{"type": "module", "private": true}')
    const install = [
      'install',
      '--offline',
      '--no-audit',
      '--silent',
      ...(await Promise.all(packages)),
    ]
    await run('npm', install, { cwd: project, env })
    writeFileSync(
      join(project, 'use.js'),
      `import { Refused, Troupe } from '@troupe/sdk'
const troupe = new Troupe({ baseUrl: process.env.URL, token: process.env.TOKEN })
const [organization] = await troupe.organizations.list().all()
const { id } = await troupe.campaigns.create({ name: 'Old' }, { organization: organization.id })
const refusal = await troupe.campaigns.publish(id, { organization: organization.id }).catch((error) => error)
console.log(process.version, refusal instanceof Refused && refusal.status)
`,
    )

    expect(await node('use.js')).toMatch(/^v20\.\S+ 422\n$/)
    const script = 'node_modules/@troupe/cli/dist/troupe.js'
    expect(await node(script, '--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    const { stdout } = await run(
      node20 as string,
      [join(project, script), 'whoami', '--base-url', url],
      {
        env: { TROUPE_TOKEN: token, XDG_CONFIG_HOME: project },
      },
    )
    expect(JSON.parse(stdout).email).toBe(user.email)
  },
)

/** The package as it is published, made in a copy, so that nothing else is built into the same folder. */
async function packed(client: string, project: string): Promise<string> {
  const copy = temporaryDirectory()
  const folder = join(copy, 'clients', client)
  cpSync(clients, join(copy, 'clients'), {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  })
  cpSync(join(projectRoot, 'tsconfig.json'), join(copy, 'tsconfig.json'))
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  const words = ['pack', '--silent', '--pack-destination', project]
  const { stdout } = await run('npm', words, { cwd: folder, env })
  rmSync(copy, { recursive: true })
  return `./${stdout.trim().split('\n').at(-1)}`
}

/** The first one of that version in the path of the machine. */
function oldNode(): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  return places.find((place) => /^v20\./.test(String(spawnSync(place, ['--version']).stdout)))
}
