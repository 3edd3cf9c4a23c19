import { openCopy } from './copy.ts'
import { openPartCount } from './parts.ts'

const trailer = 0x3b
const frame = 0x2c
const extension = 0x21
const frameControl = 0xf9
const application = 0xff

/** A GIF without comments, metadata and whatever follows its end. Nothing, if it does not end as one. */
export function stripGif(data: Buffer): Buffer | undefined {
  if (data.length < 14) return undefined
  const copy = openCopy(data)
  const count = openPartCount()
  let hasFrame = false
  let at = 13 + tableBytes(data[10] as number)
  copy.keep(0, at)
  while (at < data.length && data[at] !== trailer) {
    count()
    const isFrame = data[at] === frame
    if (!isFrame && data[at] !== extension) return undefined
    const body = isFrame ? at + 11 + tableBytes(data[at + 9] ?? 0) : at + 2
    const next = endOfBlocks(data, body)
    if (next === undefined) return undefined
    if (isFrame || isKept(data, at, next)) copy.keep(at, next)
    hasFrame ||= isFrame
    at = next
  }
  // Some programs leave the trailer out.
  copy.add(Buffer.from([trailer]))
  return hasFrame ? copy.bytes() : undefined
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Each block says how long it is, and an empty one is the last. */
function endOfBlocks(data: Buffer, from: number): number | undefined {
  let at = from
  while (at < data.length) {
    const length = data[at] as number
    at += 1 + length
    if (length === 0) return at
  }
  return undefined
}

/** How long a frame is shown, and how often all of them. Each has only one length. */
function isKept(data: Buffer, at: number, next: number): boolean {
  const label = data[at + 1]
  if (label === frameControl) return next - at === 8
  const name = data.toString('latin1', at + 3, at + 14)
  return label === application && next - at === 19 && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name)
}
