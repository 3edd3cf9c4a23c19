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
  releaseEarnings,
} from '../../../test/support/world/submissions.ts'
import {
  allRefundsPath,
  creatorPaymentsCsvPath,
  creatorPaymentsPath,
  creatorTotalsCsvPath,
  fundingsPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { campaignSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function paidPost(organization_id: number) {
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id, fee_bps: 1000 })
  const post = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(post)
  platform.post(post.post_uid, { views: 4000 })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()
  return { campaign, post }
}

test('what left for creators is listed once it is theirs, with its sum and the fees', async () => {
  const owner = await createMembership(db)
  const { organization_id: id } = owner
  const { campaign, post } = await paidPost(id)
  const client = await withToken(owner)
  const address = `${creatorPaymentsPath({ id })}.json`
  expect((await client.get(address)).json()).toEqual([])

  await releaseEarnings(post)
  const work = await createApplication({ organization_id: id, quote: 5000, balance: 20_000 })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const response = await client.get(address)
  expect(response.headers['total-count']).toBe('2')
  expect(response.json()).toMatchObject([
    { amount: 5000, campaign_id: null, collab_id: encodeId('Collab', work.collab.id) },
    {
      amount: 700,
      currency: 'usd',
      creator: `@${post.account_handle}`,
      campaign_id: encodeId('Campaign', campaign.id),
      submission_id: encodeId('Submission', post.id),
    },
  ])
  expect((await client.get(`${address}?page=9`)).headers['total-count']).toBe('2')

  const amountsOf = async (query: string) =>
    (await client.get(`${address}?${query}`)).json().map(({ amount }: { amount: number }) => amount)
  expect(await amountsOf(`creator=@${post.account_handle.toUpperCase()}`)).toEqual([700])
  expect(await amountsOf(`program_id=${encodeId('Collab', work.collab.id)}`)).toEqual([5000])
  expect(await amountsOf('creator=%25&last_day=2000-01-01')).toEqual([])
  const file = await client.get(
    `${creatorPaymentsCsvPath({ id })}?program_id=${encodeId('Campaign', campaign.id)}`,
  )
  expect(file.body).toMatch(
    new RegExp(
      `^Date,Creator,Program,Post,Paid views of the post,Currency,Amount\r\n\\S+,${post.account_handle},.*,${post.post_url.replaceAll('?', '.')},4000,USD,7.00\r\n$`,
    ),
  )
  const both = (await client.get(creatorPaymentsCsvPath({ id }))).body.split('\r\n')
  expect(both.slice(1, 3).map((line) => line.split(',').at(-1))).toEqual(['50.00', '7.00'])
  const sums = (await client.get(creatorTotalsCsvPath({ id }))).body.split('\r\n')
  expect(sums[0]).toBe('Creator,Payments,Currency,Amount')
  expect(sums[1]).toMatch(/,1,USD,50\.00$/)
  expect(sums[2]).toBe(`${post.account_handle},1,USD,7.00`)

  const [totals] = (await client.get(`${organizationPath({ id })}/money_totals.json`)).json()
  expect(totals).toMatchObject({ currency: 'usd', paid_amount: 5700 })
  const some = await (await withSession(owner)).get(
    `${creatorPaymentsPath({ id })}?creator=${post.account_handle}`,
  )
  expect(some.body).toContain('$7.00')
  expect(some.body).not.toContain('$50.00')
  const { body } = await (await withSession(owner)).get(creatorPaymentsPath({ id }))
  expect(body).toContain('$57.00')
  expect(body).toContain(`href="${campaignSubmissionPath(post)}"`)
  const stranger = await createMembership(db)
  expect((await (await withToken(stranger)).get(address)).statusCode).toBe(404)
  const elsewhere = creatorPaymentsPath({ id: stranger.organization_id })
  expect((await (await withToken(stranger)).get(`${elsewhere}.json`)).json()).toEqual([])
})

test('fundings and refunds are added up in each currency, what moves inside is not', async () => {
  const owner = await createMembership(db)
  const { organization_id: id } = owner
  const client = await withToken(owner)
  const fund = async (amount: number) =>
    (
      await client.post(`${fundingsPath({ id })}.json`, { funding: { amount, provider: 'manual' } })
    ).json()
  const arrived = await fund(2000)
  await fund(300)
  const staff = await createMembership(db)
  makeStaff(staff.user)
  await (await withToken(staff)).post(`/staff/fundings/${arrived.id}/confirmation.json`)
  await client.post(`${fundingsPath({ id })}/${arrived.id}/refunds.json`, {
    refund: { amount: 500 },
  })
  await addBalance(db, { id }, 900, 'jpy')

  const totals = (await client.get(`${organizationPath({ id })}/money_totals.json`)).json()
  const usd = totals.find(({ currency }: { currency: string }) => currency === 'usd')
  expect(usd).toEqual({
    currency: 'usd',
    funded_amount: 2000,
    awaited_amount: 300,
    paid_amount: 0,
    fee_amount: 0,
    refunded_amount: 0,
    refunding_amount: 500,
  })
  expect((await client.get(`${allRefundsPath({ id })}.json`)).json()).toMatchObject([
    { funding_id: arrived.id, amount: 500, status: 'pending' },
  ])
  const browser = await withSession(owner)
  const refunds = (await browser.get(allRefundsPath({ id }))).body
  expect(refunds).toContain('on its way back')
  expect(refunds).toContain(`${fundingsPath({ id })}/${arrived.id}`)
  expect((await browser.get(fundingsPath({ id }))).body).toContain('paid in so far')
})
