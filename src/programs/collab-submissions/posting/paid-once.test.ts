import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withToken } from '../../../../test/support/helper.ts'
import {
  createApplication,
  createOwnPost,
  go,
  stored,
  type Work,
} from '../../../../test/support/world/collab-work.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { createRunningCampaign } from '../../../../test/support/world/submissions.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { socialAccounts } from '../../../tables/users/social-accounts.ts'
import { staffCollabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { discoverCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

/** One post is paid by a campaign or by a collab, and not by both. */

async function setUp() {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval')
  const post_url = await createOwnPost(work.creator)
  const campaign = await createRunningCampaign({ platform_ids: ['tiktok'] })
  const [account] = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, work.creator.id))
  const social_account_id = encodeId('SocialAccount', account?.id ?? 0)
  return {
    work,
    post: () => work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } }),
    handIn: () =>
      work.asCreator.post(`${discoverCampaignPath(campaign)}/submissions.json`, {
        submission: { post_url, social_account_id },
      }),
  }
}

/** Staff end it, with so much for the creator. */
async function split(work: Work, creator_amount: number) {
  await go(work, 'escalation')
  const staff = await createUser(db)
  makeStaff(staff)
  const path = `${staffCollabSubmissionPath(work.submission)}/split.json`
  const sent = { split: { creator_amount, note: 'Half is done.' } }
  expect((await (await withToken(staff)).post(path, sent)).statusCode).toBe(201)
}

test('A post of a collab cannot be handed in to a campaign, until the collab lets it go', async () => {
  const { work, post, handIn } = await setUp()
  expect((await post()).statusCode).toBe(201)
  const refused = await handIn()
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({
    post_url: ['was posted for a collab, and a post is paid once'],
  })
  await split(work, 0)
  expect((await handIn()).statusCode).toBe(201)
})

test('A post for which staff gave a part of the quote is paid', async () => {
  const { work, post, handIn } = await setUp()
  await post()
  await split(work, 1000)

  expect((await stored(work)).state).toBe('cancelled')
  expect((await handIn()).statusCode).toBe(422)
})

test('A post of a campaign is no post of a collab, until the campaign lets it go', async () => {
  const { work, post, handIn } = await setUp()
  const { id } = (await handIn()).json()
  const refused = await post()
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({ post_url: ['has already been submitted to a campaign'] })
  expect((await stored(work)).state).toBe('approved')
  await work.asCreator.post(`/me/submissions/${id}/withdrawal.json`)
  expect((await post()).statusCode).toBe(201)
})

test('Of both at the same moment one is refused', async () => {
  const { work, post, handIn } = await setUp()
  const answers = await Promise.all([post(), handIn()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  const handedIn = await db.$count(
    campaignSubmissions,
    eq(campaignSubmissions.user_id, work.creator.id),
  )
  expect(handedIn).toBe((await stored(work)).post_uid === null ? 1 : 0)
})
