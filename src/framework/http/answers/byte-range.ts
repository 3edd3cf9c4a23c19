import { Readable } from 'node:stream'

type ByteRange = { first: number; last: number }

/**
 * The one range of bytes that a player asks for, as it jumps about in a video. Undefined where all of it is
 * wanted, or several ranges are, and null where there are no such bytes.
 */
export function byteRange(asked: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first <= last ? { first, last } : null
}

/** These bytes of a stream. A file store is asked for all of it, and left off once they have come. */
export function cut(stream: Readable, { first, last }: ByteRange): Readable {
  return Readable.from(bytesOf(stream, first, last), { objectMode: false })
}

async function* bytesOf(stream: Readable, first: number, last: number) {
  let at = 0
  for await (const chunk of stream) {
    const bytes = chunk as Buffer
    const wanted = bytes.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
    if (wanted.length > 0) yield wanted
    at += bytes.length
    if (at > last) return
  }
}
