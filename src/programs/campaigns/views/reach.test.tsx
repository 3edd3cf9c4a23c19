import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'
import { Reach } from './reach.tsx'

const terms = { currency: 'eur', cpm_amount: 175, used_amount: 0, view_count: 0 }

const shown = (fields: Partial<CampaignSummary>) => {
  const campaign = { ...terms, submissions_count: 0, ...fields } as CampaignSummary
  return render(<Reach campaign={campaign} />).replace(/<[^>]+>/g, '')
}

test('a campaign says what came of it, to the nearest cent', () => {
  expect(shown({ used_amount: 160_814, view_count: 919_300, submissions_count: 31 })).toBe(
    '919.3K views, 31 posts€1.75 effective CPM',
  )
})

test('one that nobody answered yet says what it pays', () => {
  expect(shown({})).toBe('€1.75 per 1,000 views')
})
