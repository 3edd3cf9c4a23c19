import { eq } from 'drizzle-orm'
import { one } from '../../../src/framework/database/rows.ts'
import type { CampaignSubmission } from '../../../src/tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../../src/tables/campaigns/campaigns.ts'
import { db } from '../helper.ts'
import {
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
  reload,
} from './submissions.ts'

/** A campaign with one post, for tests of what becomes of that. */
export async function setUpPost(platform: FakePlatform, fields: Partial<Campaign> = {}) {
  const campaign = await createRunningCampaign(fields)
  const someone = await createCreator()
  const submission = await handInPost(platform, campaign, someone)
  return { campaign, someone, submission }
}

/** Has the post as many views, a day later, and looks at it for money. */
export async function earnByViews(
  platform: FakePlatform,
  submission: CampaignSubmission,
  views: number,
) {
  platform.post(submission.post_uid, { views })
  await readAgain(platform, submission)
  await pass(submission, '25 hours')
  await grantAll()
  return reload(submission)
}

export const campaignNow = async ({ id }: { id: number }): Promise<Campaign> =>
  one(await db.select().from(campaigns).where(eq(campaigns.id, id)))
