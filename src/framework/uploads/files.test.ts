import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anonymous, context, db, withSession } from '../../../test/support/helper.ts'
import { afterJob } from '../../../test/support/jobs.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { transactionWithImage } from './images.ts'
import { deleteFile } from './jobs.ts'

const size = { width: 40, height: 30, channels: 3, background: '#4f46e5' } as const

/** A photograph with metadata: the place, the artist, and an orientation that turns it. */
const photograph = () =>
  sharp({ create: size })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '59/1 54/1 0/1' }, IFD0: { Artist: 'Robin Vale' } })
    .jpeg()
    .toBuffer()

async function setUp() {
  const owner = await createMembership(db)
  const path = `/organizations/${encodeId('Organization', owner.organization_id)}`
  return { client: await withSession(owner), path }
}

function formWith(data: Buffer, name = 'picture.jpg'): FormData {
  const form = new FormData()
  form.set('organization[avatar]', new Blob([new Uint8Array(data)]), name)
  return form
}

const storedFiles = () => readdirSync(join(context.config.dataDir, 'uploads'))

/** Only new files are compared, because a job may delete those of an earlier test meanwhile. */
const newFiles = (before: string[]) => storedFiles().filter((file) => !before.includes(file))

describe('an uploaded picture', () => {
  test('is shown to everyone who knows its address, for as long as they like', async () => {
    const { client, path } = await setUp()
    const { avatar_url } = (await client.patch(`${path}.json`, formWith(await photograph()))).json()

    const response = await anonymous.get(new URL(avatar_url).pathname)

    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(new URL(avatar_url).pathname).toMatch(/^\/files\/[\w-]{22}\.jpg$/)
  })

  test('tells nothing of where and by whom it was taken, and stands upright', async () => {
    const { client, path } = await setUp()
    const { avatar_url } = (await client.patch(`${path}.json`, formWith(await photograph()))).json()

    const { rawPayload } = await anonymous.get(new URL(avatar_url).pathname)
    const metadata = await sharp(rawPayload).metadata()

    expect(metadata).toMatchObject({ width: 30, height: 40 })
    expect(metadata.exif).toBeUndefined()
  })

  test('is judged by what is in it and not by its name', async () => {
    const { client, path } = await setUp()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const before = storedFiles()

    for (const data of [svg, Buffer.from('no picture'), Buffer.alloc(0)]) {
      const response = await client.patch(`${path}.json`, formWith(data, 'picture.png'))
      expect(response.statusCode).toBe(422)
      expect(response.json().errors.avatar).toEqual(['must be a JPEG, PNG, GIF or WebP image'])
    }
    expect(newFiles(before)).toEqual([])
  })

  test('has a largest side and a largest size', async () => {
    const { client, path } = await setUp()
    const wide = await sharp({ create: { ...size, width: 4097, height: 1 } })
      .png()
      .toBuffer()

    const tooWide = await client.patch(`${path}.json`, formWith(wide))
    const tooBig = await client.patch(`${path}.json`, formWith(Buffer.alloc(5 * 1024 * 1024 + 1)))

    expect(tooWide.json().errors.avatar).toEqual(['is too large (maximum is 4096 pixels a side)'])
    expect(tooBig.json().errors.avatar).toEqual(['is too big (maximum is 5 MB)'])
  })

  test('of somebody is refused for a moment beyond their share, and of nobody else', async () => {
    const [one, other] = [await setUp(), await setUp()]
    const create = { ...size, width: 2000, height: 2000 }
    const large = formWith(await sharp({ create }).webp().toBuffer())

    // With the other's fewer than ten, which is how many uploads are received at once from one network.
    const many = Array.from({ length: 8 }, () => one.client.patch(`${one.path}.json`, large))
    const response = await other.client.patch(`${other.path}.json`, formWith(await photograph()))

    expect(response.statusCode).toBe(200)
    const answers = await Promise.all(many)
    const refused = answers.find(({ statusCode }) => statusCode !== 200)
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    expect(refused?.json()).toEqual({ error: 'Try again later.', code: 'overloaded' })
  })

  test('is deleted once another takes its place, or none', async () => {
    const { client, path } = await setUp()
    const first = (await client.patch(`${path}.json`, formWith(await photograph()))).json()
    const second = (await client.patch(`${path}.json`, formWith(await photograph()))).json()

    expect(second.avatar_url).not.toBe(first.avatar_url)
    await untilGone(first.avatar_url)
    expect((await client.delete(`${path}/avatar.json`)).statusCode).toBe(204)
    expect((await client.delete(`${path}/avatar.json`)).statusCode).toBe(204)
    await untilGone(second.avatar_url)
  })

  test('is taken away again when the change that shows it fails', async () => {
    const image = { data: await photograph(), extension: 'jpg' }
    const before = storedFiles()

    const change = transactionWithImage(context, image, () => Promise.reject(new Error('no')))

    await expect(change).rejects.toThrow('no')
    expect(newFiles(before)).toEqual([])
  })
})

test('what was never stored does not exist', async () => {
  const free = randomBytes(16).toString('base64url')
  for (const key of [`${free}.png`, 'x.png', '..%2Fsecret_key', free]) {
    expect((await anonymous.get(`/files/${key}`)).statusCode).toBe(404)
  }
})

async function untilGone(url: string): Promise<void> {
  await afterJob(deleteFile, async () =>
    expect((await anonymous.get(new URL(url).pathname)).statusCode).toBe(404),
  )
}
