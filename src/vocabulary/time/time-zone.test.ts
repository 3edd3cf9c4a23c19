import { expect, test } from 'vitest'
import { isTimeZone, momentOf, wallTime } from './time-zone.ts'

test.each([
  // Clocks go from two to three on March 29, and from three to two on October 25.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
  ['2026-12-01T12:00', 'America/New_York', '2026-12-01T17:00:00.000Z'],
  ['2026-07-01T00:15', 'Asia/Kathmandu', '2026-06-30T18:30:00.000Z'],
  // Here they are set by half an hour.
  ['2026-04-05T12:00', 'Australia/Lord_Howe', '2026-04-05T01:30:00.000Z'],
  ['2026-01-01T00:00:30.250', 'Pacific/Kiritimati', '2025-12-31T10:00:30.250Z'],
  ['2026-03-29T02:30', 'UTC', '2026-03-29T02:30:00.000Z'],
])('%s in %s is %s, and back', (shown, zone, moment) => {
  expect(momentOf(shown, zone)).toBe(moment)
  expect(wallTime(moment, zone)).toBe(shown)
})

test('an hour that is left out is an hour later, and of one that comes twice the first is meant', () => {
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(wallTime('2026-03-29T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T03:30')
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(wallTime('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
})

test('what no clock shows is no moment, and what is no zone is none', () => {
  for (const text of [
    '',
    'tomorrow',
    '2026-13-01T00:00',
    '2026-02-31T00:00',
    '0099-01-01T00:00',
    '2026-03-29T02:30Z',
    '2026-03-29',
  ])
    expect(momentOf(text, 'Europe/Berlin')).toBeUndefined()
  expect(isTimeZone('Europe/Berlin')).toBe(true)
  for (const text of ['', 'Europe/Atlantis', '<b>', '../etc', 'x'.repeat(99)])
    expect(isTimeZone(text)).toBe(false)
})
