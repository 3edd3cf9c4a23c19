import { Parser } from 'pg-protocol/dist/parser.js'
import type { Texts } from './statement.ts'

type Row = { name: 'dataRow'; length: number; fieldCount: number; fields: Texts }
type ReadMessage = (offset: number, code: number, length: number, bytes: Buffer) => unknown

const dataRow = 'D'.charCodeAt(0)
/** The length of a message counts its own four bytes. */
const lengthBytes = 4

/**
 * Has pg read a row as one text, of which the values are parts. pg asks the runtime for the text of each value, which for a
 * number or a date takes ten times as long as all else that is done with it.
 */
export function readRowsAtOnce(): void {
  const reading = Parser.prototype as unknown as { handlePacket: ReadMessage }
  const readOther = reading.handlePacket
  reading.handlePacket = function (offset, code, length, bytes) {
    if (code !== dataRow) return readOther.call(this, offset, code, length, bytes)
    const fields = textsIn(bytes, offset, offset + length - lengthBytes)
    return { name: 'dataRow', length, fieldCount: fields.length, fields } satisfies Row
  }
}

/** Longer values are left to the runtime: to look at each of their bytes would take longer. */
const longest = 64

/** The values of a row: their number, then of each its length, -1 for null, and its bytes. */
export function textsIn(bytes: Buffer, begin: number, end: number): Texts {
  const row = bytes.toString('latin1', begin, end)
  const texts: Texts = new Array(bytes.readInt16BE(begin))
  let at = begin + 2
  for (let index = 0; index < texts.length; index += 1) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) {
      texts[index] = null
      continue
    }
    const next = at + length
    texts[index] =
      length <= longest && isAscii(bytes, at, next)
        ? row.slice(at - begin, next - begin)
        : bytes.toString('utf8', at, next)
    at = next
  }
  return texts
}

function isAscii(bytes: Buffer, begin: number, end: number): boolean {
  for (let at = begin; at < end; at += 1) if ((bytes[at] as number) > 127) return false
  return true
}
