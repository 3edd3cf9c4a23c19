import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Disk } from 'flydrive'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { picture } from '../../../test/support/files/images.ts'
import { context, db } from '../../../test/support/helper.ts'
import { startS3Server } from '../../../test/support/servers/s3-server.ts'
import { loadConfig } from '../config/config.ts'
import { transactionWithImage } from './images.ts'
import { sweepUploads } from './jobs.ts'
import { announceFile, discardFile, keepFile, pendingUploads } from './pending.ts'
import { openFileStore } from './store.ts'

const newKey = () => `${randomBytes(16).toString('base64url')}.png`
const isPending = async (key: string) => (await db.$count(pendingUploads, isKey(key))) === 1
const isKey = (key: string) => eq(pendingUploads.key, key)

const makeOlder = (key: string, age: string) =>
  db
    .update(pendingUploads)
    .set({ created_at: sql`now() - ${age}::interval` })
    .where(isKey(key))

/** Leaves a file as a process does that ends after it stored the file and before it committed its change. */
async function leaveFile(files: Disk, age: string): Promise<string> {
  const key = newKey()
  await announceFile(db, key)
  await files.put(key, 'a picture')
  await makeOlder(key, age)
  return key
}

function whenStored(files: Disk, act: (key: string) => Promise<void>): void {
  const put = files.put.bind(files)
  vi.spyOn(files, 'put').mockImplementationOnce(async (key, data) => {
    await put(key, data)
    await act(key)
  })
}

async function openBucket(): Promise<Disk> {
  const { url, close } = await startS3Server()
  onTestFinished(close)
  return openFileStore(
    loadConfig({
      DATA_DIR: process.env.DATA_DIR,
      S3_BUCKET: 'troupe',
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  )
}

const stores = { folder: async () => context.files, bucket: openBucket }

describe.each(['folder', 'bucket'] as const)('a file in a %s', (kind) => {
  test('that no change came to use is deleted after an hour', async () => {
    const files = await stores[kind]()
    const left = await leaveFile(files, '61 minutes')
    const underWay = await leaveFile(files, '59 minutes')

    await sweepUploads.perform({ db, files }, {})

    await expect(files.getBytes(left)).rejects.toThrow()
    expect(await isPending(left)).toBe(false)
    expect(Buffer.from(await files.getBytes(underWay)).toString()).toBe('a picture')
    expect(await isPending(underWay)).toBe(true)
  })

  test('that is used by a change is pending no more', async () => {
    const files = await stores[kind]()
    const image = { data: await picture(), extension: 'png' }
    let wasPending: boolean | undefined
    whenStored(files, async (key) => {
      wasPending = await isPending(key)
    })

    const key = await transactionWithImage({ db, files }, image, async (_tx, key) => key as string)

    expect(wasPending).toBe(true)
    expect(await isPending(key)).toBe(false)
    expect(Buffer.from(await files.getBytes(key))).toEqual(image.data)
  })
})

test('a change that comes too late for its file is refused', async () => {
  const image = { data: await picture(), extension: 'png' }
  let stored = ''

  whenStored(context.files, async (key) => {
    stored = key
    await makeOlder(key, '31 minutes')
  })

  const change = transactionWithImage(context, image, async () => {})

  await expect(change).rejects.toThrow('took too long')
  expect(await context.files.exists(stored)).toBe(false)
})

test('a file stays if its change was committed although it seemed to fail', async () => {
  const key = newKey()
  await context.files.put(key, 'a picture')

  await discardFile(context, key)

  expect(await context.files.exists(key)).toBe(true)
})

test.runIf(process.env.DATABASE_URL)(
  'a file stays if its change commits while it is about to be deleted',
  async () => {
    const key = await leaveFile(context.files, '1 minute')
    let discarding: Promise<void> | undefined

    await db.transaction(async (tx) => {
      await keepFile(tx, key)
      discarding = discardFile(context, key)
      await untilSomeoneWaits()
    })
    await discarding

    expect(await context.files.exists(key)).toBe(true)
    expect(await isPending(key)).toBe(false)
  },
)

function untilSomeoneWaits(): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%pending_uploads%'`
  return vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(1), 60_000)
}

test('a file that the store does not take leaves nothing to sweep', async () => {
  const files = new Disk(Object.assign(Object.create(context.files.driver), { put: refuse }))
  const before = await db.$count(pendingUploads)

  const image = { data: await picture(), extension: 'png' }
  const change = transactionWithImage({ db, files }, image, async () => {})

  await expect(change).rejects.toThrow()
  expect(await db.$count(pendingUploads)).toBe(before)
})

async function refuse(): Promise<void> {
  throw new Error('the disk is full')
}
