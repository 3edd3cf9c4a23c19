import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import { addBudget } from '../../../../test/support/world/factories.ts'
import { campaignNow } from '../../../../test/support/world/one-post.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  grantAll,
  handInPost,
  readAgain,
  reload,
} from '../../../../test/support/world/submissions.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

describe('a budget that does not suffice', () => {
  test('leaves the rest owed, granted first and in order once there is more', async () => {
    const campaign = await createRunningCampaign({ total_budget_amount: 1000 })
    const submissions: CampaignSubmission[] = []
    for (let index = 0; index < 3; index += 1) {
      const submission = await handInPost(platform, campaign, await createCreator())
      await approveSubmission(submission)
      submissions.push(submission)
      platform.post(submission.post_uid, { views: 4000 })
      await readAgain(platform, submission)
    }
    await grantAll()
    const amounts = async () =>
      (await Promise.all(submissions.map(reload))).map(({ granted_amount, owed_amount }) => [
        granted_amount,
        owed_amount,
      ])
    // The second gets what is left; a first grant below the minimum waits whole.
    expect(await amounts()).toEqual([
      [700, 0],
      [0, 700],
      [0, 700],
    ])
    expect(await campaignNow(campaign)).toMatchObject({
      owed_amount: 1400,
      status: 'paused',
      paused_by: 'budget',
    })

    await addBudget(db, await campaignNow(campaign), 500)
    await grantAll()
    expect(await amounts()).toEqual([
      [700, 0],
      [700, 0],
      [0, 700],
    ])
    await addBudget(db, await campaignNow(campaign), 10_000)
    await grantAll()
    expect(await amounts()).toEqual([
      [700, 0],
      [700, 0],
      [700, 0],
    ])
    expect(await campaignNow(campaign)).toMatchObject({ owed_amount: 0, used_amount: 2100 })
  })
})
