import { expect, test } from 'vitest'
import { counted, spanInWords } from './words.ts'

test.each([
  [0, '1 minute'],
  [59, '1 minute'],
  [600, '10 minutes'],
  [3600, '1 hour'],
  [47 * 3600, '47 hours'],
  [48 * 3600, '2 days'],
  [2_000 * 86_400, '2,000 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(spanInWords(seconds)).toBe(words)
})

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1200, '1,200 days'],
])('%i is counted as %s', (number, words) => {
  expect(counted(number, 'day')).toBe(words)
})
