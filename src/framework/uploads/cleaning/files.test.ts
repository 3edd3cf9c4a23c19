import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { flatGif } from '../../../../test/support/files/flat-gif.ts'
import {
  box,
  element,
  frames,
  movie,
  pdf,
  place,
  placesInMovie,
  soundMovie,
  webm,
} from '../../../../test/support/files/movies.ts'
import { cleanFile } from './files.ts'

let files = 0

async function clean(data: Buffer, type: string): Promise<Buffer> {
  files += 1
  const path = join(tmpdir(), `cleaning-${process.pid}-${files}`)
  writeFileSync(path, data)
  const size = await cleanFile(path, type, 1)
  const cleaned = readFileSync(path)
  expect(cleaned.length).toBe(size)
  return cleaned
}

const says = (data: Buffer, words: string) => data.includes(words, 0, 'latin1')

/** One half red, so that turning it shows. */
async function photograph(format: 'jpeg' | 'png' | 'webp', options = {}): Promise<Buffer> {
  const red = { create: { width: 40, height: 15, channels: 3 as const, background: '#ff0000' } }
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(red).png().toBuffer(), gravity: 'north' }])
    .withExif({
      IFD0: { Artist: 'Robin Vale', Make: 'Phone' },
      IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/" place="${place}"/>`)
    .withIccProfile('p3')
    .toFormat(format, options)
    .toBuffer()
}

const pixelsOf = (data: Buffer) => sharp(data, { animated: true }).autoOrient().raw().toBuffer()

describe('a picture', () => {
  test.each([
    ['jpeg', {}],
    ['jpeg', { progressive: true }],
    ['png', {}],
    ['webp', {}],
    ['webp', { lossless: true }],
  ] as const)(
    'loses as %s what it says of place and people, and no pixel',
    async (format, options) => {
      const taken = await photograph(format, options)
      expect((await sharp(taken).metadata()).xmp).toBeDefined()

      const cleaned = await clean(
        Buffer.concat([taken, Buffer.from(`<html>${place}`)]),
        `image/${format}`,
      )

      for (const words of ['Robin Vale', 'Phone', place, 'xmpmeta', '<html>'])
        expect(says(cleaned, words)).toBe(false)
      const { exif, xmp, icc, orientation } = await sharp(cleaned).metadata()
      expect({ xmp, orientation }).toEqual({ xmp: undefined, orientation: 6 })
      expect(exif?.length).toBeLessThan(50)
      expect(icc).toBeDefined()
      expect((await pixelsOf(cleaned)).equals(await pixelsOf(taken))).toBe(true)
      expect((await clean(cleaned, `image/${format}`)).equals(cleaned)).toBe(true)
    },
  )

  test('loses a comment as GIF, and stays an animation', async () => {
    const comment = Buffer.from([0x21, 0xfe, place.length, ...Buffer.from(place), 0])
    const taken = flatGif(30, 20, 3)
    const withComment = Buffer.concat([taken.subarray(0, 19), comment, taken.subarray(19)])

    const cleaned = await clean(Buffer.concat([withComment, Buffer.from(place)]), 'image/gif')

    expect(says(cleaned, place)).toBe(false)
    expect(await sharp(cleaned, { animated: true }).metadata()).toMatchObject({ pages: 3 })
  })

  test('may end as GIF with a comment and more', async () => {
    const comment = Buffer.from([0x21, 0xfe, place.length, ...Buffer.from(place), 0])
    const end = Buffer.from(`;${place}`)
    const taken = Buffer.concat([flatGif(30, 20, 3).subarray(0, -1), comment, end])
    const cleaned = await clean(taken, 'image/gif')
    expect(cleaned.equals(flatGif(30, 20, 3))).toBe(true)
  })

  test('stays an animation as WebP', async () => {
    const taken = await sharp(flatGif(30, 20, 3), { animated: true })
      .withExif({ IFD0: { Artist: 'Robin Vale' } })
      .webp()
      .toBuffer()
    const cleaned = await clean(taken, 'image/webp')

    expect(says(cleaned, 'Robin Vale')).toBe(false)
    expect((await pixelsOf(cleaned)).equals(await pixelsOf(taken))).toBe(true)
  })

  test('may be larger than one that is shown to everybody', async () => {
    const create = { width: 6000, height: 4000, channels: 3 as const, background: '#4f46e5' }
    const cleaned = await clean(await sharp({ create }).jpeg().toBuffer(), 'image/jpeg')
    expect(await sharp(cleaned).metadata()).toMatchObject({ width: 6000, height: 4000 })
  })

  test('has no more pixels than can be looked through', async () => {
    await expect(clean(flatGif(4096, 4096, 15), 'image/gif')).rejects.toThrow('too many pixels')
  })

  test.each(['jpeg', 'png', 'webp'] as const)('is whole as %s', async (format) => {
    const taken = await photograph(format)
    for (const length of [12, 30, taken.length / 2, taken.length - 20])
      await expect(clean(taken.subarray(0, length), `image/${format}`)).rejects.toThrow('is broken')
  })
})

describe('a movie', () => {
  test.each([
    ['video/mp4', 'isom'],
    ['video/quicktime', 'qt  '],
  ])('loses as %s what it says of a place, and stays as long as it was', async (type, brand) => {
    const taken = movie({ brand, inMovie: placesInMovie, after: placesInMovie })
    const cleaned = await clean(taken, type)

    expect(says(taken, place)).toBe(true)
    for (const words of [place, 'gpmd', 'xmpmeta', '\xa9xyz'])
      expect(says(cleaned, words)).toBe(false)
    expect(cleaned.length).toBe(taken.length)
    expect(cleaned.indexOf(frames)).toBe(taken.indexOf(frames))
    for (const words of ['avc1', 'avcC', 'settings']) expect(says(cleaned, words)).toBe(true)
    // When it was taken.
    const head = cleaned.indexOf('mvhd') + 4
    expect(cleaned.subarray(head, head + 12).equals(Buffer.alloc(12))).toBe(true)
    expect((await clean(cleaned, type)).equals(cleaned)).toBe(true)
  })

  test('keeps sound of which each sample is said to take one byte', async () => {
    const taken = soundMovie(place)
    const cleaned = await clean(taken, 'video/quicktime')

    expect(cleaned.indexOf('a long sound')).toBe(taken.indexOf('a long sound'))
    expect(says(cleaned, place)).toBe(false)
  })

  test('may be in fragments, but then with pictures and sound only', async () => {
    const fragment = box('moof', box('traf', box('udta', Buffer.from(place))))
    const taken = movie({ after: [fragment, box('mdat', frames)] })
    await expect(clean(taken, 'video/mp4')).rejects.toThrow('neither picture nor sound')
  })

  test.each([
    ['ends in the middle', movie().subarray(0, -9)],
    ['has something else behind it', Buffer.concat([movie(), Buffer.from('<html>')])],
    ['has no index', Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', frames)])],
    ['has no tracks', Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov'), box('mdat')])],
    ['has nothing to show', Buffer.concat([movie().subarray(0, 20), box('moov', box('trak'))])],
    [
      'is only called one',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(999, 7)]),
    ],
    ['is nested without end', nested(5000)],
  ])('is none that %s', async (_name, data) => {
    await expect(clean(data, 'video/mp4')).rejects.toThrow('is broken')
  })
})

function nested(depth: number): Buffer {
  let inner: Buffer = Buffer.alloc(0)
  for (let level = 0; level < depth; level += 1) inner = box('trak', inner)
  return Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', inner), box('mdat')])
}

describe('a WebM', () => {
  test.each([false, true])('loses its tags and titles (recorded live: %s)', async (isLive) => {
    const taken = webm({ isLive })
    const cleaned = await clean(taken, 'video/webm')

    expect(says(cleaned, place)).toBe(false)
    expect(cleaned.length).toBe(taken.length)
    expect(cleaned.indexOf(frames)).toBe(taken.indexOf(frames))
    expect(says(cleaned, 'V_VP9')).toBe(true)
    expect((await clean(cleaned, 'video/webm')).equals(cleaned)).toBe(true)
  })

  test('has pictures and sound only', async () => {
    const taken = clean(webm({ kind: 0x11 }), 'video/webm')
    await expect(taken).rejects.toThrow('neither picture nor sound')
  })

  test.each([
    ['ends in the middle', webm().subarray(0, -3)],
    ['has something else behind it', Buffer.concat([webm(), Buffer.from('<html>')])],
    ['is of another kind', webm({ docType: 'matroska' })],
    ['is only called one', Buffer.from('\x1aE\xdf\xa3 webm <html>', 'latin1')],
    ['has no frames', webm().subarray(0, 30)],
    ['has no end of numbers', Buffer.concat([webm({ isLive: true }), element([0], frames)])],
  ])('is none that %s', async (_name, data) => {
    await expect(clean(data, 'video/webm')).rejects.toThrow('is broken')
  })
})

test('a PDF begins and ends as one', async () => {
  expect((await clean(pdf, 'application/pdf')).equals(pdf)).toBe(true)
  const broken = clean(pdf.subarray(0, -8), 'application/pdf')
  await expect(broken).rejects.toThrow('is broken')
})
