import { globSync, readFileSync } from 'node:fs'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Time } from './time.tsx'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 1000).toISOString()
const shown = (props: Parameters<typeof Time>[0]) =>
  render(<Time {...props} />).replace(/<[^>]+>/g, '')

test('a near moment is told by its distance, and a far one by its date', () => {
  expect(shown({ at: inHours(-2) })).toBe('2 hours ago')
  expect(shown({ at: '2020-03-01T09:30:00.000Z' })).toBe('Mar 1, 2020')
})

test('a past day is yesterday for as long as a calendar says so', () => {
  const midnight = new Date().setUTCHours(0, 0, 0, 0)
  const earlier = (days: number) => new Date(midnight - days * 86_400_000).toISOString()
  expect(shown({ at: earlier(1) })).toBe('yesterday')
  expect(shown({ at: earlier(2) })).toBe('2 days ago')
})

test('within a sentence a date has its preposition', () => {
  expect(shown({ at: inHours(72), isPhrase: true })).toBe('in 3 days')
  expect(shown({ at: '2020-03-01T09:30:00.000Z', isPhrase: true })).toBe('on Mar 1, 2020')
})

test('after a word that asks for a moment no distance is told', () => {
  const soon = shown({ at: inHours(3), after: 'until' })
  expect(soon).toMatch(/^until \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M UTC$/)
  expect(shown({ at: '2020-03-01T09:30:00.000Z', after: 'since' })).toBe('since Mar 1, 2020')
})

/** “on 2 minutes ago”, “until in 3 days”. */
test('no page writes a preposition before a distance', () => {
  const bad =
    /\b(?i:on|at|by|since|until|from|till|before|after|about)(?:\s|\{' '\})+<Time\b[^>]*>/g
  const found = globSync('src/**/*.tsx', { exclude: (path) => path.endsWith('.test.tsx') }).flatMap(
    (file) => readFileSync(file, 'utf8').match(bad) ?? [],
  )
  expect(found).toEqual([])
})
