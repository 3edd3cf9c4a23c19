import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { socketFileOf, startEmbedded } from '../../src/framework/database/embedded/database.ts'
import { projectRoot } from '../../src/framework/project-root.ts'
import { formWithFile, picture } from '../support/files/images.ts'
import {
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase, createEmptyDatabase } from '../support/run/databases.ts'
import { unique } from '../support/world/factories.ts'

type Place = { DATA_DIR: string; DATABASE_URL?: string }

/** Runs a command of operators, and gives how it ended and what it said. */
function operate(command: string, file: string, place: Place) {
  const script = join(projectRoot, `dist/server/composition/commands/${command}.js`)
  const { PATH, TMPDIR } = process.env
  const env = { PATH, TMPDIR, SECRET_KEY: secret, ...place }
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; said: string }>()
  execFile(process.execPath, ['--liftoff-only', script, file], { env }, (error, out, problems) =>
    resolve({ code: error?.code ?? 0, said: out + problems }),
  )
  return promise
}

const secret = 'a secret of some length that no backup holds'

test('a backup while writes go on holds what was acknowledged before, and is restored only whole and into nothing', async () => {
  const isServer = process.env.DATABASE_URL !== undefined
  const used: Place = isServer
    ? { DATA_DIR: temporaryDirectory(), DATABASE_URL: await createDatabase(unique('kept')) }
    : { DATA_DIR: await usedDirectory() }
  if (!isServer) delete used.DATABASE_URL
  const server = await startServer({ ...used, ...(isServer && { SECRET_KEY: secret }) })
  const kept: Kept[] = []
  // While the files of the embedded database are copied, or the machine is very busy, a change may wait for
  // longer than it is given.
  const isDone = ({ status }: Response) => {
    expect([201, 503]).toContain(status)
    return status === 201
  }
  const image = await picture()
  const write = async () => {
    const name = unique('Kept')
    const form = formWithFile('organization[avatar]', image, { 'organization[name]': name })
    const response = await server.send('/organizations.json', form)
    if (!isDone(response)) return
    const { id } = (await response.json()) as { id: string }
    const funding = { amount: 1000, currency: 'usd', provider: 'test' }
    if (isDone(await server.post(`/organizations/${id}/fundings.json`, { funding })))
      kept.push({ name, amount: 1000, has_avatar: true })
  }
  await write()
  const before = [...kept]
  expect(before).toHaveLength(1)
  let isOver = false
  const writing = (async () => {
    while (!isOver) await write()
  })()
  const file = join(temporaryDirectory(), 'backup')
  expect(await operate('backup', file, used)).toMatchObject({ code: 0 })
  isOver = true
  await writing
  expect(await lastBackupOf(used)).toBeInstanceOf(Date)

  expect(await operate('restore', file, used)).toMatchObject({
    code: 2,
    said: expect.stringContaining('into an empty place only'),
  })
  const empty = async (): Promise<Place> =>
    isServer
      ? { DATA_DIR: temporaryDirectory(), DATABASE_URL: await createEmptyDatabase(unique('new')) }
      : { DATA_DIR: temporaryDirectory() }
  const place = await empty()
  expect(await operate('backup', `${file}-of-nothing`, place)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is (nothing of Troupe|no database) in /),
  })
  expect(await operate('backup', join(file, 'nowhere/backup'), used)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no folder '),
  })
  if (isServer)
    expect(await operate('migrate', '', await empty())).toMatchObject({
      code: 0,
      said: expect.stringMatching(/up to date now: \d+ files/),
    })
  const damaged = `${file}-damaged`
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(damaged, bytes)
  expect((await operate('restore', damaged, place)).code).toBe(2)
  expect(await operate('restore', join(projectRoot, 'package.json'), place)).toMatchObject({
    code: 2,
    said: expect.stringContaining('no backup of Troupe'),
  })

  expect(await operate('restore', file, place)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Restored into [\s\S]*everything agrees/),
  })
  expect(await keptIn(place)).toEqual(expect.arrayContaining(before))
  server.kill('SIGTERM')
  await server.ended
})

/** The moment that the running server knows of. */
async function lastBackupOf({ DATA_DIR, DATABASE_URL }: Place): Promise<Date | null> {
  const connectionString = DATABASE_URL ?? readFileSync(socketFileOf(DATA_DIR), 'utf8')
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('select backed_up_at from installation')
  await client.end()
  return rows[0]?.backed_up_at
}

/** An organization with money in its balance, and whether its picture is there. */
type Kept = { name: string; amount: number; has_avatar: boolean }

async function keptIn({ DATA_DIR, DATABASE_URL }: Place): Promise<Kept[]> {
  const embedded = DATABASE_URL === undefined ? await startEmbedded(DATA_DIR) : undefined
  const client = new pg.Client({ connectionString: DATABASE_URL ?? embedded?.url })
  await client.connect()
  const { rows } = await client.query<{ name: string; amount: number; avatar_key: string }>(
    `select name, avatar_key, sum(amount)::int as amount
     from organizations join fundings on fundings.organization_id = organizations.id
     where avatar_key is not null and fundings.status = 'succeeded' group by organizations.id`,
  )
  await client.end()
  await embedded?.stop()
  const files = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })
  return rows.map(({ name, amount, avatar_key }) => {
    return { name, amount, has_avatar: files.some((file) => file.endsWith(avatar_key)) }
  })
}
