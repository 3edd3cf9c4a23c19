import { expect, test } from 'vitest'
import { knownNames, nearestName } from './nearest-name.ts'

const known = knownNames([
  'organization_id',
  'cpm_amount',
  'ends_at',
  'submission_ids',
  'campaign_id',
])

test.each([
  ['organisation_id', 'organization_id'],
  ['endsAt', 'ends_at'],
  ['amount', 'cpm_amount'],
  ['submissions', 'submission_ids'],
  ['colour', undefined],
  ['id', undefined],
  ['x'.repeat(100), undefined],
])('by %s may have been meant %s', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant)
})

test('by a word that others use may have been meant the one that is used here', () => {
  const webhook = knownNames(['address', 'description', 'types'])
  const [url, events, name] = ['url', 'events', 'name'].map((one) => nearestName(one, webhook))
  expect([url, events, name]).toEqual(['address', 'types', 'description'])
  expect(nearestName('url', known)).toBeUndefined()
})
