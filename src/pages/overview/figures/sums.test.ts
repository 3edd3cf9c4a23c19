import { expect, test } from 'vitest'
import { effectiveCpm } from '../../../vocabulary/amounts/effective-cpm.ts'
import { percentMore } from './sums.ts'

test('what a thousand views cost is rounded, and never cut to below the rate that was paid', () => {
  expect(effectiveCpm(160_814, 919_300)).toBe(175)
  expect(effectiveCpm(100, 3000)).toBe(33)
  expect(effectiveCpm(100, 0)).toBe(null)
})

test('changes are rounded the same in both directions', () => {
  expect(percentMore(5, 3)).toBe(67)
  expect(percentMore(1, 3)).toBe(-67)
  expect(percentMore(1, 0)).toBe(null)
})
