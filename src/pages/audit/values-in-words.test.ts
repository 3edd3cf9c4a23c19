import { expect, test } from 'vitest'
import { describeValue } from './values-in-words.ts'

test('what a token may do is told in words', () => {
  expect(describeValue('areas', { review: 'write', programs: 'read' }, undefined)).toBe(
    'review (write), programs (read)',
  )
  expect(describeValue('daily_limit_currency', 'eur', undefined)).toBe('EUR')
  expect(describeValue('state', 'pending', undefined)).toBe('to decide')
})
