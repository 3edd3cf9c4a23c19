import type { FileHandle } from 'node:fs/promises'
import { Uncleanable } from '../uncleanable.ts'
import { blank, blankSpans } from './blanking.ts'
import { type Box, type Count, listBoxes, openCount } from './boxes.ts'
import { cleanParts, type Part, readPart } from './movie-boxes.ts'
import { cleanCodec } from './movie-codecs.ts'
import { listTracks, spansOf, type Track } from './movie-tracks.ts'
import { gaps, overlap, type Spans, union } from './spans.ts'
import { openWindow } from './window.ts'

const kept = new Set(['ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'pdin'])
const indexes = new Set(['moov', 'moof', 'mfra'])
const mostIndexBytes = 16 * 1024 * 1024

/**
 * Takes out of an MP4 or MOV file, in its place, what says where, when and with what it was taken. Everything
 * else stays where it is, byte for byte. Only the index is read into memory.
 */
export async function cleanMovie(file: FileHandle, size: number): Promise<void> {
  const count = openCount()
  const boxes = await listBoxes(openWindow(file, size), size, count)
  const [movie, ...more] = boxes.filter(({ type }) => type === 'moov')
  const media = boxes.filter(({ type }) => type === 'mdat')
  const isFragmented = boxes.some(({ type }) => type === 'moof')
  if (boxes[0]?.type !== 'ftyp' || movie === undefined || more.length > 0 || media.length === 0)
    throw new Uncleanable('is broken')

  const unused: Spans[] = []
  for (const box of boxes) {
    if (indexes.has(box.type))
      await cleanIndex(file, box, count, (data, part) => {
        if (box !== movie) return
        const { lost, used } = cleanTracks(data, part, isFragmented, count)
        unused.push(...lost)
        // Dashcams write places between the frames, where no track leads to.
        if (used) unused.push(gaps(union(used), 0, size))
      })
    else if (!kept.has(box.type)) await empty(file, box)
  }
  await blankSpans(file, overlap(union(unused), union([spansOfBoxes(media)]), size))
}

/** Reads a box, lets it be changed, cleans the rest of it and writes it back. */
async function cleanIndex(
  file: FileHandle,
  { at, body, end, type }: Box,
  count: Count,
  change: (data: Buffer, part: Part) => void,
): Promise<void> {
  if (end - at > mostIndexBytes) throw new Uncleanable('is broken')
  const data = Buffer.alloc(end - at)
  const { bytesRead } = await file.read(data, 0, data.length, at)
  if (bytesRead < data.length) throw new Uncleanable('is broken')
  const part = readPart(data, { type, at: 0, body: body - at, end: end - at }, count)
  change(data, part)
  cleanParts(data, part, count)
  await file.write(data, 0, data.length, at)
}

/** Cleans pictures and sound, and gives up all else. Says where either lies, as far as that is known. */
function cleanTracks(data: Buffer, movie: Part, isFragmented: boolean, count: Count) {
  const tracks = listTracks(data, movie, count)
  const shown = tracks.filter(({ kind }) => kind !== undefined)
  const hidden = tracks.filter(({ kind }) => kind === undefined)
  if (shown.length === 0) throw new Uncleanable('is broken')
  // Their parts are strewn over the file.
  if (isFragmented && hidden.length > 0)
    throw new Uncleanable('has a track that is neither picture nor sound: export it without')

  const lost = spansOf(data, hidden)
  if (lost === undefined) throw new Uncleanable('is broken')
  const used = isFragmented ? undefined : spansOf(data, shown)
  for (const track of shown) cleanCodecs(data, track, count)
  for (const { box } of hidden) box.type = 'free'
  return { lost, used }
}

function cleanCodecs(data: Buffer, { codecs, kind }: Track, count: Count): void {
  for (const codec of codecs) if (kind) cleanCodec(data, codec, kind, count)
}

const spansOfBoxes = (boxes: Box[]): Spans => ({
  starts: Float64Array.from(boxes, ({ body }) => body),
  ends: Float64Array.from(boxes, ({ end }) => end),
})

async function empty(file: FileHandle, { at, body, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  await blank(file, body, end)
}
