import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db, withToken } from '../../../../test/support/helper.ts'
import { campaignNow, earnByViews, setUpPost } from '../../../../test/support/world/one-post.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  approveSubmission,
  createCreator,
  type FakePlatform,
  fakePlatform,
  grantAll,
  pass,
  readAgain,
  releaseEarnings,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { creatorAccount, readBalance } from '../../../money/bookkeeping/accounts.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { postSnapshots, posts } from '../../../tables/campaigns/posts.ts'
import { grants } from '../../../tables/finance/grants.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { settleCampaigns } from '../../campaigns/jobs.ts'
import { explainAmount } from '../paying/explanation.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

describe('views', () => {
  test('are paid once a day, by the formula, up to the highest payout', async () => {
    const { campaign, submission } = await setUpPost(platform)
    await approveSubmission(submission)

    expect((await earnByViews(platform, submission, 1)).granted_amount).toBe(0)
    const { steps } = await explainAmount(db, encodeId('Submission', submission.id))
    expect(steps.map(({ text }) => text)).toEqual(expect.arrayContaining(['1 view is paid.']))
    expect((await earnByViews(platform, submission, 1999)).granted_amount).toBe(0)
    expect((await earnByViews(platform, submission, 2000)).granted_amount).toBe(350)
    platform.post(submission.post_uid, { views: 9000 })
    await readAgain(platform, submission)
    await grantAll()
    expect((await reload(submission)).granted_amount).toBe(350)
    expect(await explainAmount(db, encodeId('Submission', submission.id))).toMatchObject({
      next_grant_amount: 1225,
      next_grant_at: expect.any(String),
    })
    const capped = await earnByViews(platform, submission, 2_000_000)

    expect(capped).toMatchObject({
      state: 'finalized',
      frozen_because: 'cap',
      granted_amount: 250_000,
    })
    expect(await db.$count(grants, eq(grants.submission_id, submission.id))).toBe(2)
    expect((await campaignNow(campaign)).used_amount).toBe(250_000)
  })

  test('that staff enter are refused where no post can have so many', async () => {
    const { submission } = await setUpPost(platform)
    await approveSubmission(submission)
    const { user } = await createCreator()
    makeStaff(user)
    const path = `/staff/submissions/${encodeId('Submission', submission.id)}/snapshots.json`
    const enter = async (views: number) =>
      (await withToken(user)).post(path, { snapshot: { views } })
    expect(await enter(2_000_000_000_000)).toMatchObject({ statusCode: 422 })
    expect(await enter(2_000_000)).toMatchObject({ statusCode: 201 })
  })

  test('that fall, or are missing once, take nothing back', async () => {
    const { submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await earnByViews(platform, submission, 4000)
    platform.post(submission.post_uid, { views: 10 })
    expect(await readAgain(platform, submission)).toMatchObject({ view_count: 4000 })
    platform.forget(submission.post_uid)
    expect(await readAgain(platform, submission)).toMatchObject({
      frozen_at: null,
      view_count: 4000,
    })
    expect(await db.$count(postSnapshots, eq(postSnapshots.submission_id, submission.id))).toBe(3)
  })

  test('freeze when the post is missing for a day, and count again when it is back', async () => {
    const { submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await earnByViews(platform, submission, 3000)
    const known = { author_uid: submission.account_uid, views: 4500 }
    platform.forget(submission.post_uid)
    await readAgain(platform, submission)
    await db
      .update(posts)
      .set({ missing_at: sql`now() - interval '25 hours'` })
      .where(eq(posts.submission_id, submission.id))
    expect(await readAgain(platform, submission)).toMatchObject({ frozen_because: 'missing' })

    platform.post(submission.post_uid, known)
    expect(await readAgain(platform, submission)).toMatchObject({
      frozen_because: null,
      view_count: 4500,
    })
  })

  test('are final after 30 days, held, released, and then all is paid', async () => {
    const { campaign, someone, submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await pass(submission, '31 days')
    platform.post(submission.post_uid, { views: 4000, author_uid: someone.uid })
    expect(await readAgain(platform, submission)).toMatchObject({
      state: 'finalized',
      frozen_because: 'window',
    })
    await grantAll()
    expect(await readBalance(db, creatorAccount(someone.user, 'usd'))).toBe(0)
    await releaseEarnings(submission)

    expect(await reload(submission)).toMatchObject({ state: 'paid', granted_amount: 700 })
    expect(await readBalance(db, creatorAccount(someone.user, 'usd'))).toBe(700)
    await db
      .update(campaigns)
      .set({ status: 'finished', finished_at: sql`now()` })
      .where(eq(campaigns.id, campaign.id))
    await settleCampaigns.perform(context, {})
    expect(await campaignNow(campaign)).toMatchObject({
      settled_at: expect.any(String),
      unused_amount: 0,
    })
  })
})
