import { expect, test } from 'vitest'
import { createApplication, go } from '../../../test/support/collab-work.ts'
import { createMembership } from '../../../test/support/factories.ts'
import { db, withSession } from '../../../test/support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
} from '../../../test/support/submissions.ts'
import { campaignTransfersPath, transfersPath } from '../../vocabulary/money-urls.ts'
import { campaignSubmissionPath } from '../../vocabulary/submission-urls.ts'

test('a reward that is set aside says for whom, and leads to the post', async () => {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id })
  const post = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(post)
  platform.post(post.post_uid, { views: 4000 })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()

  const { body } = await (await withSession(owner)).get(campaignTransfersPath(campaign))
  expect(body).toContain('Reward reserved for a creator')
  expect(body).toContain(
    `href="${campaignSubmissionPath(post)}" class="link link-hover">@${post.account_handle}</a></span>`,
  )
})

test('a quote that is set aside says for whom, and leads to the application', async () => {
  const work = await createApplication({ quote: 5000 })
  await go(work, 'acceptance')

  const organization = { id: work.submission.organization_id }
  const { body } = await (await withSession(work.admin)).get(transfersPath(organization))
  expect(body).toContain(
    `href="${work.path}" class="link link-hover">Robin Vale</a> · ${work.collab.name}`,
  )
})
