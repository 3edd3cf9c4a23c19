import { expect, test } from 'vitest'
import { textsIn } from './row-texts.ts'

function rowOf(values: (string | null)[]): Buffer {
  const parts = values.flatMap((value) => {
    const bytes = Buffer.from(value ?? '')
    const length = Buffer.alloc(4)
    length.writeInt32BE(value === null ? -1 : bytes.length)
    return [length, bytes]
  })
  const number = Buffer.alloc(2)
  number.writeInt16BE(values.length)
  return Buffer.concat([number, ...parts])
}

test.each([
  ['nothing', []],
  ['numbers, dates and null', ['17', '2026-11-18 14:52:50.123+00', null, 'f']],
  ['empty texts', ['', null, '', '']],
  ['letters of every length', ['Zoë', 'naïve café', '日本語', '🎬 cut', 'ß']],
  [
    'long texts',
    ['a'.repeat(64), 'a'.repeat(65), 'é'.repeat(32), 'é'.repeat(33), 'x'.repeat(9000)],
  ],
  ['texts as long as a letter of two bytes begins', ['x'.repeat(0xc3), 'é', 'y'.repeat(0xe2), '€']],
])('a row is read value by value: %s', (_, values) => {
  const row = rowOf(values)
  const before = Buffer.from('what came before')
  const bytes = Buffer.concat([before, row, Buffer.from('what comes next')])

  expect(textsIn(bytes, before.length, before.length + row.length)).toEqual(values)
})
