import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { earnByViews, setUpPost } from '../../../../test/support/world/one-post.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
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
import { flags } from '../../../tables/campaigns/flags.ts'
import { postSnapshots } from '../../../tables/campaigns/posts.ts'
import { grants } from '../../../tables/finance/grants.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { socialAccountSnapshots, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { explainAmount } from '../paying/explanation.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

const postedEarlier = ({ id }: CampaignSubmission, age: string) =>
  db
    .update(campaignSubmissions)
    .set({ posted_at: sql`now() - ${age}::interval` })
    .where(eq(campaignSubmissions.id, id))

/** As if all readings until now were an hour old. */
const anHourLater = ({ id }: CampaignSubmission) =>
  db
    .update(postSnapshots)
    .set({ taken_at: sql`${postSnapshots.taken_at} - interval '60 minutes'` })
    .where(eq(postSnapshots.submission_id, id))

describe('a doubt of a rule', () => {
  test('tells of all that was found at once in one notification, in numbers that can be read', async () => {
    const { submission, someone } = await setUpPost(platform)
    await approveSubmission(submission)
    await postedEarlier(submission, '26 hours')
    await earnByViews(platform, submission, 6000)
    await db.insert(socialAccountSnapshots).values({
      social_account_id: someone.account.id,
      subscriber_count: 1,
    })
    await db
      .update(postSnapshots)
      .set({ taken_at: sql`${postSnapshots.taken_at} - interval '60 minutes'` })
      .where(eq(postSnapshots.submission_id, submission.id))
    platform.post(submission.post_uid, { views: 60_000 })
    await readAgain(platform, submission)

    expect(await db.$count(flags, eq(flags.submission_id, submission.id))).toBe(2)
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, someone.user.id))
    const flagged = told.filter(({ type }) => type === 'SubmissionFlaggedNotifier')
    expect(flagged.map(({ params }) => params.note)).toEqual([
      'Unusual: 54,000 of its 60,000 views came within 60 minutes. Unusual: 60,000 views for an account with 1 follower.',
    ])
  })

  test('is about views that the platform takes away, once it does not give them back', async () => {
    const { submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await earnByViews(platform, submission, 10_000)
    const readLater = async (views: number) => {
      await db
        .update(postSnapshots)
        .set({ taken_at: sql`${postSnapshots.taken_at} - interval '2 hours'` })
        .where(eq(postSnapshots.submission_id, submission.id))
      platform.post(submission.post_uid, { views })
      return readAgain(platform, submission)
    }
    expect(await readLater(4000)).toMatchObject({ state: 'approved' })
    expect(await readLater(9900)).toMatchObject({ state: 'approved' })
    expect(await readLater(4000)).toMatchObject({ state: 'approved' })
    expect(await readLater(4200)).toMatchObject({
      state: 'flagged',
      verified_views: 10_000,
      invalid_views: 0,
    })
    const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
    expect(flag).toMatchObject({
      rule: 'views_taken_away',
      note: 'Unusual: the platform took 5,800 of its 10,000 views away again.',
      evidence: { views: 10_000, gone: 5800 },
    })
    const { steps } = await explainAmount(db, encodeId('Submission', submission.id))
    expect(steps.find(({ name }) => name === 'doubted')).toMatchObject({
      value: 5800,
      text: 'Unusual: the platform took 5,800 of its 10,000 views away again. They are paid unless staff find that they are not real.',
    })
  })

  test('is about an account that was opened not long ago', async () => {
    const { submission, someone } = await setUpPost(platform)
    await approveSubmission(submission)
    await db
      .update(socialAccounts)
      .set({ opened_at: sql`now() - interval '12 days 1 hour'` })
      .where(eq(socialAccounts.id, someone.account.id))
    await earnByViews(platform, submission, 6000)
    const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
    expect(flag).toMatchObject({
      rule: 'young_account',
      note: 'Unusual: 6,000 views for an account that was opened 12 days ago.',
      evidence: { days: 12, views: 6000 },
    })
  })

  test('is about two posts that may be one', async () => {
    const campaign = await createRunningCampaign()
    const someone = await createCreator()
    const posted_at = new Date().toISOString()
    const first = await handInPost(platform, campaign, someone, { posted_at, views: 8000 })
    const again = await handInPost(platform, campaign, someone, { posted_at, views: 8100 })
    await handInPost(platform, campaign, someone, { views: 8100 })
    for (const { id } of [first, again]) await readAgain(platform, await reload({ id }))
    const raised = await db.select().from(flags).where(eq(flags.rule, 'same_post'))
    expect(raised.map(({ submission_id }) => submission_id).sort()).toEqual(
      [first.id, again.id].sort(),
    )
  })

  test.each([
    ['1 hour', 'approved'],
    ['24 hours', 'approved'],
    ['26 hours', 'flagged'],
  ])('about a jump is none of a post that is young: %s old, %s', async (age, state) => {
    const { submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await postedEarlier(submission, age)
    await earnByViews(platform, submission, 371)
    await anHourLater(submission)
    platform.post(submission.post_uid, { views: 14_901 })
    expect(await readAgain(platform, submission)).toMatchObject({ state })
  })

  test('holds the money, tells why, and lapses', async () => {
    const { submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await postedEarlier(submission, '26 hours')
    await earnByViews(platform, submission, 6000)
    await anHourLater(submission)
    platform.post(submission.post_uid, { views: 60_000 })
    expect(await readAgain(platform, submission)).toMatchObject({
      state: 'flagged',
      flagged_state: 'approved',
    })
    const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
    expect(flag).toMatchObject({ rule: 'sudden_jump', evidence: { views: 60_000, gained: 54_000 } })
    await releaseEarnings(submission)
    expect(
      await db.$count(
        grants,
        sql`${grants.submission_id} = ${submission.id} and released_at is not null`,
      ),
    ).toBe(0)

    await pass({ id: flag?.id ?? 0 }, '15 days')
    await workOff()
    expect((await reload(submission)).state).toBe('approved')
    await earnByViews(platform, submission, 61_000)
    expect((await reload(submission)).granted_amount).toBe(10_675)
  })
})
