import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { flatGif } from '../../../../test/support/files/flat-gif.ts'
import { picture } from '../../../../test/support/files/images.ts'
import { box, movie, word } from '../../../../test/support/files/movies.ts'
import { longestStretch } from '../../../../test/support/reading/stretches.ts'
import { cleanFile } from './files.ts'
import { Uncleanable } from './uncleanable.ts'

// The stalls that are guarded against take seconds. A core that is shared with others takes up to twice as
// long for the same.
const mostMilliseconds = 100
const megabyte = 1024 * 1024

const full = (piece: Buffer, bytes: number) => Buffer.alloc(bytes - (bytes % piece.length), piece)

/** A track of nothing but places, each somewhere else in the file. */
function placesTrack(chunks: number, gap: number): Buffer {
  const offsets = Buffer.alloc(chunks * 4)
  for (let chunk = 0; chunk < chunks; chunk += 1)
    offsets.writeUInt32BE(999 + chunk * gap, chunk * 4)
  const table = box(
    'stbl',
    box('stsd', word(0), word(1), box('mebx', Buffer.alloc(8))),
    box('stsc', word(0), word(1), word(1), word(1), word(1)),
    box('stsz', word(0), word(1), word(chunks)),
    box('stco', word(0), word(chunks), offsets),
  )
  const handler = box('hdlr', word(0), word(0), Buffer.from('meta'), Buffer.alloc(12))
  return box('trak', box('mdia', handler, box('minf', table)))
}

const placesTracks = (tracks: number) =>
  movie({
    media: Buffer.alloc(4 * megabyte, 1),
    inMovie: Array<Buffer>(tracks).fill(placesTrack(100_000, 40)),
  })

const edits = movie({ inMovie: Array<Buffer>(90).fill(box('edts', full(box('free'), 150_000))) })
const outermost = movie({ after: [full(box('free'), megabyte)] })

const comment = Buffer.from([0x21, 0xfe, 0])
const gif = flatGif(8, 8, 1)
const comments = Buffer.concat([
  gif.subarray(0, 19),
  full(comment, 20 * megabyte),
  gif.subarray(19),
])

const jpeg = await picture({}, 'jpeg')
const segment = Buffer.from([0xff, 0xfe, 0, 4, 0, 0, 0xff, 0xdd, 0, 4, 0, 0])
const segments = Buffer.concat([
  jpeg.subarray(0, 2),
  full(segment, 20 * megabyte),
  jpeg.subarray(2),
])

const png = await picture()
const chunk = Buffer.from('\0\0\0\0teXt\0\0\0\0', 'latin1')
chunk.writeUInt32BE(crc32('teXt'), 8)
const chunks = Buffer.concat([png.subarray(0, 33), full(chunk, 20 * megabyte), png.subarray(33)])

describe('everyone else is answered while a file is cleaned that is full of', () => {
  test.each([
    ['places, in more tracks than are read', 'video/mp4', placesTracks(30), 'is broken'],
    ['places', 'video/mp4', placesTracks(8), undefined],
    ['boxes', 'video/mp4', edits, 'has too many parts'],
    ['outermost boxes', 'video/mp4', outermost, 'has too many parts'],
    ['comments', 'image/gif', comments, 'has too many parts'],
    ['segments', 'image/jpeg', segments, 'has too many parts'],
    ['chunks', 'image/png', chunks, 'has too many parts'],
  ])('%s', async (_what, type, data, refusal) => {
    const path = join(tmpdir(), `heavy-${process.pid}`)
    writeFileSync(path, data)
    let answer: string | undefined
    const longest = await longestStretch(mostMilliseconds, async () => {
      await cleanFile(path, type, 1).catch((error) => {
        if (!(error instanceof Uncleanable)) throw error
        answer = error.message
      })
    })

    expect(longest).toBeLessThan(mostMilliseconds)
    expect(answer).toBe(refusal)
  })
})
