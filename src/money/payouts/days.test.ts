import { expect, test } from 'vitest'
import { arrivalDay, arrivesBy, isLate, isOverdue, sendingDay } from './days.ts'

const on = (day: string) => Date.parse(`${day}T16:20:00Z`)
const days = (...payoutWeekdays: number[]) =>
  ({ money: { payoutWeekdays } }) as Parameters<typeof sendingDay>[0]

// November 17, 2026 is a Tuesday.
test.each([
  ['2026-11-17', [2, 5], '2026-11-20'],
  ['2026-11-20', [2, 5], '2026-11-24'],
  ['2026-11-17', [2], '2026-11-24'],
  ['2026-11-17', [3], '2026-11-18'],
  ['2026-12-31', [5], '2027-01-01'],
])('what is requested on %s goes out on the next day of batches %j: %s', (day, weekdays, next) => {
  expect(sendingDay(days(...weekdays), 'manual', on(day))).toBe(next)
  expect(sendingDay(days(...weekdays), 'stripe', on(day))).toBe(day)
})

test('a bank takes three working days, and weekends are none', () => {
  expect(arrivalDay('2026-11-17')).toBe('2026-11-20')
  expect(arrivalDay('2026-11-20')).toBe('2026-11-25')
  expect(arrivalDay('2026-11-21')).toBe('2026-11-25')
})

test('once it is sent it arrives after that day, and what is not sent after its day is late', () => {
  const promised = { sends_on: '2026-11-20', paid_at: null }
  expect(arrivesBy({ ...promised, status: 'processing' })).toBe('2026-11-25')
  expect(arrivesBy({ ...promised, status: 'paid', paid_at: '2026-11-18T09:00:00.000Z' })).toBe(
    '2026-11-23',
  )
  expect(arrivesBy({ ...promised, status: 'canceled' })).toBeNull()
  expect(isLate({ ...promised, status: 'pending' }, on('2026-11-20'))).toBe(false)
  expect(isLate({ ...promised, status: 'pending' }, on('2026-11-21'))).toBe(true)
  expect(isLate({ ...promised, status: 'paid' }, on('2026-11-21'))).toBe(false)
  expect(isOverdue({ ...promised, status: 'paid' }, on('2026-11-25'))).toBe(false)
  expect(isOverdue({ ...promised, status: 'paid' }, on('2026-11-26'))).toBe(true)
  expect(isOverdue({ ...promised, status: 'pending' }, on('2026-11-26'))).toBe(false)
})
