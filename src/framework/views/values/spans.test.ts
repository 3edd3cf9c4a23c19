import { expect, test } from 'vitest'
import { spanInWords } from './spans.ts'

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
