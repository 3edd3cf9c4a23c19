import { openCopy } from './copy.ts'
import { exifOf, type Orientation } from './orientation.ts'

const kept = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP'])
const partsOfFrame = new Set(['VP8 ', 'VP8L', 'ALPH'])
const frameHead = 16
const [exifFlag, xmpFlag] = [0x08, 0x04]

type Chunk = { type: string; at: number; body: number; end: number; next: number }

/** A WebP without metadata and whatever follows its end. Nothing, if it does not end as one. */
export function stripWebp(data: Buffer, orientation: Orientation): Buffer | undefined {
  if (data.length < 20) return undefined
  const chunks = chunksIn(data, 12, 8 + data.readUInt32LE(4))
  if (chunks === undefined) return undefined
  const copy = openCopy(data)
  copy.keep(0, 12)
  for (const { type, at, body, end, next } of chunks) {
    if (kept.has(type)) copy.keep(at, next)
    if (type === 'VP8X') copy.add(withFlags(data.subarray(at, next), orientation))
    if (type === 'ANMF') {
      const frame = cleanFrame(data.subarray(body, end))
      if (frame === undefined) return undefined
      copy.add(chunkOf(type, frame))
    }
  }
  if (orientation > 1) copy.add(chunkOf('EXIF', exifOf(orientation)))
  const stripped = copy.bytes()
  stripped.writeUInt32LE(stripped.length - 8, 4)
  return stripped
}

function chunksIn(data: Buffer, from: number, to: number): Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = from
  while (at < to) {
    const end = at + 8 <= data.length ? at + 8 + data.readUInt32LE(at + 4) : Infinity
    if (end > to || to > data.length || chunks.length > mostChunks) return undefined
    const next = Math.min(end + (end % 2), data.length)
    chunks.push({ type: data.toString('latin1', at, at + 4), at, body: at + 8, end, next })
    at = next
  }
  return chunks
}

const mostChunks = 100_000

/** Says what is still there: not XMP, and EXIF only where the picture is turned. */
function withFlags(chunk: Buffer, orientation: Orientation): Buffer {
  const changed = Buffer.from(chunk)
  const flags = (changed[8] ?? 0) & ~(exifFlag | xmpFlag)
  changed[8] = orientation > 1 ? flags | exifFlag : flags
  return changed
}

function cleanFrame(frame: Buffer): Buffer | undefined {
  const parts = chunksIn(frame, frameHead, frame.length)
  if (parts === undefined) return undefined
  const copy = openCopy(frame)
  copy.keep(0, frameHead)
  for (const { type, at, next } of parts) if (partsOfFrame.has(type)) copy.keep(at, next)
  return copy.bytes()
}

function chunkOf(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
