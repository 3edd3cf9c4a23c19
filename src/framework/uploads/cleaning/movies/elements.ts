import { Uncleanable } from '../uncleanable.ts'

/** A part of a WebM file. One that is written while it is recorded may not know where it ends. */
export type Element = { id: number; at: number; body: number; end: number | undefined }

export type KnownElement = Element & { end: number }

/** The most bytes that the head of an element can have. */
export const headBytes = 12

export function elementFrom(head: Buffer, at: number, limit: number): Element {
  const idBytes = lengthOf(head[0])
  const sizeBytes = lengthOf(head[idBytes])
  if (idBytes > 4 || sizeBytes > 8 || head.length < idBytes + sizeBytes)
    throw new Uncleanable('is broken')
  const id = head.readUIntBE(0, idBytes)
  const size = sizeOf(head.subarray(idBytes, idBytes + sizeBytes))
  const body = at + idBytes + sizeBytes
  const end = size === undefined ? undefined : body + size
  if (end !== undefined && end > limit) throw new Uncleanable('is broken')
  return { id, at, body, end }
}

/** A number begins with as many zeros as it has more bytes than one. */
const lengthOf = (first = 0) => Math.clz32(first) - 23

function sizeOf(bytes: Buffer): number | undefined {
  const [first = 0, ...rest] = bytes
  const mask = 2 ** (8 - bytes.length) - 1
  if ((first & mask) === mask && rest.every((byte) => byte === 0xff)) return undefined
  return rest.reduce((sum, byte) => sum * 256 + byte, first & mask)
}

/** The elements in a part of what is in memory. */
export function elementsIn(data: Buffer, from: number, to: number): KnownElement[] {
  const elements: KnownElement[] = []
  for (let at = from; at < to; at = (elements.at(-1) as KnownElement).end) {
    const { end, ...element } = elementFrom(data.subarray(at, Math.min(at + headBytes, to)), at, to)
    if (end === undefined) throw new Uncleanable('is broken')
    elements.push({ ...element, end })
  }
  return elements
}

const voidId = 0xec

/** The head of an empty element that takes as much room as another. */
export function voidHead(bytes: number): Buffer {
  if (bytes < 9) return Buffer.from([voidId, 0x80 | (bytes - 2)])
  const head = Buffer.alloc(9)
  head[0] = voidId
  head.writeUIntBE(bytes - 9, 3, 6)
  head[1] = 1
  return head
}

/** Empties an element in memory. */
export function emptyElement(data: Buffer, { at, end }: KnownElement): void {
  data.fill(0, at, end)
  voidHead(end - at).copy(data, at)
}
