import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { formWithFile, picture } from '../../../../test/support/files/images.ts'
import { movie, place, placesInMovie } from '../../../../test/support/files/movies.ts'
import { db, withSession } from '../../../../test/support/helper.ts'
import { createApplication, go, stored } from '../../../../test/support/world/collab-work.ts'
import { createMembership, createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { pendingUploads } from '../../../framework/uploads/pending.ts'
import { submissionFiles } from '../../../tables/collabs/submission-files.ts'
import { notifications } from '../../../tables/users/notifications.ts'

const field = 'content[files][]'
const film = Buffer.alloc(3_000_000, 7)
const video = movie({ media: film, inMovie: placesInMovie })

async function inProgress() {
  const work = await createApplication()
  await go(work, 'acceptance')
  return work
}

describe('content', () => {
  test('is a file that both sides and staff can download, and nobody else', async () => {
    const work = await inProgress()
    const form = formWithFile(field, video, { 'content[note]': 'First cut.' })
    form.append(field, new Blob([new Uint8Array(await picture())]), '../../still.png')
    const answer = await work.asCreator.post(`${work.ownPath}/content.json`, form)

    expect(answer.statusCode).toBe(201)
    const { contents } = answer.json()
    expect(contents).toMatchObject([
      {
        number: 1,
        note: 'First cut.',
        files: [
          { name: 'picture.mp4', media_type: 'video/mp4', byte_size: video.length },
          { name: 'still.png', media_type: 'image/png' },
        ],
      },
    ])
    const path = new URL(contents[0].files[0].file_url).pathname
    const staff = await createUser(db)
    makeStaff(staff)
    for (const someone of [work.creator, work.admin, staff]) {
      const file = await (await withSession(someone)).get(path)
      expect(file.statusCode).toBe(200)
      expect(file.rawPayload.length).toBe(video.length)
      expect(file.rawPayload.indexOf(film)).toBe(video.indexOf(film))
      expect(file.rawPayload.includes(place)).toBe(false)
      expect(file.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-disposition': expect.stringContaining('attachment'),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    }
    const stranger = await withSession(await createMembership(db))
    expect((await stranger.get(path)).statusCode).toBe(404)
    const [file] = await db
      .select()
      .from(submissionFiles)
      .where(eq(submissionFiles.submission_id, work.submission.id))
    expect((await stranger.get(`/files/${file?.key}`)).statusCode).toBeGreaterThanOrEqual(404)
    expect(await db.$count(pendingUploads, eq(pendingUploads.key, file?.key ?? ''))).toBe(0)
  })

  test.each([
    ['a program', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a page that begins as a picture', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a video that only begins as one', Buffer.from('\0\0\0\x18ftypisom<html>')],
    ['a picture that begins as a video', movie({ brand: 'heic' })],
    ['half a video', video.subarray(0, -100)],
    ['a PDF without an end', Buffer.from('%PDF-1.7\n<html>')],
  ])('is not %s, whatever it is called', async (_what, data) => {
    const work = await inProgress()
    const answer = await work.asCreator.post(
      `${work.ownPath}/content.json`,
      formWithFile(field, data),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('files')
    expect(await stored(work)).toMatchObject({ state: 'in_progress' })
  })

  test('may be a video of any brand', async () => {
    const work = await inProgress()
    const form = new FormData()
    for (const brand of ['XAVC', 'cmfc', 'hvc1', '3g2a'])
      form.append(field, new Blob([new Uint8Array(movie({ brand }))]), brand)
    const answer = await work.asCreator.post(`${work.ownPath}/content.json`, form)
    expect(answer.statusCode).toBe(201)
  })

  test('is at most so large, and at most so many files', async () => {
    const work = await inProgress()
    const large = Buffer.concat([video.subarray(0, 12), Buffer.alloc(50 * 1024 * 1024)])
    const tooLarge = await work.asCreator.post(
      `${work.ownPath}/content.json`,
      formWithFile(field, large),
    )
    expect(tooLarge.json().errors.files[0]).toMatch(/^are too big \(maximum is 50 MB each\): \S+$/)
    const mixed = new FormData()
    mixed.append(field, new Blob([new Uint8Array(await picture())]), 'mug.png')
    mixed.append(field, new Blob(['Show the mug.']), 'drafts/notes.txt')
    const wrong = await work.asCreator.post(`${work.ownPath}/content.json`, mixed)
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors.files).toEqual([
      expect.stringMatching(/^must each be a JPEG.+ or a PDF, and notes\.txt is not$/),
    ])
    const many = new FormData()
    for (let number = 0; number < 5; number += 1)
      many.append(field, new Blob([new Uint8Array(await picture())]), 'a.png')
    const tooMany = await work.asCreator.post(`${work.ownPath}/content.json`, many)
    expect(tooMany.statusCode).toBe(413)
    expect(tooMany.json()).toEqual({
      error: 'At most 4 files are taken here.',
      code: 'too_large',
    })
  })

  test('cannot name a file of the server', async () => {
    const work = await inProgress()
    const forged = {
      path: '/etc/hostname',
      name: 'a',
      byte_size: 1,
      head: 'ftyp',
      truncated: false,
    }
    const answer = await work.asCreator.post(`${work.ownPath}/content.json`, {
      content: { files: [forged] },
    })
    expect(answer.statusCode).toBe(422)
  })

  test('has to be something', async () => {
    const work = await inProgress()
    const answer = await work.asCreator.post(`${work.ownPath}/content.json`, {
      content: { note: 'Nothing yet.' },
    })
    expect(answer.json().errors).toHaveProperty('files')
  })

  test('leaves nothing behind, on the disk or in the store', async () => {
    const work = await inProgress()
    await go(work, 'content')
    // Those of other tests may be swept meanwhile.
    const before = await db.$count(pendingUploads)
    const refused = await work.asCreator.post(
      `${work.ownPath}/content.json`,
      formWithFile(field, video),
    )
    expect(refused.statusCode).toBe(422)
    expect(await db.$count(pendingUploads)).toBeLessThanOrEqual(before)
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('troupe-upload-'))
    // They go once the answer is on its way.
    await vi.waitFor(() => expect(left()).toEqual([]), 60_000)
  })

  test('is handed in and reviewed on pages', async () => {
    const work = await inProgress()
    const browser = await withSession(work.creator)
    expect((await browser.get(work.ownPath)).body).toContain('Submit content')
    const empty = await browser.post(`${work.ownPath}/content`, 'content[note]=x')
    expect(empty.statusCode).toBe(422)
    expect(empty.body).toContain('Files are missing')
    await browser.post(`${work.ownPath}/content`, formWithFile(field, await picture()))

    const admin = await withSession(work.admin)
    expect((await admin.get(work.path)).body).toContain('Version 1')
    await admin.post(`${work.path}/change_request`, 'change_request[note]=Longer')
    expect((await browser.get(work.ownPath)).body).toContain('Longer')
  })
})

test('changes that were asked for are told with their round, and the end of the work after the post', async () => {
  const work = await inProgress()
  const own = async () => (await (await withSession(work.creator)).get(work.ownPath)).body
  expect(await own()).toContain('72 hours after you post')
  await go(work, 'content', 'change_request')
  for (const body of [await own(), (await (await withSession(work.admin)).get(work.path)).body]) {
    expect(body).toMatch(/Changes requested, 1 of \d/)
    expect(body).toMatch(/Changes used<\/dt><dd[^>]*>1 of \d/)
  }
})

test('someone with open work stays', async () => {
  const work = await inProgress()
  const browser = await withSession(work.creator)
  const refused = await browser.delete('/me.json')
  expect(refused.json().errors.base).toEqual([
    '$250.00 is set aside for your collabs, and yours when the work is done. Finish it, or withdraw from it.',
    'You have open collab work. Finish it or withdraw first.',
  ])
  await go(work, 'withdrawal')
  expect((await browser.delete('/me.json')).statusCode).toBe(204)
  expect(await stored(work)).toMatchObject({ user_id: null, state: 'withdrawn' })
  expect((await work.asAdmin.get(`${work.path}.json`)).json()).toMatchObject({ creator_name: null })
  const told = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.record_type, 'Submission'),
        eq(notifications.record_id, work.submission.id),
      ),
    )
  expect(told.map(({ params }) => params.creator_name)).toEqual(told.map(() => 'Deleted user'))
})
