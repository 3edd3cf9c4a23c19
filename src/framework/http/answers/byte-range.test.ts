import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { byteRange, cut } from './byte-range.ts'

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-2', { first: 8, last: 9 }],
  ['bytes=-20', { first: 0, last: 9 }],
  ['bytes=9-99', { first: 9, last: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=3-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('%s of ten bytes', (asked, range) => {
  expect(byteRange(asked, 10)).toEqual(range)
})

test('the bytes that are asked for come, from whichever pieces they are in', async () => {
  const pieces = () => Readable.from([Buffer.from('abc'), Buffer.from('def'), Buffer.from('ghi')])

  expect(String(await buffer(cut(pieces(), { first: 2, last: 6 })))).toBe('cdefg')
  expect(String(await buffer(cut(pieces(), { first: 8, last: 8 })))).toBe('i')
})
