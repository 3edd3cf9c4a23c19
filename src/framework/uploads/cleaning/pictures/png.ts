import { crc32 } from 'node:zlib'
import { openCopy } from './copy.ts'
import { exifOf, type Orientation } from './orientation.ts'
import { openPartCount } from './parts.ts'

const numberOf = (type: string) => Buffer.from(type, 'latin1').readUInt32BE()

const pixels = 'IHDR PLTE IDAT tRNS acTL fcTL fdAT IEND'
const colours = 'cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs'
const kept = new Set(`${pixels} ${colours}`.split(' ').map(numberOf))
const [head, end] = [numberOf('IHDR'), numberOf('IEND')]

/** A PNG without metadata and whatever follows its end. Nothing, if it does not end as one. */
export function stripPng(data: Buffer, orientation: Orientation): Buffer | undefined {
  const copy = openCopy(data)
  const count = openPartCount()
  copy.keep(0, 8)
  let at = 8
  while (at + 12 <= data.length) {
    count()
    const next = at + 12 + data.readUInt32BE(at)
    const type = data.readUInt32BE(at + 4)
    if (next > data.length || (at === 8) !== (type === head)) return undefined
    if (kept.has(type)) copy.keep(at, next)
    if (type === head && orientation > 1) copy.add(exifChunk(orientation))
    if (type === end) return copy.bytes()
    at = next
  }
  return undefined
}

function exifChunk(orientation: Orientation): Buffer {
  const exif = exifOf(orientation)
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), exif, Buffer.alloc(4)])
  chunk.writeUInt32BE(exif.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}
