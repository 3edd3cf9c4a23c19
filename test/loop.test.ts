import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workOffDeadlines } from '../src/activity/deadlines/jobs.ts'
import { deadlineKinds } from '../src/composition/deadlines.ts'
import { releaseGrants } from '../src/money/grants/jobs.ts'
import { reconcile } from '../src/money/reconciliation/reconcile.ts'
import { grantRewardsDaily, payFinalized } from '../src/programs/campaign-submissions/jobs.ts'
import { pollPosts } from '../src/programs/posts/jobs.ts'
import { campaigns } from '../src/tables/campaigns.ts'
import { decodeId } from '../src/vocabulary/ids.ts'
import type { Client } from './support/client.ts'
import { createPayoutMethod } from './support/earnings.ts'
import { createMembership, createUser, unique } from './support/factories.ts'
import { context, db, withSession, withToken } from './support/helper.ts'
import { makeStaff } from './support/staff.ts'

const day = 24 * 3600
const week = 7

/** Everything that the clock does, in the order in which a minute would do it. */
async function workOff() {
  await workOffDeadlines(deadlineKinds).perform(context, {})
  await pollPosts.perform(context, {})
  await grantRewardsDaily.perform(context, {})
  await releaseGrants.perform(context, {})
  await payFinalized.perform(context, {})
}

const sent = async (promise: ReturnType<Client['post']>, status = 201) => {
  const response = await promise
  expect(response.statusCode, response.body).toBe(status)
  return response.json()
}

async function letPass(client: Client, days: number) {
  for (let passed = 0; passed < days; passed += week) {
    await sent(
      client.post('/simulated/clock.json', { simulated_clock: { seconds: week * day } }),
      200,
    )
    await workOff()
  }
}

/** From nothing to a verified account with a post, on the simulated platform. */
async function becomeCreator(client: Client) {
  const handle = `teller${unique('').replaceAll('-', '')}`.slice(0, 28)
  const simulated = await sent(
    client.post('/simulated/accounts.json', {
      simulated_account: { platform_id: 'instagram', handle },
    }),
  )
  const account = await sent(
    client.post('/me/social_accounts.json', {
      social_account: {
        platform_id: 'instagram',
        account_url: `https://www.instagram.com/${handle}`,
      },
    }),
  )
  const verification = `/me/social_accounts/${account.id}/verification.json`
  const { code } = (await client.get(verification)).json()
  await sent(
    client.patch(`/simulated/accounts/${simulated.id}.json`, {
      simulated_account: { bio: `Tea. ${code}` },
    }),
    200,
  )
  expect(await sent(client.post(verification))).toMatchObject({ status: 'verified' })
  const post = await sent(
    client.post(`/simulated/accounts/${simulated.id}/posts.json`, {
      simulated_post: { kind: 'normal' },
    }),
  )
  return { account, post }
}

async function publishCampaign(client: Client, organization: string) {
  const list = `/organizations/${organization}/campaigns`
  const campaign = await sent(
    client.post(`${list}.json`, {
      campaign: {
        name: 'A loop of kettles',
        brief: '<p>Brew something.</p>',
        platform_ids: ['instagram'],
        cpm_amount: 2000,
        max_payout_amount: 40_000,
        currency: 'usd',
      },
    }),
  )
  const path = `${list}/${campaign.id}`
  await sent(
    client.post(`${path}/fundings.json`, { funding: { amount: 100_000, provider: 'test' } }),
  )
  expect(await sent(client.post(`${path}/publication.json`))).toMatchObject({ status: 'active' })
  return { campaign, path }
}

test('a campaign is funded, found, handed in to, counted and paid, with programs alone', async () => {
  const owner = await createMembership(db)
  const brand = await withToken(owner)
  const user = await createUser(db)
  const creator = await withToken(user)
  const organizations = (await brand.get('/organizations.json')).json()
  const { campaign, path } = await publishCampaign(brand, organizations[0].id)

  const found = await creator.get(
    '/discover/campaigns.json?q=kettles+loop&platform_ids[]=instagram',
  )
  expect(found.json().map(({ id }: { id: string }) => id)).toContain(campaign.id)
  const { account, post } = await becomeCreator(creator)
  const submission = await sent(
    creator.post(`/campaigns/${campaign.id}/submissions.json`, {
      submission: { post_url: post.post_url ?? post.url, social_account_id: account.id },
    }),
  )
  expect(submission).toMatchObject({ state: 'pending' })
  await sent(brand.post(`${path}/submissions/${submission.id}/approval.json`))

  await letPass(creator, 14)
  const counting = (await creator.get(`/me/submissions/${submission.id}.json`)).json()
  expect(counting.view_count).toBeGreaterThan(0)
  expect(counting.granted_amount + counting.owed_amount).toBe(counting.earned_amount)

  await letPass(creator, 35)
  const paid = (await creator.get(`/me/submissions/${submission.id}.json`)).json()
  expect(paid).toMatchObject({ state: 'paid', owed_amount: 0 })
  const why = (await creator.get(`/me/submissions/${submission.id}/explanation.json`)).json()
  expect(why.steps.at(-1)).toMatchObject({ name: 'earned', value: paid.earned_amount })
  const [balance] = (await creator.get('/me/balances.json')).json()
  expect(balance).toMatchObject({ available_amount: paid.earned_amount, held_amount: 0 })

  await createPayoutMethod(user)
  const payout = await sent(creator.post('/me/payouts.json', { payout: { currency: 'usd' } }))
  expect(payout).toMatchObject({ status: 'pending', amount: paid.earned_amount })
  const staff = await createUser(db)
  makeStaff(staff)
  const operator = await withSession(staff)
  const batch = { payout_batch: { currency: 'usd' } }
  await sent(operator.post('/staff/payout_batches.json', batch))
  await sent(operator.post(`/staff/payouts/${payout.id}/payment.json`), 200)
  expect((await creator.get(`/me/payouts/${payout.id}.json`)).json()).toMatchObject({
    status: 'paid',
  })

  expect(await sent(brand.post(`${path}/completion.json`))).toMatchObject({ status: 'finished' })
  const row = (
    await db
      .select()
      .from(campaigns)
      .where(eq(campaigns.id, decodeId('Campaign', campaign.id) ?? 0))
  )[0]
  expect(row).toMatchObject({
    used_amount: paid.earned_amount,
    submissions_count: 1,
    view_count: paid.view_count,
  })
  const { differences } = await reconcile(db)
  expect(differences.filter((difference) => difference.includes(`campaign ${row?.id} `))).toEqual(
    [],
  )
})
