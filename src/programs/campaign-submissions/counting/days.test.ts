import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db } from '../../../../test/support/helper.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { reconcile } from '../../../money/reconciliation/reconcile.ts'
import { campaignCreators } from '../../../tables/campaigns/campaign-creators.ts'
import { campaignPlatformDays } from '../../../tables/campaigns/campaign-platform-days.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { users } from '../../../tables/users/users.ts'
import { voidHighest } from './staff-readings.ts'

const platform = fakePlatform()

const grow = (submission: CampaignSubmission, views: number) => {
  platform.post(submission.post_uid, { views })
  return readAgain(platform, submission)
}

async function daysOf({ id }: Campaign) {
  const days = await db
    .select()
    .from(campaignPlatformDays)
    .where(eq(campaignPlatformDays.campaign_id, id))
    .orderBy(asc(campaignPlatformDays.day))
  return days.map(({ submissions_count, posts_count, view_count, used_amount }) => [
    submissions_count,
    posts_count,
    view_count,
    used_amount,
  ])
}

const creatorsOf = ({ id }: Campaign) =>
  db.select().from(campaignCreators).where(eq(campaignCreators.campaign_id, id))

/** As if all of today had been on another day. */
/** There and back again, so that no day comes to lie on one that is still to be moved. */
async function aDayEarlier(): Promise<void> {
  for (const days of [-100_000, 99_999])
    await db
      .update(campaignPlatformDays)
      .set({ day: sql`${campaignPlatformDays.day} + ${days}::int` })
}

async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const stop = new Error('undone')
  await db
    .transaction(async (tx) => {
      await work(tx)
      throw stop
    })
    .catch((error) => {
      if (error !== stop) throw error
    })
}

test('each day has what was handed in, what counts, its views and what they cost', async () => {
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  const post = await handInPost(platform, campaign, creator)
  await rejectSubmission(await handInPost(platform, campaign, creator))
  await approveSubmission(post)
  await grow(post, 4000)
  await pass(post, '2 days')
  await grantAll()

  expect(await daysOf(campaign)).toEqual([[2, 1, 4000, 700]])
  expect(await creatorsOf(campaign)).toMatchObject([
    { user_id: creator.user.id, submissions_count: 2, approved_count: 1, rejected_count: 1 },
  ])

  // A view that is found wrong a day later is taken off that day, and the day before stays as it was.
  await aDayEarlier()
  const staff = await createUser(db)
  makeStaff(staff)
  await voidHighest(context, actingAs(staff), post, 'Counted twice.')
  await grantAll()
  expect(await daysOf(campaign)).toEqual([
    [2, 1, 4000, 700],
    [0, 0, -4000, -700],
  ])
  expect(await creatorsOf(campaign)).toMatchObject([{ view_count: 0, used_amount: 0 }])

  await flagSubmission(post)
  expect(await daysOf(campaign)).toEqual([
    [2, 1, 4000, 700],
    [0, -1, -4000, -700],
  ])
  expect(await creatorsOf(campaign)).toMatchObject([{ approved_count: 1, rejected_count: 1 }])
  expect((await reconcile(db)).differences).toEqual([])
})

test('posts of one campaign that are decided at the same moment are all in its days', async () => {
  const campaign = await createRunningCampaign()
  const made = []
  for (let number = 0; number < 4; number++) {
    made.push(await handInPost(platform, campaign, await createCreator(), { views: 10 }))
  }
  await Promise.all(made.map(approveSubmission))

  expect(await daysOf(campaign)).toEqual([[4, 4, 40, 0]])
  expect((await reconcile(db)).differences).toEqual([])
})

test('who is gone leaves what they did in the days, and nothing about them', async () => {
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  await rejectSubmission(await handInPost(platform, campaign, creator))
  await undone(async (tx) => {
    await tx.delete(users).where(eq(users.id, creator.user.id))
    const left = await tx
      .select()
      .from(campaignCreators)
      .where(eq(campaignCreators.campaign_id, campaign.id))
    expect(left).toEqual([])
    expect((await reconcile(tx as never)).differences).toEqual([])
  })
  expect(await daysOf(campaign)).toEqual([[1, 0, 0, 0]])
})

test('days that are not what the submissions say are named', async () => {
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  const post = await handInPost(platform, campaign, creator)
  const other = await createRunningCampaign()
  await undone(async (tx) => {
    await tx
      .update(campaignPlatformDays)
      .set({ view_count: 5 })
      .where(eq(campaignPlatformDays.campaign_id, campaign.id))
    await tx.delete(campaignCreators).where(eq(campaignCreators.campaign_id, post.campaign_id))
    await tx.execute(sql`insert into campaign_days (campaign_id, day, used_amount)
      values (${other.id}, current_date, 3)`)
    const { differences } = await reconcile(tx as never)
    const named = [
      expect.stringContaining(
        `campaign ${campaign.id} has 1 submissions, 0 posts that count, 0 views`,
      ),
      expect.stringContaining(`campaign ${other.id} has used 0, and its days make 3`),
      expect.stringContaining(`creator ${creator.user.id} of campaign ${campaign.id}`),
      expect.stringContaining(`creator ${creator.user.id} of organization`),
    ]
    expect(differences).toHaveLength(named.length)
    expect(differences).toEqual(expect.arrayContaining(named))
  })
})
