import { expect, test } from 'vitest'
import { approvedOf } from './track-record.ts'

test('what is approved is told of what is decided, as others may wait', () => {
  expect(approvedOf(1, 1)).toBe('1 of 1 decided approved')
  expect(approvedOf(1200, 1500)).toBe('1,200 of 1,500 decided approved')
})
