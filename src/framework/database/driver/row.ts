import { Parser } from 'pg-protocol/dist/parser.js'

/**
 * A row as it arrives: a letter for each of its bytes. Two rows that are the same text hold the same values.
 * First comes the number of values, then each with its length before it.
 */
export type Row = string

/** The values of a row, in the order of the columns. */
export type Texts = (string | null)[]

type ReadMessage = (offset: number, code: number, length: number, bytes: Buffer) => unknown

const dataRow = 'D'.charCodeAt(0)
/** The length of a message counts its own four bytes. */
const lengthBytes = 4

/** The message of a row. pg asks for its fields, which we do without where nobody needs them. */
export class RowMessage {
  readonly name = 'dataRow'
  readonly length: number
  readonly row: Row

  constructor(length: number, row: Row) {
    this.length = length
    this.row = row
  }

  get fields(): Texts {
    return textsOf(this.row)
  }

  get fieldCount(): number {
    return int16(this.row, 0)
  }
}

/**
 * Has pg read a row as one text, of which the values are parts. pg asks the runtime for the text of each
 * value, which for a number or a date takes ten times as long as all else that is done with it.
 */
export function readRowsAtOnce(): void {
  const reading = Parser.prototype as unknown as { handlePacket: ReadMessage }
  const readOther = reading.handlePacket
  reading.handlePacket = function (offset, code, length, bytes) {
    if (code !== dataRow) return readOther.call(this, offset, code, length, bytes)
    return new RowMessage(length, bytes.toString('latin1', offset, offset + length - lengthBytes))
  }
}

export function textsOf(row: Row): Texts {
  const texts: Texts = new Array(int16(row, 0))
  let at = 2
  for (let index = 0; index < texts.length; index += 1) {
    const length = int32(row, at)
    at += 4
    if (length < 0) {
      texts[index] = null
      continue
    }
    texts[index] = textOf(row.slice(at, at + length))
    at += length
  }
  return texts
}

/** Longer values are left to the runtime: to look at each of their letters would take longer. */
const longest = 64

function textOf(bytes: string): string {
  if (bytes.length <= longest && isAscii(bytes)) return bytes
  return Buffer.from(bytes, 'latin1').toString()
}

function isAscii(bytes: string): boolean {
  for (let at = 0; at < bytes.length; at += 1) if (bytes.charCodeAt(at) > 127) return false
  return true
}

function int16(row: Row, at: number): number {
  return (row.charCodeAt(at) << 8) | row.charCodeAt(at + 1)
}

function int32(row: Row, at: number): number {
  return (int16(row, at) << 16) | int16(row, at + 2)
}
