import { expect, test } from 'vitest'
import { readForm } from './form-body.ts'

/** The end that was typed in a form which said this of its zone, as it is read. */
const endOf = (typed: string, zone: string) =>
  readForm([
    ['campaign[ends_at]', typed],
    ['_zones[campaign][ends_at]', zone],
  ])

test('a moment of a form is read in the zone that it was typed in', () => {
  expect(endOf('2026-03-30T09:30', 'Europe/Berlin')).toEqual({
    campaign: { ends_at: '2026-03-30T07:30:00.000Z' },
  })
  expect(endOf('2026-03-28T09:30', 'Europe/Berlin')).toEqual({
    campaign: { ends_at: '2026-03-28T08:30:00.000Z' },
  })
})

test('a form that is sent as it was shown changes no moment, also in the hour that comes twice', () => {
  for (const ends_at of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
    expect(endOf('2026-10-25T02:30', `Europe/Berlin ${ends_at}`)).toEqual({ campaign: { ends_at } })
  expect(endOf('2026-10-25T02:31', 'Europe/Berlin 2026-10-25T01:30:00.000Z')).toEqual({
    campaign: { ends_at: '2026-10-25T00:31:00.000Z' },
  })
})

test.each([
  ['', 'Europe/Berlin'],
  ['next week', 'Europe/Berlin'],
  ['2026-03-30T09:30', 'Europe/Atlantis'],
  ['2026-03-30T09:30Z', 'Europe/Berlin'],
  ['2027-02-31T10:00', 'Europe/Berlin'],
  ['0050-06-01T00:00', 'Europe/Berlin'],
  ['9999-12-31T23:59', 'America/New_York'],
])('%j in %s stays as it is', (ends_at, zone) => {
  expect(endOf(ends_at, zone)).toEqual({ campaign: { ends_at } })
})

test('a zone of what was not sent, or of no text, does nothing', () => {
  const fields = [
    ['campaign[name]', 'Made'],
    ['campaign[countries][]', 'DE'],
    ['_zones[campaign][ends_at]', 'Europe/Berlin'],
    ['_zones[campaign][countries][]', 'Europe/Berlin'],
    ['_zones[collab][x]', 'Europe/Berlin'],
  ] as const
  expect(readForm(fields)).toEqual({ campaign: { name: 'Made', countries: ['DE'] } })
  expect(readForm([['_zones', 'Europe/Berlin']])).toEqual({})
})

test.each(['2027-13-45T99:00:00.000Z', '2027-02-31T10:00:00.000Z', '0000-01-01T00:00:00.000Z'])(
  'a form that says it showed %s is read as it was typed',
  (shown) => {
    expect(endOf('2027-01-01T00:00', `UTC ${shown}`)).toEqual({
      campaign: { ends_at: '2027-01-01T00:00:00.000Z' },
    })
  },
)

test('a form cannot ask for thousands of conversions', () => {
  const fields = Array.from({ length: 21 }, (_, index) => [
    [`moment${index}`, '2027-01-01T00:00'],
    [`_zones[moment${index}]`, index % 2 ? 'europe/BERLIN' : 'Europe/Berlin'],
  ]).flat() as [string, string][]
  expect(readForm(fields.slice(0, 40))).toMatchObject({ moment19: '2026-12-31T23:00:00.000Z' })
  expect(() => readForm(fields)).toThrow('too many moments')
})
