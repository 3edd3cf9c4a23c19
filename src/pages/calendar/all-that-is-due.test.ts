import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createGrant, releaseGrant } from '../../../test/support/world/earnings.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { campaignDays } from '../../tables/campaigns/campaign-days.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { grants } from '../../tables/finance/grants.ts'
import { calendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { listNextSteps } from '../home/next-steps.ts'
import { daysAfter, today } from './span.ts'

const soon = () => `?from=${today()}&to=${daysAfter(today(), 60)}`

type Entry = { kind: string; at: string | null; day: string; number: number; url: string }
const kindsOf = (entries: Entry[]) => [...new Set(entries.map(({ kind }) => kind))].sort()

/** A brand and a creator between whom something of every kind is open. */
async function setUp() {
  const campaign = await createRunningCampaign({ name: 'Portland pour-over' })
  const { organization_id } = campaign
  const admin = await createMembership(db, { organization_id })
  const someone = await createCreator()
  const creator = someone.user
  const platform = fakePlatform()
  const hand = () => handInPost(platform, campaign, someone)
  const posts = { pending: await hand(), other: await hand(), rejected: await hand() }
  const [flagged, appealed] = [await hand(), await hand()]
  await rejectSubmission(posts.rejected)
  await approveSubmission(flagged)
  await flagSubmission(flagged)
  await rejectSubmission(appealed)
  await appealSubmission(appealed)

  const steps = [
    [],
    ['counter_offer'],
    ['acceptance'],
    ['acceptance', 'content'],
    ['acceptance', 'content', 'approval'],
    ['acceptance', 'content', 'approval', 'post'],
  ]
  for (const nouns of steps)
    await go(await createApplication({ organization_id, creator }), ...nouns)

  const [asCreator, asAdmin] = [await withToken(creator), await withToken(admin)]
  const path = calendarPath({ id: organization_id })
  const mine = async (): Promise<Entry[]> =>
    (await asCreator.get(`/me/calendar.json${soon()}`)).json()
  const theirs = async (): Promise<Entry[]> => (await asAdmin.get(`${path}.json${soon()}`)).json()
  return { campaign, creator, asCreator, asAdmin, path, mine, theirs, organization_id }
}

test('each thing that home says is waiting, with its end, is in the calendar of that side', async () => {
  const { asAdmin, asCreator, creator, mine, theirs, organization_id } = await setUp()
  const overview = `${organizationPath({ id: organization_id })}/overview.json`
  const { waits } = (await asAdmin.get(overview)).json()
  expect(waits).toHaveLength(5)
  const ofBrand = await theirs()
  for (const { due_at } of waits) expect(ofBrand.map(({ at }) => at)).toContain(due_at)

  const steps = (await listNextSteps(db, creator)).filter(({ due_at }) => due_at !== null)
  expect(steps.length).toBeGreaterThanOrEqual(5)
  const ofCreator = await mine()
  for (const { due_at } of steps) expect(ofCreator.map(({ at }) => at)).toContain(due_at)

  expect(kindsOf(ofBrand)).toEqual([
    ...['answer_application', 'answer_offer', 'complete', 'decide_flag', 'decide_post'],
    ...['post', 'review_content', 'submit_content'],
  ])
  expect(kindsOf(ofCreator)).toEqual([
    ...['answer_application', 'answer_flag', 'answer_offer', 'appeal', 'complete'],
    ...['decide_appeal', 'decide_post', 'post', 'review_content', 'submit_content'],
  ])
  expect(ofBrand.find(({ kind }) => kind === 'decide_post')).toMatchObject({ number: 2 })
  for (const [client, entries] of [
    [asAdmin, ofBrand],
    [asCreator, ofCreator],
  ] as const)
    for (const { url } of entries) {
      const { pathname, search } = new URL(url)
      expect((await client.get(pathname + search)).statusCode, url).toBe(200)
    }
})

test('a budget that runs out is on the day of its forecast, for both sides, unless the campaign ends before', async () => {
  const { campaign, mine, theirs } = await setUp()
  const day = today()
  const used = { campaign_id: campaign.id, day, used_amount: 200_000 }
  // Nothing was granted for it, so the books would not agree.
  onTestFinished(async () => {
    await db.delete(campaignDays).where(eq(campaignDays.campaign_id, campaign.id))
  })
  await db
    .insert(campaignDays)
    .values(used)
    .onConflictDoUpdate({
      target: [campaignDays.campaign_id, campaignDays.day],
      set: { used_amount: used.used_amount },
    })
  const out = { kind: 'budget_end', at: null, day: daysAfter(day, 10), name: campaign.name }
  for (const entries of [await mine(), await theirs()])
    expect(entries).toContainEqual(expect.objectContaining(out))

  await db
    .update(campaigns)
    .set({ ends_at: `${daysAfter(day, 5)}T12:00:00.000Z` })
    .where(eq(campaigns.id, campaign.id))
  for (const entries of [await mine(), await theirs()])
    expect(kindsOf(entries)).not.toContain('budget_end')
})

test('granted money is on the days on which it arrives, a sum for each', async () => {
  const { creator } = await createCreator().then(({ user }) => ({ creator: user }))
  const client = await withToken(creator)
  const sums = async () => {
    const entries = (await client.get(`/me/calendar.json${soon()}`)).json()
    return entries.map((entry: Entry & { amount: number }) => [entry.kind, entry.day, entry.amount])
  }
  const [first] = [await createGrant(creator, 700), await createGrant(creator, 300)]
  const late = await createGrant(creator, 5000)
  await db
    .update(grants)
    .set({ release_at: sql`${grants.release_at} + interval '2 days'` })
    .where(eq(grants.id, late.id))
  const day = first.release_at.slice(0, 10)
  expect(await sums()).toEqual([
    ['release', day, 1000],
    ['release', daysAfter(day, 2), 5000],
  ])
  await releaseGrant(first)
  expect(await sums()).toContainEqual(['release', today(), 700])

  const { calendar_url } = (await client.post('/me/calendar/link.json', {})).json()
  const file = (await anonymous.get(new URL(calendar_url).pathname)).body
  expect(file).toContain('SUMMARY:$50.00 comes into your balance (From ')
  const { body } = await (await withSession(creator)).get(`/me/calendar?from=${daysAfter(day, 2)}`)
  expect(body).toMatch(/\$50\.00 comes into your balance[\s\S]{0,100}From Campaign/)
  const uids = file.match(/UID:.*/g) ?? []
  expect(new Set(uids).size).toBe(3)
})
