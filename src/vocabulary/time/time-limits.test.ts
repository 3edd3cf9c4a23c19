import { expect, test } from 'vitest'
import { days, hours, later, minutes, onceEvery, seconds, timeLeft } from './time-limits.ts'

test('a time limit is one for the database and in words', () => {
  expect(days(7)).toEqual({ seconds: 604_800, interval: '7 days', words: '7 days' })
  expect(hours(48)).toEqual({ seconds: 172_800, interval: '48 hours', words: '48 hours' })
  expect([days(1).words, hours(1).words, minutes(1).words, seconds(1).words]).toEqual([
    ...['a day', 'an hour', 'a minute', 'a second'],
  ])
  expect(days(1000).words).toBe('1,000 days')
  expect(days(1000).interval).toBe('1000 days')
})

test('no time at all is at once', () => {
  expect([days(0), days(1), days(7)].map(later)).toEqual(['at once', 'a day later', '7 days later'])
})

test('what is left is said in the unit that tells most', () => {
  const until = '2026-03-15T00:00:00.000Z'
  const wordsAt = (now: string) => timeLeft(until, Date.parse(now)).words
  expect(wordsAt('2026-03-01T00:00:05Z')).toBe('14 days')
  expect(wordsAt('2026-03-12T00:00:05Z')).toBe('72 hours')
  expect(wordsAt('2026-03-14T23:00:00Z')).toBe('60 minutes')
  expect(wordsAt('2026-03-14T23:59:50Z')).toBe('a minute')
  expect(wordsAt('2026-03-16T00:00:00Z')).toBe('a minute')
})

test('what happens again and again', () => {
  expect([days(1), hours(1), days(2)].map(onceEvery)).toEqual([
    ...['once a day', 'once an hour', 'once every 2 days'],
  ])
})
