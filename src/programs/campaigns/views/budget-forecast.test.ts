import { expect, test } from 'vitest'
import { lastingInWords, outlivesItsPosts } from './budget-forecast.ts'

const said = {
  none: 'nothing used',
  idle: 'not running',
  ends: 'ends first',
  long: 'over a year',
  today: 'today',
  on: (day: string) => `on ${day}`,
}

const words = (
  budget_days_left: number | null,
  runs_dry_on: string | null,
  burn_amount = 215,
  ends_at: string | null = null,
) => lastingInWords({ burn_amount, budget_days_left, runs_dry_on, ends_at }, said)

test('a budget that lasts for years has no date', () => {
  expect(words(3396, '2036-03-04')).toBe('over a year')
  expect(words(40_000, null)).toBe('over a year')
  expect(words(366, '2027-11-17')).toBe('over a year')
})

test('a day of another year is said with it', () => {
  expect(words(365, '2027-11-16')).toBe('on November 16, 2027')
  expect(words(108, '2027-03-04')).toBe('on March 4, 2027')
  expect(words(14, '2026-11-30')).toBe('on November 30')
  expect(words(0, '2026-11-16')).toBe('today')
})

test('what does not run is told from what uses nothing', () => {
  expect(words(null, null)).toBe('not running')
  expect(words(null, null, 0)).toBe('nothing used')
})

test('no budget is told to run out after its campaign has ended', () => {
  const end = '2026-12-02T17:00:00.000Z'
  expect(words(19, '2026-12-05', 215, end)).toBe('ends first')
  expect(words(40_000, null, 215, end)).toBe('ends first')
  expect(words(14, '2026-11-30', 215, end)).toBe('on November 30')
  expect(words(16, '2026-12-02', 215, end)).toBe('on December 2')
  expect(words(null, null, 215, end)).toBe('not running')
})

test('a budget that lasts longer than its posts count depends on those that nobody has handed in yet', () => {
  const outlives = (budget_days_left: number | null) => outlivesItsPosts({ budget_days_left })
  expect([null, 30, 31].map(outlives)).toEqual([false, false, true])
})
