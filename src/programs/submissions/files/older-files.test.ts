import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formWithFile, picture } from '../../../../test/support/files/images.ts'
import { movie, place } from '../../../../test/support/files/movies.ts'
import { context, db, withSession } from '../../../../test/support/helper.ts'
import { createApplication, type Work } from '../../../../test/support/world/collab-work.ts'
import { one } from '../../../framework/database/rows.ts'
import { privateKey } from '../../../framework/uploads/private-files.ts'
import { type SubmissionFile, submissionFiles } from '../../../tables/collabs/submission-files.ts'
import { cleanOlderFiles } from './older-files.ts'

/** A file as it was stored before files were cleaned. */
async function storeAsBefore(
  work: Work,
  data: Buffer,
  media_type: string,
): Promise<SubmissionFile> {
  const form = formWithFile('message[files][]', await picture())
  const sent = await work.asCreator.post(`/submissions/${work.id}/messages.json`, form)
  expect(sent.statusCode).toBe(201)
  const [latest] = await db
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submission_id, work.submission.id))
    .orderBy(submissionFiles.id)
  expect(latest?.cleaning).toBe('done')
  const key = privateKey('bin')
  await context.files.put(key, data)
  const values = { key, media_type, byte_size: data.length, cleaning: 'due' as const }
  return one(
    await db
      .update(submissionFiles)
      .set(values)
      .where(eq(submissionFiles.id, latest?.id ?? 0))
      .returning(),
  )
}

const reload = async ({ id }: SubmissionFile) =>
  one(await db.select().from(submissionFiles).where(eq(submissionFiles.id, id)))

const photograph = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#4f46e5' } })
    .withExif({ IFD0: { Artist: 'Robin Vale' } })
    .jpeg()
    .toBuffer()

test('files of before are cleaned, and are still there for both sides', async () => {
  const works = [await createApplication(), await createApplication()] as const
  const [taken, filmed] = [await photograph(), movie()]
  const files = [
    await storeAsBefore(works[0], taken, 'image/jpeg'),
    await storeAsBefore(works[1], filmed, 'video/mp4'),
  ] as const

  await cleanOlderFiles(context)

  for (const file of files) {
    const { key, cleaning, byte_size } = await reload(file)
    expect(cleaning).toBe('done')
    expect(key).not.toBe(file.key)
    const data = Buffer.from(await context.files.getBytes(key))
    expect(data.length).toBe(byte_size)
    expect(data.includes('Robin Vale') || data.includes(place)).toBe(false)
  }
  const browser = await withSession(works[0].admin)
  const { files: listed } = (
    await browser.get(`/submissions/${works[0].id}/messages.json`)
  ).json()[0]
  const { rawPayload } = await browser.get(new URL(listed[0].file_url).pathname)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
})

test('a file of before that cannot be cleaned stays as it is, and is tried once', async () => {
  const broken = await storeAsBefore(
    await createApplication(),
    movie().subarray(0, -5),
    'video/mp4',
  )
  const gone = await storeAsBefore(await createApplication(), movie(), 'video/mp4')
  await context.files.delete(gone.key)

  await cleanOlderFiles(context)

  for (const file of [broken, gone])
    expect(await reload(file)).toEqual({ ...file, cleaning: 'failed' })
  expect(await context.files.exists(broken.key)).toBe(true)
})
