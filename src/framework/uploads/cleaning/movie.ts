import type { FileHandle } from 'node:fs/promises'
import { blank } from './blanking.ts'
import { type Box, listBoxes } from './boxes.ts'
import { cleanBoxes, emptyBox } from './movie-boxes.ts'
import { listTracks, merge, type Range, rangesOf } from './movie-tracks.ts'
import { Uncleanable } from './uncleanable.ts'

const kept = new Set(['ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin'])
const mostIndexBytes = 16 * 1024 * 1024

/**
 * Takes out of an MP4 or MOV file, in its place, what says where, when and with what it was taken. Everything
 * else stays where it is, byte for byte. Only the index is read into memory.
 */
export async function cleanMovie(file: FileHandle, size: number): Promise<void> {
  const read = (at: number, bytes: number) => readBytes(file, at, bytes)
  const boxes = await listBoxes(read, size)
  const [movie, ...more] = boxes.filter(({ type }) => type === 'moov')
  const isFragmented = boxes.some(({ type }) => type === 'moof')
  if (boxes[0]?.type !== 'ftyp' || movie === undefined || more.length > 0)
    throw new Uncleanable('is broken')

  const hidden = await cleanIndex(file, movie, (data, box) => cleanTracks(data, box, isFragmented))
  for (const box of boxes) {
    if (box.type === 'moof') await cleanIndex(file, box, () => [])
    else if (box !== movie && !kept.has(box.type)) await empty(file, box)
  }
  const media = boxes.filter(({ type }) => type === 'mdat')
  if (media.length === 0) throw new Uncleanable('is broken')
  for (const { from, to } of overlaps(hidden, media)) await blank(file, from, to)
}

/** Reads a box, lets it be changed, cleans the rest of it and writes it back. */
async function cleanIndex(
  file: FileHandle,
  { at, body, end, type }: Box,
  change: (data: Buffer, box: Box) => Range[],
): Promise<Range[]> {
  if (end - at > mostIndexBytes) throw new Uncleanable('is broken')
  const data = await readBytes(file, at, end - at)
  const box = { type, at: 0, body: body - at, end: end - at }
  const ranges = change(data, box)
  cleanBoxes(data, box)
  await file.write(data, 0, data.length, at)
  return ranges
}

/** Gives what is to be blanked of tracks that are neither picture nor sound, after emptying those. */
function cleanTracks(data: Buffer, movie: Box, isFragmented: boolean): Range[] {
  const tracks = listTracks(data, movie)
  const hidden = tracks.filter(({ isShown }) => !isShown)
  if (hidden.length === tracks.length) throw new Uncleanable('is broken')
  // Their parts are strewn over the file.
  if (isFragmented && hidden.length > 0)
    throw new Uncleanable('has a track that is neither picture nor sound: export it without')
  const ranges = merge(hidden.flatMap(({ box }) => rangesOf(data, box)))
  for (const { box } of hidden) emptyBox(data, box)
  return ranges
}

/** What lies in both of two lists that are in order. */
function overlaps(ranges: Range[], boxes: Box[]): Range[] {
  const found: Range[] = []
  let next = 0
  for (const { from, to } of ranges) {
    while (next < boxes.length && (boxes[next] as Box).end <= from) next += 1
    for (let index = next; index < boxes.length; index += 1) {
      const { body, end } = boxes[index] as Box
      if (body >= to) break
      found.push({ from: Math.max(from, body), to: Math.min(to, end) })
    }
  }
  return found
}

async function empty(file: FileHandle, { at, body, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  await blank(file, body, end)
}

async function readBytes(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const data = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(data, 0, bytes, at)
  if (bytesRead < bytes) throw new Uncleanable('is broken')
  return data
}
