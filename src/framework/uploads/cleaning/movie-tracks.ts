import { type Box, boxAt, boxesIn } from './boxes.ts'
import { Uncleanable } from './uncleanable.ts'

export type Range = { from: number; to: number }

type Track = { box: Box; isShown: boolean }

/** The tracks of a movie. Those that are neither picture nor sound may say where it was taken, frame by frame. */
export function listTracks(data: Buffer, movie: Box): Track[] {
  return boxesIn(data, movie.body, movie.end)
    .filter(({ type }) => type === 'trak')
    .map((box) => ({ box, isShown: isShown(data, box) }))
}

function isShown(data: Buffer, track: Box): boolean {
  const handler = boxAt(data, track, 'mdia/hdlr')
  const codecs = boxAt(data, track, 'mdia/minf/stbl/stsd')
  if (handler === undefined || handler.end - handler.body < 12) throw new Uncleanable('is broken')
  if (codecs === undefined || boxesIn(data, codecs.body + 8, codecs.end).length === 0)
    throw new Uncleanable('is broken')
  const kind = data.toString('latin1', handler.body + 8, handler.body + 12)
  return kind === 'vide' || kind === 'soun'
}

const mostChunks = 100_000

/** Where in the file lies what a track consists of, in order and without overlaps. */
export function rangesOf(data: Buffer, track: Box): Range[] {
  const table = (type: string) => tableIn(data, track, type)
  const offsets = table('stco') ?? table('co64')
  const [runs, sizes] = [table('stsc'), table('stsz')]
  if (offsets === undefined || runs === undefined || sizes === undefined)
    throw new Uncleanable('is broken')
  const chunks = chunkOffsets(data, offsets)
  const bytes = chunkBytes(data, runs, sizes, chunks.length)
  return merge(chunks.map((from, index) => ({ from, to: from + (bytes[index] ?? 0) })))
}

type Table = { type: string; at: number; end: number }

/** Behind a version, which is the same for all that there is. */
function tableIn(data: Buffer, track: Box, type: string): Table | undefined {
  const box = boxAt(data, track, `mdia/minf/stbl/${type}`)
  if (box && box.end - box.body < 8) throw new Uncleanable('is broken')
  return box && { type, at: box.body + 4, end: box.end }
}

function chunkOffsets(data: Buffer, { type, at, end }: Table): number[] {
  const count = data.readUInt32BE(at)
  const width = type === 'co64' ? 8 : 4
  if (count > mostChunks || at + 4 + count * width > end) throw new Uncleanable('is broken')
  return Array.from({ length: count }, (_, index) => {
    const place = at + 4 + index * width
    return width === 8 ? Number(data.readBigUInt64BE(place)) : data.readUInt32BE(place)
  })
}

/** How long each chunk is, by how many samples it has and how long each of these is. */
function chunkBytes(data: Buffer, runs: Table, sizes: Table, chunks: number): number[] {
  const runCount = data.readUInt32BE(runs.at)
  const sameSize = data.readUInt32BE(sizes.at)
  if (runs.at + 4 + runCount * 12 > runs.end) throw new Uncleanable('is broken')
  const bytes: number[] = []
  let [run, sample] = [0, 0]
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    const isNext = run + 1 < runCount && data.readUInt32BE(runs.at + 4 + (run + 1) * 12) <= chunk
    if (isNext) run += 1
    const samples = runCount === 0 ? 0 : data.readUInt32BE(runs.at + 8 + run * 12)
    if (sameSize > 0) {
      bytes.push(samples * sameSize)
      continue
    }
    let sum = 0
    for (let left = samples; left > 0; left -= 1, sample += 1) {
      const place = sizes.at + 8 + sample * 4
      if (place + 4 > sizes.end) break
      sum += data.readUInt32BE(place)
    }
    bytes.push(sum)
  }
  return bytes
}

/** So that no byte is overwritten twice, however often it is named. */
export function merge(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}
