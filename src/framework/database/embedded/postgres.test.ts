import fs, { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from './postgres.ts'

const folder = mkdtempSync(join(process.env.DATA_DIR as string, 'postgres-'))
const directory = join(folder, 'postgres')

const open = () =>
  openPostgres(directory, (error) => {
    throw error
  })

const allIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name))

/** The numbers by which the file system knows each file or folder that is synced from now on. */
function watchSyncs(): number[] {
  const synced: number[] = []
  for (const call of ['fsyncSync', 'fdatasyncSync'] as const) {
    const real = fs[call]
    const spy = vi.spyOn(fs, call).mockImplementation((descriptor) => {
      synced.push(fs.fstatSync(descriptor).ino)
      real(descriptor)
    })
    onTestFinished(() => spy.mockRestore())
  }
  return synced
}

const log = join(directory, 'pg_wal')
const numberOf = (path: string) => statSync(path).ino
const segments = () => readdirSync(log).map((name) => numberOf(join(log, name)))

test('a new database has its name only once all of it is on the disk', async () => {
  const synced = watchSyncs()
  const rename = fs.renameSync
  const unsynced: string[][] = []
  const renaming = vi.spyOn(fs, 'renameSync').mockImplementation((draft, name) => {
    // PostgreSQL renames files of its own too.
    if (name === directory) {
      unsynced.push(allIn(String(draft)).filter((path) => !synced.includes(numberOf(path))))
      synced.length = 0
    }
    rename(draft, name)
  })
  onTestFinished(() => renaming.mockRestore())

  // A first start that was cut off leaves this.
  mkdirSync(`${directory}.draft`)
  writeFileSync(`${directory}.draft/PG_VERSION`, '')

  await (await open()).close()

  expect(unsynced).toEqual([[]])
  expect(synced).toContain(numberOf(folder))
  expect(readdirSync(folder)).toEqual(['postgres'])
})

describe('the embedded database', () => {
  let db: PGlite

  beforeAll(async () => {
    db = await open()
    await db.exec('create table kept (number integer)')
  })
  afterAll(() => db.close())

  test('has its log on the disk before it acknowledges a commit', async () => {
    const synced = watchSyncs()

    for (let commit = 1; commit <= 20; commit += 1) {
      await db.query('insert into kept values ($1)', [commit])
      const log = segments()
      expect(synced.filter((number) => log.includes(number)).length).toBeGreaterThanOrEqual(commit)
    }
  })

  test('waits for no disk to read', async () => {
    await db.query('select * from kept')
    const synced = watchSyncs()

    await db.query('select * from kept')

    expect(synced).toEqual([])
  })

  test('has new parts of its log found again after a power cut', async () => {
    const synced = watchSyncs()
    const before = segments()

    await db.exec('select pg_switch_wal(); insert into kept values (0); select pg_switch_wal()')
    await db.exec('insert into kept values (0)')

    expect(segments().length).toBeGreaterThan(before.length)
    expect(synced).toContain(numberOf(log))
  })

  test('puts all that it changed on the disk at a checkpoint', async () => {
    await db.query('insert into kept values (0)')
    const { rows } = await db.query<{ path: string }>("select pg_relation_filepath('kept') as path")
    const synced = watchSyncs()

    await db.exec('checkpoint')

    const changed = [rows[0]?.path as string, 'global/pg_control', 'pg_xact/0000']
    expect(synced).toEqual(
      expect.arrayContaining(changed.map((path) => numberOf(join(directory, path)))),
    )
  })

  test('starts where a power cut left an empty file of its own', async () => {
    await db.close()
    writeFileSync(join(directory, 'postmaster.pid'), '')

    db = await open()

    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
