import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
  release,
  reload,
} from '../../../test/support/submissions.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns.ts'
import { notifications } from '../../tables/notifications.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { ownSubmissionPath } from '../../vocabulary/submission-urls.ts'
import { settleCampaigns } from '../campaigns/jobs.ts'

/** What a budget does not cover: it waits, and lapses when the campaign is settled. */

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
  await release(submission)
  await db
    .update(campaigns)
    .set({ status: 'finished', finished_at: sql`now()` })
    .where(eq(campaigns.id, id))
  await settleCampaigns.perform(context, {})
  await release(submission)
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
  expect(body).toContain('If the campaign ends and none is added, it lapses.')
  expect(await toldOf('SubmissionLapsedNotifier', submission)).toEqual([])
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
