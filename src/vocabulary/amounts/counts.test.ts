import { expect, test } from 'vitest'
import { counted } from './counts.ts'

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1200, '1,200 days'],
])('%i is counted as %s', (number, words) => {
  expect(counted(number, 'day')).toBe(words)
})
