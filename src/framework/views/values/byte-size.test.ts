import { expect, test } from 'vitest'
import { byteSize } from './byte-size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [374, '374 bytes'],
  [8400, '8.4 kB'],
  [8_400_000, '8.4 MB'],
  [74_718_300_000, '74.7 GB'],
])('%j bytes are %j', (bytes, words) => {
  expect(byteSize(bytes)).toBe(words)
})
