import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { addBalance, createMembership } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
} from '../../../test/support/world/submissions.ts'
import { fundingsPath } from '../../vocabulary/addresses/money-urls.ts'
import { listHoldings } from './holdings.ts'

test('what an organization has is told by where it lies, in each currency', async () => {
  const owner = await createMembership(db)
  const { organization_id: id } = owner
  const client = await withToken(owner)
  const platform = fakePlatform()

  const campaign = await createRunningCampaign({ organization_id: id })
  const post = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(post)
  platform.post(post.post_uid, { views: 4000 })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()
  await go(
    await createApplication({ organization_id: id, quote: 5000, balance: 20_000 }),
    'acceptance',
  )
  await addBalance(db, { id }, 900, 'jpy')
  const path = fundingsPath({ id })
  const funding = { amount: 2000, provider: 'manual' }
  const asked = (await client.post(`${path}.json`, { funding })).json()
  const staff = await createMembership(db)
  makeStaff(staff.user)
  await (await withToken(staff)).post(`/staff/fundings/${asked.id}/confirmation.json`)
  await client.post(`${path}/${asked.id}/refunds.json`, { refund: { amount: 500 } })

  expect(await listHoldings(db, { id })).toEqual([
    {
      currency: 'jpy',
      available_amount: 900,
      debt_amount: 0,
      campaigns_amount: 0,
      aside_amount: 0,
      refund_amount: 0,
    },
    {
      currency: 'usd',
      available_amount: 16_500,
      debt_amount: 0,
      campaigns_amount: 999_300,
      aside_amount: 5700,
      refund_amount: 500,
    },
  ])
  const { body } = await (await withSession(owner)).get(path)
  for (const figure of ['¥900', '$165.00', '$9,993.00', '$57.00', '$5.00'])
    expect(body).toContain(figure)
  // The tabs lead there already.
  expect(body).not.toContain('All transfers')
})
