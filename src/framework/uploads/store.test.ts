import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { startS3Server } from '../../../test/support/servers/s3-server.ts'
import { loadConfig } from '../config/config.ts'
import { privateKey, withStoredFiles } from './private-files.ts'
import { openFileStore } from './store.ts'

async function setUp() {
  const server = await startS3Server()
  onTestFinished(server.close)
  const files = openFileStore(
    loadConfig({
      DATA_DIR: process.env.DATA_DIR,
      S3_BUCKET: 'troupe',
      S3_ENDPOINT: server.url,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  )
  const key = privateKey('mp4')
  const store = (bytes: Buffer) => {
    const path = join(mkdtempSync(join(process.env.DATA_DIR as string, 'film-')), 'film')
    writeFileSync(path, bytes)
    return withStoredFiles({ db, files }, [{ path, key }], async () => {})
  }
  return { server, files, key, store }
}

const megabytes = (count: number) => randomBytes(count * 1024 * 1024)

test('files go to a bucket where one is configured', async () => {
  const { server, files } = await setUp()

  await files.put('picture.png', Buffer.from('a picture'))
  expect([...server.objects.keys()]).toEqual(['/troupe/picture.png'])
  expect(Buffer.from(await files.getBytes('picture.png')).toString()).toBe('a picture')

  await files.delete('picture.png')
  expect(server.objects.size).toBe(0)
  await expect(files.getBytes('picture.png')).rejects.toThrow()
})

test.each([0, 8, 20])('a file of %d MB gets there whole', async (size) => {
  const { server, files, key, store } = await setUp()
  const parts: number[] = []
  server.onPart = (part) => {
    parts.push(part)
    return 'keep'
  }
  const film = megabytes(size)

  await store(film)

  expect(film.equals(await files.getBytes(key))).toBe(true)
  expect(parts).toEqual(
    size > 8 ? Array.from({ length: Math.ceil(size / 8) }, (_, at) => at + 1) : [],
  )
  expect(server.uploads.size).toBe(0)
})

test('a part that fails is sent again, by itself', async () => {
  const { server, files, key, store } = await setUp()
  const parts: number[] = []
  server.onPart = (part) => {
    parts.push(part)
    return part === 2 && parts.length === 2 ? 'fail' : 'keep'
  }
  const film = megabytes(20)

  await store(film)

  expect(parts).toEqual([1, 2, 2, 3])
  expect(film.equals(await files.getBytes(key))).toBe(true)
})

test('of a file with a part that keeps failing nothing stays in the bucket', async () => {
  const { server, store } = await setUp()
  server.onPart = (part) => (part === 2 ? 'fail' : 'keep')

  await expect(store(megabytes(20))).rejects.toThrow()

  expect(server.uploads.size).toBe(0)
  expect(server.objects.size).toBe(0)
})
