import type { Row, Texts } from '../../../src/framework/database/driver/row.ts'

/** A row with these values, as the database sends it. */
export function rowOf(values: Texts): Row {
  const parts = values.flatMap((value) => {
    const bytes = Buffer.from(value ?? '')
    const length = Buffer.alloc(4)
    length.writeInt32BE(value === null ? -1 : bytes.length)
    return [length, bytes]
  })
  const number = Buffer.alloc(2)
  number.writeInt16BE(values.length)
  return Buffer.concat([number, ...parts]).toString('latin1')
}
