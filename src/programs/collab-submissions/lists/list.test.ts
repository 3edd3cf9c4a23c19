import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import { textOf } from '../../../../test/support/reading/reference.ts'
import {
  createAnotherApplication,
  createApplication,
} from '../../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createSocialAccount,
  createSocialAccountSnapshot,
} from '../../../../test/support/world/factories.ts'
import { collabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'

test('those who applied are compared by price and views, and prices that were not expected are marked', async () => {
  const work = await createApplication({ quote: 30_000, max_quote_amount: 25_000 })
  const cheap = await createAnotherApplication(work, { quote: 10_000 })
  await createSocialAccount(db, cheap.creator, { status: 'verified' })
  const path = collabSubmissionsPath(work.collab)
  const prices = async (order: string) => {
    const found = (await work.asAdmin.get(`${path}.json?order=${order}`)).json()
    return found.map(({ quote_amount }: { quote_amount: number }) => quote_amount)
  }

  expect(await prices('newest')).toEqual([10_000, 30_000])
  expect(await prices('highest_price')).toEqual([30_000, 10_000])
  expect(await prices('lowest_price')).toEqual([10_000, 30_000])
  expect(await prices('most_views')).toHaveLength(2)
  const page = await (await withSession(work.admin)).get(`${path}?order=highest_price`)
  expect(page.body).toMatch(/value="highest_price" selected/)
  expect(textOf(page.body)).toMatch(/\$300\.00\s*more than expected/)
  expect(textOf(page.body)).not.toMatch(/\$100\.00\s*(more|less) than expected/)
})

test('an applicant is shown, and put in order, by the account with which they would post', async () => {
  const work = await createApplication({ platform_ids: ['tiktok'] })
  const other = await createAnotherApplication(work)
  const accountWith = async (
    user: { id: number },
    platform_id: 'tiktok' | 'instagram',
    [followers, views]: [number, number],
  ) => {
    const account_url = `https://example.com/${platform_id}/${user.id}`
    const account = { status: 'verified' as const, platform_id, account_url }
    const { id } = await createSocialAccount(db, user, account)
    await createSocialAccountSnapshot(db, { id }, { subscriber_count: followers })
    await createCampaignSubmission(db, await createCampaign(db), {
      user_id: user.id,
      social_account_id: id,
      state: 'approved',
      approved_at: now(),
      verified_views: views,
    })
  }
  await accountWith(work.creator, 'tiktok', [1000, 200])
  await accountWith(work.creator, 'instagram', [9000, 8000])
  await accountWith(other.creator, 'tiktok', [500, 300])

  const path = `${collabSubmissionsPath(work.collab)}.json?order=most_views`
  const found = (await work.asAdmin.get(path)).json()
  expect(found.map(({ applicant }: { applicant: unknown }) => applicant)).toMatchObject([
    { platform_id: 'tiktok', follower_count: 500, median_view_count: 300 },
    { platform_id: 'tiktok', follower_count: 1000, median_view_count: 200 },
  ])
})
