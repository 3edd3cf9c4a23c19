import { describe, expect, test } from 'vitest'
import { fundingPath } from '../src/vocabulary/addresses/money-urls.ts'
import { collabPath } from '../src/vocabulary/addresses/urls.ts'
import { db, withSession, withToken } from './support/helper.ts'
import { createEarner } from './support/world/earnings.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createSucceededFunding,
  createUser,
  unique,
} from './support/world/factories.ts'

/** Everything of which staff look at each one: nobody may make so many that all others wait. */
describe('there may be', () => {
  test('twenty collabs of an organization in review', async () => {
    const membership = await createMembership(db)
    const { organization_id } = membership
    const client = await withToken(membership)
    const brief = '<p>One video of 30 seconds with the mug.</p>'
    const collabs = await Promise.all(
      Array.from({ length: 22 }, () => createCollab(db, { organization_id, brief })),
    )

    const answers = await Promise.all(
      collabs.map((collab) => client.post(`${collabPath(collab)}/review_request.json`)),
    )

    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.json().errors.base[0]).toContain('20 of your collabs are in review')
  })

  test('twenty accounts that their user has not proved', async () => {
    const client = await withToken(await createUser(db))
    const connect = () => {
      const account_url = `https://instagram.com/${unique('x').replaceAll('-', '_')}`
      const social_account = { platform_id: 'instagram', account_url }
      return client.post('/me/social_accounts.json', { social_account })
    }

    const answers = await Promise.all(Array.from({ length: 22 }, connect))

    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.json().errors.base[0]).toContain('You have 20 accounts')
  })

  test('ten refunds of an organization', async () => {
    const membership = await createMembership(db)
    const { organization_id } = membership
    const campaign = await createCampaign(db, { organization_id })
    const funding = await createSucceededFunding(db, campaign, 1000)
    const client = await withToken(membership)
    const ask = () => client.post(`${fundingPath(funding)}/refunds.json`, { refund: { amount: 1 } })

    const answers = await Promise.all(Array.from({ length: 12 }, ask))

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().errors.base[0]).toContain(
      '10 refunds are on their way',
    )
  })

  test('ten payouts of a creator', async () => {
    const user = await createUser(db)
    await createEarner(user, 20_000)
    const client = await withSession(user)
    const ask = () => client.post('/me/payouts.json', { payout: { currency: 'usd', amount: 1000 } })

    const answers = await Promise.all(Array.from({ length: 12 }, ask))

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().errors.base[0]).toContain(
      '10 payouts are on their way',
    )
  })
})
