import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
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
  reload,
} from '../../../../test/support/world/submissions.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { grants } from '../../../tables/finance/grants.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  campaignFundingsPath,
  newCampaignFundingPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { settleCampaigns } from '../../campaigns/jobs.ts'
import { submissionFinalized } from '../../submissions/notices.ts'

/** Money that a budget does not cover waits, and lapses when the campaign is settled. */

const platform = fakePlatform()

/** Ten dollars of budget, and a post whose final views have earned seventy. */
async function outgrow(fields: Partial<Campaign> = {}) {
  const campaign = await createRunningCampaign({ total_budget_amount: 1000, ...fields })
  const someone = await createCreator()
  const submission = await handInPost(platform, campaign, someone)
  await approveSubmission(submission)
  await pass(submission, '31 days')
  platform.post(submission.post_uid, { views: 40_000, author_uid: someone.uid })
  await readAgain(platform, submission)
  await grantAll()
  return { campaign, someone, submission }
}

async function settle({ id }: Campaign, submission: CampaignSubmission) {
  await releaseEarnings(submission)
  await db
    .update(campaigns)
    .set({ status: 'finished', finished_at: sql`now()` })
    .where(eq(campaigns.id, id))
  await settleCampaigns.perform(context, {})
  await releaseEarnings(submission)
}

const toldOf = (type: string, { id }: { id: number }) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.record_id, id), eq(notifications.type, type)))

test('waits first, and the page of the post warns that it may lapse', async () => {
  const { someone, submission } = await outgrow()
  expect(await reload(submission)).toMatchObject({ granted_amount: 1000, owed_amount: 6000 })
  const { body } = await (await withSession(someone.user)).get(ownSubmissionPath(submission))
  expect(body).toContain('$60.00</span> waits for budget')
  expect(body).toContain('lapses if the campaign ends without.')
  expect(await toldOf('SubmissionLapsedNotifier', submission)).toEqual([])
})

test('the explanation says of all that was earned where it is, before the next grant and after', async () => {
  const campaign = await createRunningCampaign()
  const someone = await createCreator()
  const submission = await handInPost(platform, campaign, someone)
  await approveSubmission(submission)
  await pass(submission, '8 days')
  platform.post(submission.post_uid, { views: 4000, author_uid: someone.uid })
  await readAgain(platform, submission)
  const client = await withToken(someone.user)
  const path = `/me/submissions/${encodeId('Submission', submission.id)}/explanation.json`
  const explain = async () => {
    const why = (await client.get(path)).json()
    const { earned_amount, next_grant_amount, next_owed_amount, steps } = why
    return { why, last: steps.at(-1), all: earned_amount + next_grant_amount + next_owed_amount }
  }
  const before = await explain()
  expect(before.last.text).toMatch(
    /^It has earned \$[\d.]+ so far: .*\$[\d.]+ with the next grant\.$/,
  )
  expect([before.all, before.why.earned_amount]).toEqual([before.last.value, 0])
  await grantAll()
  const after = await explain()
  expect(after.last.text).toMatch(/^It has earned \$([\d.]+) so far: \$\1 granted\.$/)
  expect([after.all, after.why.earned_amount]).toEqual([after.last.value, after.last.value])
})

test('is forgotten with the reading that it came from, and what was granted stays right', async () => {
  const { campaign, submission } = await outgrow()
  // As when staff take back the reading.
  await db
    .update(campaignSubmissions)
    .set({ verified_views: 3000, grant_at: sql`now()` })
    .where(eq(campaignSubmissions.id, submission.id))
  await grantAll()

  expect(await reload(submission)).toMatchObject({ granted_amount: 525, owed_amount: 0 })
  const { reward_amount, returned_reward_amount } = grants
  const [kept] = await db
    .select({ amount: sql<string>`sum(${reward_amount} - ${returned_reward_amount})` })
    .from(grants)
    .where(eq(grants.submission_id, submission.id))
  expect(kept).toEqual({ amount: '525' })
  const [left] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id))
  expect(left).toMatchObject({ unused_amount: 475, owed_amount: 0 })
})

test('can be counted, whatever a brand promises', async () => {
  const boundless = { cpm_amount: Number.MAX_SAFE_INTEGER, max_payout_amount: 0 }
  const { submission } = await outgrow(boundless)
  expect(await reload(submission)).toMatchObject({
    granted_amount: 1000,
    owed_amount: 1_000_000_000_000 - 1000,
  })
})

test('is told apart from what is granted, when all is counted', async () => {
  const { submission } = await outgrow()
  const [part, ...others] = await toldOf('SubmissionFinalizedNotifier', submission)
  expect(part?.params).toMatchObject({ amount: 7000, owed_amount: 6000 })
  expect(others).toEqual([])
  const texts = [part, { params: { ...part?.params, owed_amount: 7000 } }].map((told) =>
    submissionFinalized.body(told?.params as never, { id: '' }),
  )
  expect(texts[0]).toMatch(/^You have earned \$70\.00 .*: \$10\.00 is granted, and \$60\.00 waits/)
  expect(texts[1]).toMatch(/^You have earned \$70\.00 .*\. All of it waits/)

  const covered = await outgrow({ total_budget_amount: 10_000 })
  const [whole] = await toldOf('SubmissionFinalizedNotifier', covered.submission)
  expect(whole?.params).toMatchObject({ amount: 7000, owed_amount: 0 })
})

test('is not promised with the next grant, neither in the post nor in the ledger', async () => {
  const campaign = await createRunningCampaign({ total_budget_amount: 1000 })
  const someone = await createCreator()
  const submission = await handInPost(platform, campaign, someone)
  await approveSubmission(submission)
  platform.post(submission.post_uid, { views: 40_000, author_uid: someone.uid })
  await readAgain(platform, submission)

  const client = await withSession(someone.user)
  const path = ownSubmissionPath(submission)
  const expected = { next_grant_amount: 1000, next_owed_amount: 6000, owed_amount: 0 }
  expect((await client.get(`${path}/explanation.json`)).json()).toMatchObject(expected)
  const ledger = await client.get(`/campaigns/${encodeId('Campaign', campaign.id)}/ledger.json`)
  expect(ledger.json().posts).toMatchObject([expected])
  const { body } = await client.get(path)
  expect(body).toMatch(/\$10\.00<\/span> is added with the next/)
  expect(body).toContain('$60.00</span> waits for budget')

  await grantAll()
  expect(await reload(submission)).toMatchObject({ granted_amount: 1000, owed_amount: 6000 })
})

test('is named to the brand: in the head, before it finishes, and it can be paid afterwards', async () => {
  const { campaign, submission } = await outgrow()
  const { organization_id } = campaign
  const admin = await withSession(await createMembership(db, { organization_id, role: 'admin' }))
  const page = await admin.get(campaignPath(campaign))
  expect(page.body).toContain('$60.00 of what creators earned')
  expect(page.body).toMatch(/It still owes[^<]*<strong>\$60\.00 to 1 creator<\/strong>/)
  expect(page.body).toContain(`href="${newCampaignFundingPath(campaign)}" class="link"`)

  await admin.post(`${campaignPath(campaign)}/completion.json`)
  const fund = () =>
    admin.post(`${campaignFundingsPath(campaign)}.json`, {
      funding: { amount: 6000, provider: 'test' },
    })
  expect((await fund()).statusCode).toBe(201)
  await grantAll()
  expect(await reload(submission)).toMatchObject({ granted_amount: 7000, owed_amount: 0 })
  expect((await fund()).json()).toMatchObject({ errors: { base: [expect.any(String)] } })
  expect((await admin.get(campaignPath(campaign))).body).not.toContain('of what creators earned')
})

test('lapses with the settlement, which its creator is told and can still read', async () => {
  const { campaign, someone, submission } = await outgrow()
  await settle(campaign, submission)
  expect(await reload(submission)).toMatchObject({ state: 'paid', owed_amount: 0 })

  const [told, ...others] = await toldOf('SubmissionLapsedNotifier', submission)
  expect(told?.params).toMatchObject({ amount: 6000, granted_amount: 1000, currency: 'usd' })
  expect([told?.user_id, others]).toEqual([someone.user.id, []])

  const client = await withSession(someone.user)
  const amounts = { earned_amount: 7000, granted_amount: 1000, owed_amount: 0, lapsed_amount: 6000 }
  const path = ownSubmissionPath(submission)
  expect((await client.get(`${path}.json`)).json()).toMatchObject(amounts)
  expect((await client.get(`${path}/explanation.json`)).json()).toMatchObject(amounts)
  const { body } = await client.get(path)
  expect(body).toContain('$60.00 lapsed')
  expect(body).toContain('1 grant, $10.00 together')
  expect(body).not.toContain('All of it is in your balance')

  const ledger = await client.get(`/campaigns/${encodeId('Campaign', campaign.id)}/ledger.json`)
  expect(ledger.json().posts).toMatchObject([amounts])
})

test('is nothing where the budget covered everything', async () => {
  const { campaign, someone, submission } = await outgrow({ total_budget_amount: 10_000 })
  await settle(campaign, submission)
  expect(await toldOf('SubmissionLapsedNotifier', submission)).toEqual([])
  const client = await withSession(someone.user)
  const { body } = await client.get(ownSubmissionPath(submission))
  expect(body).toContain('All of it is in your balance')
  expect(body).not.toContain('lapsed')
})
