import { expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'

/**
 * The things that people do most often take few statements, because each keeps them and the campaign waiting.
 */

async function setUp() {
  const { organization_id } = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id })
  const creator = await createCreator()
  return { handIn: () => handInPost(fakePlatform(), campaign, creator) }
}

const inWords = (statements: string[]) =>
  statements.map((text) => text.trim().replaceAll(/\s+/g, ' ').replaceAll('"', ''))

/** Mails to those who are told are jobs, of which there is one for each. */
const withoutJobs = (statements: string[]) =>
  inWords(statements).filter((text) => !text.includes('pgboss'))

test('handing in a post', async () => {
  const { handIn } = await setUp()

  expect(withoutJobs(await statementsOf(handIn))).toEqual([
    expect.stringMatching(/^with counted as \( insert into rate_limits/),
    expect.stringMatching(/^select .* from social_accounts/),
    'begin',
    expect.stringMatching(/^select .* from campaigns .* for no key update$/),
    expect.stringMatching(/^select addresses.country/),
    expect.stringMatching(/^with submission as \( insert into campaign_submissions/),
    expect.stringMatching(/^insert into audit_events/),
    expect.stringMatching(/^with added as \(insert into notifications/),
    'commit',
  ])
})

test('approving one', async () => {
  const { handIn } = await setUp()
  const submission = await handIn()

  expect(withoutJobs(await statementsOf(() => approveSubmission(submission)))).toEqual([
    'begin',
    expect.stringMatching(
      /^select .* from campaigns inner join campaign_submissions .* for no key update$/,
    ),
    expect.stringMatching(/^update campaign_submissions/),
    expect.stringMatching(/^insert into audit_events/),
    expect.stringMatching(/^with lifted as .* insert into deadlines/),
    expect.stringMatching(/^update posts/),
    expect.stringMatching(/^with added as \(insert into notifications/),
    'commit',
  ])
})
