import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '../../../test/support/client.ts'
import { movie, place, placesInMovie } from '../../../test/support/files/movies.ts'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { openConnection, requestHead } from '../../../test/support/processes/raw-request.ts'
import { createApplication, go, stored } from '../../../test/support/world/collab-work.ts'
import { createAccessToken, createUser } from '../../../test/support/world/factories.ts'
import { buildApp } from '../../composition/app.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'
import { uploadPieces, uploads } from '../../tables/users/uploads.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { endUploads } from './jobs.ts'

const path = '/me/uploads'
const tus = { 'tus-resumable': '1.0.0' }
const film = Buffer.alloc(300_000, 7)
const video = movie({ media: film, inMovie: placesInMovie })

const begin = (client: Client, length: number, name = 'mug.mp4') =>
  client.post(`${path}.json`, undefined, {
    ...tus,
    'upload-length': String(length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')},filetype dmlkZW8vbXA0`,
  })

const send = (client: Client, url: string, offset: number, bytes: Buffer) =>
  client.patch(url, bytes, {
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  })

/** Begins an upload and sends all of it. */
async function uploaded(client: Client, bytes: Buffer, name?: string) {
  const begun = await begin(client, bytes.length, name)
  const { id, url } = begun.json()
  const answer = await send(client, new URL(url).pathname, 0, bytes)
  expect(answer.statusCode).toBe(204)
  return { id: id as string, url: new URL(url).pathname, row: decodeId('Upload', id) ?? 0 }
}

async function inProgress() {
  const work = await createApplication()
  await go(work, 'acceptance')
  return { ...work, submit: (uploads: unknown, more = {}) => submit(work, uploads, more) }
}

const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('troupe-upload-'))
const arrived = () => spooled().reduce((sum, name) => sum + statSync(join(tmpdir(), name)).size, 0)

const submit = (work: { asCreator: Client; ownPath: string }, uploads: unknown, more: object) =>
  work.asCreator.post(`${work.ownPath}/content.json`, { content: { uploads, ...more } })

describe('an upload', () => {
  const listening = { app: undefined as unknown as Awaited<ReturnType<typeof buildApp>> }
  beforeAll(async () => {
    listening.app = await buildApp(context)
    await listening.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => listening.app.close())

  test('is refused where others of the same network began as much as the disk is to hold', async () => {
    const client = await withToken(await createUser(db))
    expect((await begin(client, 2_500_000)).statusCode).toBe(201)
    const isOurs = sql`${rateCounts.key} like 'uploads-from:%'`
    const [before] = await db.select().from(rateCounts).where(isOurs)
    expect(before?.count).toBeGreaterThanOrEqual(3)

    await db.update(rateCounts).set({ count: 49_999 }).where(isOurs)
    const others = await withToken(await createUser(db))
    const refused = await begin(others, 2_500_000)
    await db
      .update(rateCounts)
      .set({ count: before?.count ?? 0 })
      .where(isOurs)
    expect(refused.statusCode).toBe(503)
  })

  test('goes on where a connection broke, and is handed in once', async () => {
    const work = await inProgress()
    const begun = await begin(work.asCreator, video.length, '../../The mug.mov')
    expect(begun.statusCode).toBe(201)
    expect(begun.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-offset': '0' })
    const url = new URL(String(begun.headers.location)).pathname

    const first = await send(work.asCreator, url, 0, video.subarray(0, 1000))
    expect(first.headers['upload-offset']).toBe('1000')

    // More is announced than comes.
    const token = await createAccessToken(db, work.creator)
    const socket = openConnection(
      listening.app,
      requestHead(`PATCH ${url}`, {
        Authorization: `Bearer ${token}`,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '1000',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': String(video.length - 1000),
      }),
    )
    socket.write(video.subarray(1000, 3000))
    await vi.waitFor(() => expect(arrived()).toBe(2000), 10_000)
    socket.destroy()

    const offset = await vi.waitFor(async () => {
      const { headers } = await work.asCreator.head(url)
      expect(headers).toMatchObject({ 'upload-offset': '3000', 'cache-control': 'no-store' })
      return Number(headers['upload-offset'])
    })
    const early = await work.submit([begun.json().id])
    expect(early.json().errors.uploads[0]).toMatch(/^are not complete/)
    const rest = await send(work.asCreator, url, offset, video.subarray(offset))
    expect(rest.headers['upload-offset']).toBe(String(video.length))

    const answer = await work.submit([begun.json().id], { note: 'First cut.' })
    expect(answer.statusCode).toBe(201)
    const [file] = answer.json().contents[0].files
    expect(file).toMatchObject({ name: 'The mug.mp4', media_type: 'video/mp4' })
    const read = await work.asCreator.get(new URL(file.file_url).pathname)
    expect(read.rawPayload.length).toBe(video.length)
    expect(read.rawPayload.indexOf(film)).toBe(video.indexOf(film))
    expect(read.rawPayload.includes(place)).toBe(false)
    expect((await work.asCreator.get(url)).statusCode).toBe(404)
    await vi.waitFor(() => expect(spooled()).toEqual([]), 60_000)
  })

  test('that is used by one cannot be used by another', async () => {
    const work = await inProgress()
    const { id } = await uploaded(work.asCreator, video)
    expect((await work.submit([id])).statusCode).toBe(201)
    await go(work, 'change_request')
    const again = await work.submit([id])
    expect(again.statusCode).toBe(422)
    expect(again.json().errors.uploads).toEqual([
      'are not there any more: they were used, deleted or too old',
    ])
    expect((await work.submit([id, id])).statusCode).toBe(422)
  })

  test('stays where handing in is refused, and nothing is stored', async () => {
    const work = await inProgress()
    const program = await uploaded(work.asCreator, Buffer.from('#!/bin/sh\nrm -rf /\n'))
    const refused = await work.submit([program.id])
    expect(refused.json().errors.uploads[0]).toMatch(/^must each be a JPEG.* and mug.mp4 is not$/)
    const half = await uploaded(work.asCreator, video.subarray(0, -100))
    expect((await work.submit([half.id])).json().errors.files[0]).toMatch(/could not be taken/)
    expect(await stored(work)).toMatchObject({ state: 'in_progress' })
    expect((await work.asCreator.get(half.url)).json().received_size).toBe(video.length - 100)
    for (const uploads of ['nonsense', [1], { a: 1 }, Array(5).fill(half.id)])
      expect((await work.submit(uploads)).statusCode).toBe(422)
  })

  test('is put together for one request of a person at a time, and for none that is refused anyway', async () => {
    const work = await inProgress()
    const half = await uploaded(work.asCreator, video.subarray(0, -100))
    const attempts = [1, 2, 3, 4, 5].map(() => work.submit([half.id]))
    const answers = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    expect(answers.sort()).toEqual([422, 422, 503, 503, 503])

    await go(work, 'content')
    const late = await work.submit([half.id])
    expect(late.json().errors).toEqual({ base: [expect.stringMatching(/./)] })
  })

  test("is nobody else's", async () => {
    const owner = await withToken(await createUser(db))
    const { id, url } = await uploaded(owner, video)
    const work = await inProgress()
    expect((await work.asCreator.get(url)).statusCode).toBe(404)
    expect((await send(work.asCreator, url, video.length, Buffer.from('a'))).statusCode).toBe(404)
    expect((await work.asCreator.delete(url)).statusCode).toBe(404)
    expect((await work.submit([id])).json().errors).toHaveProperty('uploads')
    expect((await work.asCreator.get(`${path}.json`)).json()).toEqual([])
    expect((await owner.get(`${path}.json`)).json()).toMatchObject([{ id }])
  })

  test('has its pieces in order, and none too many', async () => {
    const client = await withSession(await createUser(db))
    const begun = await begin(client, 10)
    const url = new URL(begun.json().url).pathname
    const wrong = await send(client, url, 5, Buffer.from('abc'))
    expect(wrong.statusCode).toBe(409)
    expect(wrong.json()).toEqual({ error: 'The next byte is 0, and not 5.', code: 'conflict' })
    expect((await send(client, url, 0, Buffer.from('eleven ones'))).statusCode).toBe(413)
    const untyped = await client.patch(url, { a: 1 }, { ...tus, 'upload-offset': '0' })
    expect(untyped.statusCode).toBe(415)
    expect((await client.patch(url)).statusCode).toBe(412)
    expect((await client.get(url)).json().received_size).toBe(0)
  })

  test('has an end in size, and so have all of them together', async () => {
    const client = await withSession(await createUser(db))
    const huge = await begin(client, 500 * 1024 * 1024 + 1)
    expect(huge.statusCode).toBe(413)
    expect(huge.json()).toEqual({ error: 'A file may have 500 MB.', code: 'too_large' })
    for (const length of ['', '0', '-1', 'x'])
      expect((await begin(client, length as unknown as number)).statusCode).toBe(400)

    for (let made = 0; made < 4; made += 1)
      expect((await begin(client, 500 * 1024 * 1024)).statusCode).toBe(201)
    const together = await begin(client, 1)
    expect(together.statusCode).toBe(422)
    expect(together.json().errors.base[0]).toContain('2000 MB together')

    const other = await withSession(await createUser(db))
    for (let made = 0; made < 8; made += 1) await begin(other, 1)
    expect((await begin(other, 1)).json().errors.base[0]).toContain('You have 8 uploads')
  })

  test('is over after a day, and its files with it', async () => {
    const work = await inProgress()
    const { id, url, row } = await uploaded(work.asCreator, video)
    await db
      .update(uploads)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(uploads.id, row))
    expect((await work.asCreator.get(url)).statusCode).toBe(404)
    expect((await work.submit([id])).json().errors).toHaveProperty('uploads')
    await endUploads.perform(context, {})
    expect(await db.$count(uploads, eq(uploads.id, row))).toBe(0)
    expect(await db.$count(uploadPieces, eq(uploadPieces.upload_id, row))).toBe(0)
  })

  test('goes with its account, and when it is deleted', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    const { url, row } = await uploaded(client, video)
    expect((await client.delete(url)).statusCode).toBe(204)
    expect(await db.$count(uploads, eq(uploads.id, row))).toBe(0)
    await uploaded(client, video)
    expect((await client.delete('/me.json')).statusCode).toBe(204)
    expect(await db.$count(uploads, eq(uploads.user_id, user.id))).toBe(0)
  })

  test('tells what the server speaks', async () => {
    const client = await withSession(await createUser(db))
    const { statusCode, headers } = await client.send('OPTIONS', path)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(500 * 1024 * 1024),
    })
  })
})
