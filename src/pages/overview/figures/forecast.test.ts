import { expect, test } from 'vitest'
import type { BudgetFound } from './budget.ts'
import { burnDown } from './forecast.ts'

const budget = (
  unused_amount: number,
  burn_amount: number,
  isRunning = true,
  ends_at: string | null = null,
) =>
  ({
    unused_amount,
    burn_amount,
    ends_at,
    budget_days_left: isRunning && burn_amount > 0 ? Math.floor(unused_amount / burn_amount) : null,
    days: [
      { day: '2026-11-15', left_amount: 1000 },
      { day: '2026-11-16', left_amount: unused_amount },
    ],
  }) as BudgetFound

test('a forecast begins with what is left today and ends on the day on which nothing is', () => {
  expect(burnDown(budget(700, 300))).toEqual({
    days: ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'],
    left: [1000, 700, null, null],
    forecast: [null, 700, 400, 0],
  })
})

test('without use there is nothing to expect, and nobody looks further than a month', () => {
  expect(burnDown(budget(700, 0)).days).toHaveLength(2)
  expect(burnDown(budget(700, 1)).days).toHaveLength(32)
  expect(burnDown(budget(700, 1, false)).days).toHaveLength(2)
})

test('nothing is expected after the end of the campaign', () => {
  const { days, forecast } = burnDown(budget(700, 100, true, '2026-11-18T17:00:00.000Z'))
  expect(days.at(-1)).toBe('2026-11-18')
  expect(forecast.at(-1)).toBe(500)
})
