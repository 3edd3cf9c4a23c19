import { expect, test } from 'vitest'
import { days, hours, later, minutes, onceEvery, seconds } from './time-limits.ts'

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

test('what happens again and again', () => {
  expect([days(1), hours(1), days(2)].map(onceEvery)).toEqual([
    ...['once a day', 'once an hour', 'once every 2 days'],
  ])
})
