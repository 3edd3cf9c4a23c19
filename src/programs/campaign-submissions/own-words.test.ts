import { expect, test } from 'vitest'
import { createSessionToken, createUser } from '../../../test/support/factories.ts'
import { db, withSession } from '../../../test/support/helper.ts'
import {
  appealSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
} from '../../../test/support/submissions.ts'
import { newHandInPath, ownSubmissionPath } from '../../vocabulary/submission-urls.ts'
import { socialAccountPath } from '../../vocabulary/urls.ts'

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

test('Whoever connects an account for a campaign finds back to it', async () => {
  const path = newHandInPath(await createRunningCampaign())
  const user = await createUser(db)
  const session = `session_token=${await createSessionToken(db, user)}`
  const client = await withSession(user)
  const before = await client.get(path)
  expect(before.body).toContain('Connect an account first')
  const errand = before.cookies.find(({ name }) => name === 'errand')
  const cookie = `${session}; errand=${encodeURIComponent(errand?.value ?? '')}`

  const { account } = await createCreator(user)
  const shown = await client.get(socialAccountPath(account), { cookie })
  expect(shown.body).toContain(`href="${path}"`)
  expect((await client.get(socialAccountPath(account))).body).toContain('Find a program')

  const after = await client.get(path, { cookie })
  expect(after.cookies).toContainEqual(expect.objectContaining({ name: 'errand', value: '' }))
})
