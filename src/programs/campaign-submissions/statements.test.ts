import { expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { recordedOf } from '../../../test/support/reading/statements.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import { approval, decideNow } from './deciding/decide.ts'

const rejection = { action: 'reject', reason: 'missing_caption', note: 'No caption.' } as const

/**
 * The things that people do most often take few statements, because each keeps them and the campaign waiting.
 */

async function setUp() {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const creator = await createCreator()
  return { admin, handIn: () => handInPost(fakePlatform(), campaign, creator) }
}

const inWords = (statements: string[]) =>
  statements.map((text) => text.trim().replaceAll(/\s+/g, ' ').replaceAll('"', ''))

/** Mails to those who are told are jobs, of which there is one for each. */
const withoutJobs = (statements: string[]) =>
  inWords(statements).filter((text) => !text.includes('pgboss'))

test('handing in a post', async () => {
  const { handIn } = await setUp()

  const { statements, ways } = await recordedOf(handIn)
  // Limit and account are looked at in one way, unless there is only one connection.
  expect(ways).toBe(context.config.databaseUrl ? 4 : 5)
  const [limit, account, ...written] = withoutJobs(statements)
  expect([limit, account].toSorted()).toEqual([
    expect.stringMatching(/^select .* from social_accounts/),
    expect.stringMatching(/^with counted as \( insert into rate_limits/),
  ])
  expect(written).toEqual([
    'begin',
    expect.stringMatching(/^select .* from campaigns .* for no key update$/),
    expect.stringMatching(/^select nextval\('submission_ids'\) \* 2, addresses.country/),
    expect.stringMatching(/^with submission as \( insert into campaign_submissions/),
    expect.stringMatching(/^with added as \(insert into notifications/),
    expect.stringMatching(/^insert into audit_events/),
    'commit',
  ])
})

test.each([
  ['approving', approval],
  ['rejecting', rejection],
] as const)('%s one', async (_, choice) => {
  const { admin, handIn } = await setUp()
  const submission = await handIn()

  const { statements, ways } = await recordedOf(() =>
    decideNow(context, actingAs(admin.user), submission, choice),
  )
  expect(ways).toBe(3)
  const written = withoutJobs(statements)
  expect(written.slice(0, 5)).toEqual([
    'begin',
    expect.stringMatching(
      /^select .* from campaigns inner join campaign_submissions .* for no key update$/,
    ),
    expect.stringMatching(/^select submission_id from decisions/),
    expect.stringMatching(/^update campaign_submissions/),
    expect.stringMatching(/^with added as \(insert into notifications/),
  ])
  expect(written.slice(5).toSorted()).toEqual([
    'commit',
    expect.stringMatching(/^insert into audit_events/),
    expect.stringMatching(/^update posts/),
    expect.stringMatching(/^with lifted as .* insert into deadlines/),
  ])
})
