import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseCode, randomCode } from './codes.ts'

test('a code has no letter that could be read as another', () => {
  expect(randomCode(10_000)).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/)
})

test.each([
  ['o0O', '000'],
  ['iIlL1', '11111'],
  [' ab-c 12\t3 ', 'ABC123'],
])('%j is read as %j', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code)
})

test('reading again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = normaliseCode(typed)
      expect(normaliseCode(once)).toBe(once)
    }),
  )
})
