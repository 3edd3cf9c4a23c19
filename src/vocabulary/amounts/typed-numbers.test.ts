import { expect, test } from 'vitest'
import { readWhole } from './typed-numbers.ts'

test.each([
  ['5000', 5000],
  ['5,000', 5000],
  [' 1,250,000 ', 1_250_000],
  ['5 000', 5000],
  ['-5', -5],
  ['5.0', undefined],
  ['5,00', undefined],
  ['5,0000', undefined],
  ['five', undefined],
  ['', undefined],
])('%j is the whole number %j', (typed, number) => {
  expect(readWhole(typed)).toBe(number)
})
