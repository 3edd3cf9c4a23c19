import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
} from '../../../test/support/world/factories.ts'
import { reviewPath } from '../../vocabulary/addresses/submission-urls.ts'

test('sums of several currencies are in one order, whatever is decided first', async () => {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const terms = { organization_id, status: 'active', published_at: now(), cpm_amount: 300 } as const
  const every = { min_payout_amount: 0, max_payout_amount: 0, base_reward_amount: 0 }
  const budget = { unused_amount: 100_000 }
  for (const currency of ['usd', 'gbp', 'eur']) {
    const campaign = await createCampaign(db, { ...terms, ...every, ...budget, currency })
    await createCampaignSubmission(db, campaign, { verified_views: 1000 })
  }
  const { body } = await (await withSession(admin)).get(reviewPath({ id: organization_id }))
  const text = body.replace(/<[^>]+>/g, '')
  expect(text).toMatch(/3 posts, €[\d.]+ and £[\d.]+ and \$[\d.]+ if\s+all are approved now/)
})
