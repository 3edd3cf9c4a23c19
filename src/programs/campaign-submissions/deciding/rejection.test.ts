import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db, withToken } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { campaignNow, earnByViews, setUpPost } from '../../../../test/support/world/one-post.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  pass,
  rejectSubmission,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import { releaseGrants } from '../../../money/grants/jobs.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { staffSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { settleCampaigns } from '../../campaigns/jobs.ts'
import { pollPlatform } from '../../posts/polling.ts'
import { handIn } from '../handing-in/model.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

/** A move by one of staff who has not acted before. */
async function asStaff(submission: { id: number }, noun: string, fields: object) {
  const { user } = await createCreator()
  makeStaff(user)
  const client = await withToken(user)
  return client.post(`${staffSubmissionPath(submission)}/${noun}.json`, { [noun]: fields })
}

describe('a rejection', () => {
  test('returns what is held, keeps what was released, and can be appealed once', async () => {
    const { campaign, submission } = await setUpPost(platform)
    await rejectSubmission(submission, 'missing_requirement')
    await appealSubmission(submission)
    await expect(appealSubmission(submission)).rejects.toThrow()
    await pass(submission, '7 days 1 minute')
    await workOff()
    expect((await reload(submission)).state).toBe('approved')
    expect((await campaignNow(campaign)).submissions_count).toBe(1)
    // Read again as well, although it was not while it was rejected.
    platform.post(submission.post_uid, { views: 4000 })
    await pollPlatform(context, platform.source, 'youtube')
    expect((await reload(submission)).view_count).toBe(4000)
  })

  test('is for good in the campaign that rejected it, and known to others', async () => {
    const { campaign, someone, submission } = await setUpPost(platform)
    await rejectSubmission(submission, 'missing_requirement')
    await pass(submission, '7 days 1 minute')
    await workOff()
    const fields = {
      post_url: submission.post_url,
      social_account_id: encodeId('SocialAccount', someone.account.id),
    }
    const hand = (to: Campaign) =>
      handIn(context, platform.source, actingAs(someone.user), to, fields)
    await expect(hand(campaign)).rejects.toMatchObject({
      errors: { post_url: ['has already been submitted'] },
    })
    const elsewhere = await hand(await createRunningCampaign())
    expect(elsewhere.checks.find(({ name }) => name === 'duplicate')?.outcome).toBe('unknown')
  })

  /** Seven dollars of it were released before. */
  async function rejectPaid() {
    const { campaign, submission } = await setUpPost(platform)
    await approveSubmission(submission)
    await earnByViews(platform, submission, 4000)
    await pass(submission, '8 days')
    await releaseGrants.perform(context, {})
    const rejected = await asStaff(submission, 'rejection', { reason: 'rights', note: null })
    expect(rejected.statusCode).toBe(201)
    expect((await reload(submission)).granted_amount).toBe(700)
    return { campaign, submission }
  }

  test('keeps a post for which something was paid and stays paid', async () => {
    const { submission } = await rejectPaid()
    await pass(submission, '7 days 1 minute')
    await workOff()
    expect(await reload(submission)).toMatchObject({ is_claiming: true, is_appealable: false })
    await expect(appealSubmission(submission)).rejects.toMatchObject({
      errors: { base: ['The 7 days to appeal are over.'] },
    })
  })

  test('keeps it after a refused appeal, too', async () => {
    const { submission } = await rejectPaid()
    await appealSubmission(submission)
    const refusal = { outcome: 'refused', note: 'No.' }
    expect((await asStaff(submission, 'appeal_decision', refusal)).statusCode).toBe(201)
    expect(await reload(submission)).toMatchObject({ state: 'rejected', is_claiming: true })
  })

  test('holds back the budget only while there may be an appeal', async () => {
    const { campaign, submission } = await rejectPaid()
    await db
      .update(campaigns)
      .set({ status: 'finished', finished_at: sql`now()` })
      .where(eq(campaigns.id, campaign.id))
    await settleCampaigns.perform(context, {})
    expect((await campaignNow(campaign)).settled_at).toBe(null)
    await pass(submission, '7 days 1 minute')
    await workOff()
    await settleCampaigns.perform(context, {})
    expect(await campaignNow(campaign)).toMatchObject({
      settled_at: expect.any(String),
      unused_amount: 0,
    })
  })

  test('lets the post go after 7 days without an appeal', async () => {
    const { campaign, someone, submission } = await setUpPost(platform)
    await rejectSubmission(submission, 'missing_requirement')
    expect((await reload(submission)).is_claiming).toBe(true)
    await pass(submission, '7 days 1 minute')
    await workOff()
    expect((await reload(submission)).is_claiming).toBe(false)
    await expect(appealSubmission(submission)).rejects.toThrow()
    expect((await campaignNow(campaign)).view_count).toBe(0)
    expect(someone.user.id).toBe(submission.user_id)
  })
})
