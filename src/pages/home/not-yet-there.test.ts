import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  readAgain,
} from '../../../test/support/world/submissions.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'

/** Money that a creator has earned or agreed on, and that is nobody's yet: home and Earnings name it. */

const platform = fakePlatform()

async function count(terms: Partial<Campaign>, views: number, grantDue = 'now') {
  const campaign = await createRunningCampaign(terms)
  const creator = await createCreator()
  const submission = await handInPost(platform, campaign, creator)
  await approveSubmission(submission)
  await db
    .update(campaignSubmissions)
    .set({ grant_at: sql`${grantDue}::timestamptz` })
    .where(eq(campaignSubmissions.id, submission.id))
  platform.post(submission.post_uid, { views, author_uid: creator.uid })
  await readAgain(platform, submission)
  return { submission, client: await withSession(creator.user) }
}

type Client = Awaited<ReturnType<typeof withSession>>

const pagesOf = async (client: Client) =>
  Promise.all(['/home', '/me/earnings'].map(async (path) => (await client.get(path)).body))

const balancesOf = async (client: Client) => (await client.get('/me/balances.json')).json()

test('what a post earns before its first grant is on its way', async () => {
  // Not yet granted: the clock of the tests may come by at any time.
  const { client } = await count({}, 40_000, 'tomorrow')
  expect(await balancesOf(client)).toEqual([])
  const [, earnings] = await pagesOf(client)
  expect(earnings).not.toContain('Nothing earned yet')
  expect(earnings).not.toContain('accounts you post on')
  expect(earnings).toContain('1 post of yours is counting.')
  expect(earnings).toMatch(/granted within a day[\s\S]+href="\/me\/submissions"[^>]*>your work</)
})

test('what a budget does not cover waits', async () => {
  const { client } = await count({ total_budget_amount: 1000 }, 40_000)
  await grantAll()
  expect(await balancesOf(client)).toMatchObject([
    { held_amount: 1000, owed_amount: 6000, flagged_amount: 0, flagged_until: null },
  ])
  const [home, earnings] = await pagesOf(client)
  expect(home).toContain('$60.00</span> waits for budget')
  expect(earnings).toMatch(/Waits for budget[\s\S]{0,200}\$60\.00/)
})

test.each([
  ['by views', {}, 4000, 700],
  ['nothing below the minimum', {}, 1999, 0],
  ['no more than the maximum', {}, 10_000_000, 250_000],
  ['with a base reward, and without limits', limitless(), 10_001, 2250],
])('what a flagged post has earned is in question: %s', async (_which, terms, views, amount) => {
  // Not while it is in doubt: the clock of the tests may come by at any time.
  const { client, submission } = await count(terms, views, 'tomorrow')
  await flagSubmission(submission)
  const explained = (await client.get(`${ownSubmissionPath(submission)}/explanation.json`)).json()
  expect(explained.steps.at(-1).value).toBe(amount)
  if (amount === 0) return expect(await balancesOf(client)).toEqual([])

  expect(await balancesOf(client)).toMatchObject([
    { flagged_amount: amount, flagged_until: expect.stringMatching(/Z$/), owed_amount: 0 },
  ])
  const [home, earnings] = await pagesOf(client)
  expect(home).toMatch(/in question <time/)
  expect(home).not.toContain('Nothing yet')
  expect(earnings).toMatch(/In question[\s\S]{0,600}until /)
  expect(earnings).not.toContain('Nothing earned yet')
})

function limitless(): Partial<Campaign> {
  return { base_reward_amount: 500, min_payout_amount: 0, max_payout_amount: 0 }
}

test('what was granted of it before is held, and not in question', async () => {
  const { client, submission } = await count({}, 4000)
  await grantAll()
  await flagSubmission(submission)
  expect(await balancesOf(client)).toMatchObject([
    { held_amount: 700, flagged_amount: 0, next_release_at: null, last_release_at: null },
  ])
  const withdraw = (await client.get('/me/payouts/new')).body
  for (const body of [...(await pagesOf(client)), withdraw]) {
    expect(body).toMatch(/on hold until a question/i)
    expect(body).not.toContain('in your balance <time')
    expect(body).not.toContain('Nothing is granted yet')
  }
})

test('what is set aside for a collab is not called granted', async () => {
  const work = await createApplication({ quote: 18_000 })
  await go(work, 'acceptance')
  const client = await withSession(work.creator as Parameters<typeof withSession>[0])
  expect(await balancesOf(client)).toMatchObject([{ held_amount: 18_000, reserved_amount: 18_000 }])
  const [home, earnings] = await pagesOf(client)
  expect(home).toContain('$180.00</span> set aside for collabs')
  expect(home).not.toContain('</span> granted')
  expect(earnings).toMatch(/Granted<\/dt>[\s\S]{0,120}\$0\.00/)
  expect(earnings).toMatch(/Set aside for collabs[\s\S]{0,200}\$180\.00/)
})
