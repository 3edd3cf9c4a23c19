import { expect, test } from 'vitest'
import { rowOf } from '../../../../test/support/reading/row-of.ts'
import { textsOf } from './row.ts'

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
  expect(textsOf(rowOf(values))).toEqual(values)
})
