import { expect, test } from 'vitest'
import { createApplication, go, stored } from '../../test/support/collab-work.ts'
import { createMembership } from '../../test/support/factories.ts'
import { db, withToken } from '../../test/support/helper.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  reload,
} from '../../test/support/submissions.ts'
import type { User } from '../tables/users.ts'
import { encodeId } from '../vocabulary/ids.ts'
import { campaignSubmissionPath } from '../vocabulary/submission-urls.ts'
import { organizationPath } from '../vocabulary/urls.ts'

/** Whoever joins an organization after they took part in its programs does not decide about their own pay. */

const joins = async (organization_id: number, user: User) =>
  withToken(await createMembership(db, { organization_id, user }))

test('of a campaign', async () => {
  const { organization_id } = await createMembership(db)
  const creator = await createCreator()
  const campaign = await createRunningCampaign({ organization_id })
  const post = await handInPost(fakePlatform(), campaign, creator)
  const client = await joins(organization_id, creator.user)
  const id = encodeId('Submission', post.id)

  const own = 'This is your own post: someone else has to decide it.'
  const path = campaignSubmissionPath(post)
  const rejection = { rejection: { reason: 'wrong_account' } }
  for (const [noun, body] of [['approval'], ['rejection', rejection]] as const) {
    const answer = await client.post(`${path}/${noun}.json`, body)
    expect([answer.statusCode, answer.json()]).toEqual([422, { errors: { base: [own] } }])
  }
  const body = { decision: { action: 'approve', submission_ids: [id] } }
  const inbox = `${organizationPath({ id: organization_id })}/review/decisions.json`
  expect((await client.post(inbox, body)).body).toContain(own)
  expect((await reload(post)).state).toBe('pending')
})

test('of a collab', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'content')
  const client = await joins(work.collab.organization_id, work.creator as User)

  const answer = await client.post(`${work.path}/approval.json`)
  expect(answer.json()).toEqual({
    errors: { base: ['This is your own work: someone else has to decide it.'] },
  })
  expect((await stored(work)).state).toBe('content_submitted')
})
