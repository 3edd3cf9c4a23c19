import { execFile } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { one } from '../../src/framework/database/rows.ts'
import { projectRoot } from '../../src/framework/project-root.ts'
import { socialAccounts } from '../../src/tables/users/social-accounts.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { anonymous, app, db } from '../support/helper.ts'
import { temporaryDirectory } from '../support/processes/server-process.ts'
import { inTurns } from '../support/run/turns.ts'
import { createOwnPost } from '../support/world/collab-work.ts'
import { createAccessToken, createMembership, createUser } from '../support/world/factories.ts'
import type { Done, Given } from './strangers/loop.ts'

const run = promisify(execFile)
const modules = join(projectRoot, 'node_modules')
const strangers = join(projectRoot, 'test/clients/strangers')

/** Each writes a client of the whole description into the project. */
const generators = {
  'openapi-fetch': [
    'clients/sdk/node_modules/openapi-typescript/bin/cli.js',
    'openapi.json',
    '-o',
    'openapi-typescript.ts',
  ],
  'hey-api': [
    '--import',
    pathToFileURL(join(strangers, 'typescript-5.mjs')).href,
    'node_modules/@hey-api/openapi-ts/dist/run.mjs',
    '--silent',
  ],
  oazapfts: ['node_modules/oazapfts/dist/cli.js', 'openapi.json', 'oazapfts-client.ts'],
}

const settings = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'nodenext' },
    ...{ types: ['node'], lib: ['es2023', 'dom', 'dom.iterable'], outDir: 'out', rootDir: '.' },
    ...{ strict: true, noUncheckedIndexedAccess: true },
  },
}

const shared = globalThis as { testAddress?: Promise<string> }
shared.testAddress ??= app.listen({ port: 0, host: '127.0.0.1' })

const asked = inTurns(Object.entries(generators), 3)

test('clients that others generate compile strictly, and do the loop of brand and creator', async () => {
  const project = temporaryDirectory()
  cpSync(strangers, project, { recursive: true })
  symlinkSync(modules, join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{"type": "module", "private": true}')
  const files = asked.map(([name]) => `${name}.ts`)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ ...settings, files }))
  writeFileSync(join(project, 'openapi.json'), (await anonymous.get('/openapi.json')).body)
  for (const [, words] of asked) {
    const given = words.map((word) =>
      /\.m?js$/.test(word) && !word.startsWith('file:') ? join(projectRoot, word) : word,
    )
    await run(process.execPath, given, { cwd: project })
  }
  const tsc = join(modules, '.bin/tsc')
  const compiled = await run(tsc, [], { cwd: project }).catch(({ stdout }) => ({ stdout }))
  expect(compiled.stdout).toBe('')

  for (const [name] of asked) {
    const done = await doneBy(project, name)
    expect(done).toEqual({
      names: [`By ${name}`],
      refused: ['Add budget: there is not enough for a single payout.'],
      handedIn: 'pending',
      decided: 'approved',
    })
  }
})

/** Runs the loop by one of the clients, for a brand and a creator of its own. */
async function doneBy(project: string, name: string): Promise<Done> {
  const { user, organization_id } = await createMembership(db)
  const creator = await createUser(db)
  const post_url = await createOwnPost(creator)
  const accounts = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, creator.id))
  const given: Given = {
    baseUrl: (await shared.testAddress) as string,
    brandToken: await createAccessToken(db, user),
    creatorToken: await createAccessToken(db, creator),
    organization: encodeId('Organization', organization_id),
    post: { post_url, social_account_id: encodeId('SocialAccount', one(accounts).id) },
  }
  const program = `import { loop } from './out/${name}.js'\nconsole.log(JSON.stringify(await loop(${JSON.stringify(given)})))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
  })
  return JSON.parse(stdout)
}
