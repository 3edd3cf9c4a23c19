import { Uncleanable } from '../uncleanable.ts'
import type { Box, Count } from './boxes.ts'
import { type Part, partAt } from './movie-boxes.ts'
import { type Kind, listCodecs, soundSampleBytes } from './movie-codecs.ts'
import type { Spans } from './spans.ts'

/**
 * `kind` is missing where it is neither picture nor sound: that may say where it was taken, frame by frame.
 */
export type Track = { box: Part; kind: Kind | undefined; codecs: Box[] }

export function listTracks(data: Buffer, movie: Part, count: Count): Track[] {
  return movie.parts
    .filter(({ type }) => type === 'trak')
    .map((box) => ({ box, kind: kindOf(data, box), codecs: codecsOf(data, box, count) }))
}

function kindOf(data: Buffer, track: Part): Kind | undefined {
  const handler = partAt(track, 'mdia/hdlr')
  if (handler === undefined || handler.end - handler.body < 12) throw new Uncleanable('is broken')
  const kind = data.toString('latin1', handler.body + 8, handler.body + 12)
  return kind === 'vide' || kind === 'soun' ? kind : undefined
}

function codecsOf(data: Buffer, track: Part, count: Count): Box[] {
  const codecs = partAt(track, 'mdia/minf/stbl/stsd')
  if (codecs === undefined) throw new Uncleanable('is broken')
  return listCodecs(data, codecs, count)
}

/** The most chunks of all tracks together. */
const mostChunks = 1_000_000

/**
 * The places in the file that hold what tracks consist of; undefined if one of the tracks does not say it
 * plainly.
 */
export function spansOf(data: Buffer, tracks: Track[]): Spans[] | undefined {
  let left = mostChunks
  const found: Spans[] = []
  for (const track of tracks) {
    const spans = spansOfTrack(data, track, left)
    if (spans === undefined) return undefined
    left -= spans.starts.length
    found.push(spans)
  }
  return found
}

function spansOfTrack(data: Buffer, track: Track, most: number): Spans | undefined {
  const table = (type: string) => tableIn(track.box, type)
  const offsets = table('stco') ?? table('co64')
  const [runs, sizes] = [table('stsc'), table('stsz')]
  if (offsets === undefined || runs === undefined || sizes === undefined) return undefined
  const starts = chunkStarts(data, offsets, most)
  if (starts === undefined || runs.at + 4 + data.readUInt32BE(runs.at) * 12 > runs.end)
    return undefined
  return { starts, ends: chunkEnds(data, { starts, runs, sizes, track }) }
}

type Table = { type: string; at: number; end: number }

/** Finds a table of a track. It begins behind a version, which is the same for all that there is. */
function tableIn(track: Part, type: string): Table | undefined {
  const box = partAt(track, `mdia/minf/stbl/${type}`)
  if (box === undefined || box.end - box.body < 8) return undefined
  return { type, at: box.body + 4, end: box.end }
}

function chunkStarts(
  data: Buffer,
  { type, at, end }: Table,
  most: number,
): Float64Array | undefined {
  const count = data.readUInt32BE(at)
  const width = type === 'co64' ? 8 : 4
  if (count > most || at + 4 + count * width > end) return undefined
  return Float64Array.from({ length: count }, (_, index) => {
    const place = at + 4 + index * width
    return width === 8 ? Number(data.readBigUInt64BE(place)) : data.readUInt32BE(place)
  })
}

type Tables = { starts: Float64Array; runs: Table; sizes: Table; track: Track }

/** The end of each chunk, from how many samples it has and how long each of these is. */
function chunkEnds(data: Buffer, { starts, runs, sizes, track }: Tables): Float64Array {
  const runCount = data.readUInt32BE(runs.at)
  const sameSize = data.readUInt32BE(sizes.at)
  const perSample = track.codecs.map(soundBytesIn(data, track)).reduce(larger, sameSize)
  let [run, sample] = [0, 0]
  return starts.map((start, index) => {
    const isNext =
      run + 1 < runCount && data.readUInt32BE(runs.at + 4 + (run + 1) * 12) <= index + 1
    if (isNext) run += 1
    const samples = runCount === 0 ? 0 : data.readUInt32BE(runs.at + 8 + run * 12)
    if (sameSize > 0) return start + samples * perSample
    let end = start
    for (let left = samples; left > 0; left -= 1, sample += 1) {
      const place = sizes.at + 8 + sample * 4
      if (place + 4 > sizes.end) break
      end += data.readUInt32BE(place)
    }
    return end
  })
}

const soundBytesIn =
  (data: Buffer, { kind }: Track) =>
  (codec: Box) =>
    kind === 'soun' ? soundSampleBytes(data, codec) : 1

const larger = (one: number, other: number) => Math.max(one, other)
