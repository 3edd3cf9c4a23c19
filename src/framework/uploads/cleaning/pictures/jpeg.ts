import { openCopy } from './copy.ts'
import { exifOf, type Orientation } from './orientation.ts'
import { openPartCount } from './parts.ts'

const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * A JPEG without metadata, previews and whatever follows its end. Its pixels stay as they are. Nothing, if it
 * does not end as one.
 */
export function stripJpeg(data: Buffer, orientation: Orientation): Buffer | undefined {
  const copy = openCopy(data)
  const count = openPartCount()
  copy.keep(0, 2)
  if (orientation > 1) copy.add(exifSegment(orientation))
  let hasScan = false
  let at = 2
  while (at + 2 <= data.length) {
    const marker = data[at + 1] as number
    // Any number of these bytes may stand before a marker, and readers pass over whatever else is there.
    if (data[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1
    } else if (marker === endOfImage) {
      copy.keep(at, at + 2)
      return hasScan ? copy.bytes() : undefined
    } else {
      count()
      const end = at + 4 <= data.length ? at + 2 + data.readUInt16BE(at + 2) : Infinity
      if (end > data.length) return undefined
      const next = marker === startOfScan ? endOfScan(data, end) : end
      if (isKept(data, marker, at, end)) copy.keep(at, next)
      hasScan ||= marker === startOfScan
      at = next
    }
  }
  return undefined
}

/** The next marker after the pixels; a stuffed 0xff and a restart are parts of them. */
function endOfScan(data: Buffer, from: number): number {
  let at = from
  for (; at + 1 < data.length; at += 1) {
    if (data[at] !== 0xff) continue
    const next = data[at + 1] as number
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return data.length
}

/** Tables and frames, and of the rest only what decides about colours. */
function isKept(data: Buffer, marker: number, at: number, end: number): boolean {
  const names = (name: string) => data.toString('latin1', at + 4, at + 4 + name.length) === name
  // A JFIF segment that is longer carries a preview.
  if (marker === 0xe0) return names('JFIF\0') && end - at === 18
  if (marker === 0xe2) return names('ICC_PROFILE\0')
  if (marker === 0xee) return names('Adobe')
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf)
}

function exifSegment(orientation: Orientation): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)])
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
}
