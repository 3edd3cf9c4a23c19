import { expect, test } from 'vitest'
import { withSession } from '../../../test/support/helper.ts'
import {
  appealSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
} from '../../../test/support/submissions.ts'
import { ownSubmissionPath } from '../../vocabulary/submission-urls.ts'

/** What creators read of their posts. */

const platform = fakePlatform()

async function setUp(fields: Parameters<typeof createRunningCampaign>[0] = {}) {
  const creator = await createCreator()
  const submission = await handInPost(platform, await createRunningCampaign(fields), creator)
  const client = await withSession(creator.user)
  const read = async () => (await client.get(ownSubmissionPath(submission))).body
  return { creator, client, submission, read }
}

test('They are spoken to, and not of', async () => {
  const { submission, read } = await setUp({ countries: ['DE'] })
  expect(await read()).toContain('No address is saved yet')
  expect(await read()).toContain('not known yet')

  await rejectSubmission(submission)
  await appealSubmission(submission)
  const page = await read()
  expect(page).toContain('Your appeal')
  expect(page).not.toMatch(/check yourself|The creator/)
})
