import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createMembership, createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  pass,
  readAgain,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { one } from '../../../framework/database/rows.ts'
import { creatorAccount, heldAccount, readBalance } from '../../../money/bookkeeping/accounts.ts'
import { releaseGrants } from '../../../money/grants/jobs.ts'
import { reconcile } from '../../../money/reconciliation/reconcile.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { flags } from '../../../tables/campaigns/flags.ts'
import { postSnapshots } from '../../../tables/campaigns/posts.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  ownSubmissionPath,
  reviewPath,
  staffSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

/** An approved post with so many views, which were looked at for money; a tenth on top is the fee. */
async function setUp(views: number, fields: Partial<Campaign> = {}) {
  const campaign = await createRunningCampaign({ fee_bps: 1000, ...fields })
  const someone = await createCreator()
  const submission = await handInPost(platform, campaign, someone)
  await approveSubmission(submission)
  await earn(submission, views)
  const staff = await createUser(db, { name: 'Sam Staff' })
  makeStaff(staff)
  const client = await withToken(staff)
  const path = `${staffSubmissionPath(submission)}/invalid_views.json`
  const mark = (invalid_views: object) => client.post(path, { invalid_views })
  return { campaign, someone, submission, staff, client, path, mark }
}

async function earn(submission: CampaignSubmission, views: number) {
  platform.post(submission.post_uid, { views })
  await readAgain(platform, submission)
  await pass(submission, '25 hours')
  await grantAll()
  return reload(submission)
}

const campaignNow = async ({ id }: { id: number }) =>
  one(await db.select().from(campaigns).where(eq(campaigns.id, id)))
const inHeld = ({ id }: { id: number }) => readBalance(db, heldAccount({ id, currency: 'usd' }))
const bought = (views: number) => ({ views, reason: 'bought' })

const told = ({ id }: { id: number }, user: { id: number }) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.type, 'ViewsInvalidatedNotifier'),
        eq(notifications.user_id, user.id),
        eq(notifications.record_id, id),
      ),
    )
    .orderBy(notifications.id)

async function explained(
  someone: Awaited<ReturnType<typeof createCreator>>,
  { id }: { id: number },
) {
  const address = `/me/submissions/${encodeId('Submission', id)}/explanation.json`
  return (await (await withToken(someone.user)).get(address)).json()
}

describe('views that are not real', () => {
  test('are not paid: reward and fee go back at once, and both sides read why', async () => {
    const { campaign, someone, submission, mark } = await setUp(20_000)
    expect(await inHeld(submission)).toBe(3500 + 350)

    const answer = await mark({ ...bought(4200), note: 'From accounts without followers.' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        view_count: 15_800,
        invalid_views: 4200,
        invalid_reason: 'bought',
        invalid_note: 'From accounts without followers.',
        invalidated_at: expect.any(String),
        granted_amount: 2765,
        earned_amount: 2765,
        fee_amount: 276,
      }),
    ])
    expect(await inHeld(submission)).toBe(2765 + 276)
    expect(await campaignNow(campaign)).toMatchObject({ used_amount: 3041, view_count: 15_800 })

    const { steps } = await explained(someone, submission)
    expect(steps.find(({ name }: { name: string }) => name === 'invalid')).toMatchObject({
      value: 4200,
      text: '4,200 of them were found not to be real, and are not paid. They were bought. From accounts without followers.',
    })
    const page = await (await withSession(someone.user)).get(ownSubmissionPath(submission))
    expect(page.body).toContain('They were bought. From accounts without followers.')
    expect(page.body).toContain('4,200 views not paid')
    expect(await told(submission, someone.user)).toMatchObject([
      { params: { views: 4200, reason: 'They were bought.', returned_amount: 735, is_own: true } },
    ])
    expect((await reconcile(db)).differences).toEqual([])
  })

  test('are marked once however often that is sent, corrected, and taken back', async () => {
    const { someone, submission, client, path, mark } = await setUp(20_000)
    for (const _ of [1, 2]) expect((await mark(bought(4200))).statusCode).toBe(201)
    const isMark = and(
      eq(auditEvents.record_id, submission.id),
      eq(auditEvents.action, 'invalidate'),
    )
    expect(await db.$count(auditEvents, isMark)).toBe(1)
    expect(await told(submission, someone.user)).toHaveLength(1)

    const typed = { views: '2,000', reason: 'bought' }
    expect((await mark(typed)).json()).toMatchObject({ view_count: 18_000 })
    await grantAll()
    expect(await reload(submission)).toMatchObject({ granted_amount: 3150, fee_amount: 315 })
    const back = await client.delete(path)
    expect([back.statusCode, back.json()]).toEqual([
      200,
      expect.objectContaining({ invalid_views: 0, invalid_reason: null, invalidated_at: null }),
    ])
    expect((await client.delete(path)).statusCode).toBe(422)
    await grantAll()
    expect(await reload(submission)).toMatchObject({ granted_amount: 3500, fee_amount: 350 })
    expect((await told(submission, someone.user)).map(({ params }) => params.views)).toEqual([
      4200, 2000, 0,
    ])
    const page = await (await withSession(someone.user)).get(ownSubmissionPath(submission))
    expect(page.body).toContain('All views count again')
    expect((await reconcile(db)).differences).toEqual([])
  })

  test('take back no more than is held, and nothing that was released', async () => {
    const { someone, submission, mark } = await setUp(10_000)
    await pass(submission, '8 days')
    await releaseGrants.perform(context, {})
    await earn(submission, 12_000)
    expect(await inHeld(submission)).toBe(350 + 35)

    expect((await mark(bought(12_000))).json()).toMatchObject({
      view_count: 0,
      granted_amount: 1750,
      earned_amount: 1750,
      owed_amount: 0,
      fee_amount: 175,
    })
    expect(await inHeld(submission)).toBe(0)
    expect(await readBalance(db, creatorAccount(someone.user, 'usd'))).toBe(1750)
    await grantAll()
    expect(await reload(submission)).toMatchObject({ granted_amount: 1750, earned_amount: 1750 })
    expect((await reconcile(db)).differences).toEqual([])
  })

  test('lower what is owed for want of budget, too', async () => {
    const { submission, mark } = await setUp(10_000, { total_budget_amount: 1100 })
    expect(await reload(submission)).toMatchObject({ granted_amount: 1000, owed_amount: 750 })
    expect((await mark(bought(2000))).json()).toMatchObject({
      granted_amount: 1000,
      owed_amount: 400,
    })
    expect((await mark(bought(6000))).json()).toMatchObject({ granted_amount: 700, owed_amount: 0 })
    expect((await reconcile(db)).differences).toEqual([])
  })

  test.each([
    [{ views: 20_001, reason: 'bought' }, { views: ['is more than could be paid (20,000)'] }],
    [{ views: 0, reason: 'bought' }, { views: ['must be greater than 0'] }],
    [{ reason: 'bought' }, { views: ["can't be blank"] }],
    [{ views: 5 }, { reason: ["can't be blank"] }],
    [{ views: '5', reason: '' }, { reason: ["can't be blank"] }],
    [{ views: '5.5', reason: 'bought' }, { views: ['must be an integer'] }],
    [{ views: 5, reason: 'ugly' }, { reason: ['is not included in the list'] }],
    [{ views: 5, reason: 'other' }, { note: ["can't be blank"] }],
  ])('are refused as %j', async (sent, errors) => {
    const { submission, mark } = await setUp(20_000)
    const answer = await mark(sent)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }])
    expect((await reload(submission)).invalid_views).toBe(0)
  })

  test('are marked neither by those they concern, nor where nothing more is paid', async () => {
    const { campaign, someone, submission, mark } = await setUp(20_000)
    makeStaff(someone.user)
    const own = await withToken(someone.user)
    const path = `${staffSubmissionPath(submission)}/invalid_views.json`
    expect((await own.post(path, { invalid_views: bought(5) })).statusCode).toBe(422)
    const stranger = await withToken(await createUser(db))
    expect((await stranger.post(path, { invalid_views: bought(5) })).statusCode).toBe(404)

    await db
      .update(campaigns)
      .set({ status: 'finished', finished_at: sql`now()`, settled_at: sql`now()` })
      .where(eq(campaigns.id, campaign.id))
    expect((await mark(bought(5))).json().errors.base).toEqual([
      'The campaign is settled: nothing is paid any more.',
    ])
    await db
      .update(campaignSubmissions)
      .set({ state: 'paid', paid_at: sql`now()` })
      .where(eq(campaignSubmissions.id, submission.id))
    expect((await mark(bought(5))).statusCode).toBe(422)
    const byHand = sql`update campaign_submissions set invalid_views = 5, invalid_reason = 'bought',
      invalidated_at = now() where id = ${submission.id}`
    await expect(db.execute(byHand)).rejects.toMatchObject({
      cause: { message: 'views of a post that is paid stay as they are' },
    })
  })

  test('let a post count on that reached its maximum with them', async () => {
    const { submission, mark } = await setUp(2_000_000)
    expect(await reload(submission)).toMatchObject({ state: 'finalized', frozen_because: 'cap' })
    expect((await mark(bought(1_900_000))).json()).toMatchObject({
      state: 'approved',
      frozen_because: null,
      finalized_at: null,
      granted_amount: 17_500,
    })
    const isLastResort = and(
      eq(deadlines.record_id, submission.id),
      eq(deadlines.kind, 'submission_finalization'),
    )
    expect(await db.$count(deadlines, isLastResort)).toBe(1)
    expect(await earn(submission, 2_010_000)).toMatchObject({
      view_count: 110_000,
      granted_amount: 19_250,
    })
    expect((await reconcile(db)).differences).toEqual([])
  })

  test('and a grant of the same moment agree, whichever is first', async () => {
    const { campaign, submission, mark } = await setUp(10_000)
    platform.post(submission.post_uid, { views: 20_000 })
    await readAgain(platform, submission)
    await pass(submission, '8 days')
    const [answer] = await Promise.all([
      mark(bought(12_000)),
      grantAll(),
      releaseGrants.perform(context, {}),
    ])
    expect(answer.statusCode).toBe(201)
    await grantAll()
    const after = await reload(submission)
    expect(after.view_count).toBe(8000)
    // Money that was released a moment before stays the creator's; nothing else is above what is earned.
    expect([1400, 1750]).toContain(after.granted_amount)
    expect(after.owed_amount).toBe(0)
    expect((await campaignNow(campaign)).used_amount).toBe(after.granted_amount + after.fee_amount)
    expect((await reconcile(db)).differences).toEqual([])
  })
})

describe('a rule that was right about some views', () => {
  async function doubted() {
    const made = await setUp(6000)
    await db
      .update(campaignSubmissions)
      .set({ posted_at: sql`now() - interval '26 hours'` })
      .where(eq(campaignSubmissions.id, made.submission.id))
    await db
      .update(postSnapshots)
      .set({ taken_at: sql`${postSnapshots.taken_at} - interval '60 minutes'` })
      .where(eq(postSnapshots.submission_id, made.submission.id))
    platform.post(made.submission.post_uid, { views: 60_000 })
    expect(await readAgain(platform, made.submission)).toMatchObject({ state: 'flagged' })
    return made
  }

  test('is upheld for these, and the post goes on without them', async () => {
    const { submission, staff, client, mark } = await doubted()
    const shown = await client.get(`${staffSubmissionPath(submission)}.json`)
    expect(shown.json().flags).toMatchObject([{ suspected_views: 54_000 }])
    const page = await (await withSession(staff)).get(staffSubmissionPath(submission))
    expect(page.body).toContain('A rule finds 54,000 unusual.')

    expect((await mark({ reason: 'bought' })).json()).toMatchObject({
      state: 'approved',
      invalid_views: 54_000,
      view_count: 6000,
      flags: [{ outcome: 'upheld', ended_at: expect.any(String) }],
    })
    await grantAll()
    expect(await reload(submission)).toMatchObject({ granted_amount: 1050 })
    const isClock = and(
      eq(deadlines.kind, 'flag_end'),
      eq(
        deadlines.record_id,
        one(await db.select().from(flags).where(eq(flags.submission_id, submission.id))).id,
      ),
    )
    expect(await db.$count(deadlines, isClock)).toBe(0)
    expect((await reconcile(db)).differences).toEqual([])
  })

  test('leaves a post that nobody decided about to a person, who is told of them', async () => {
    const campaign = await createRunningCampaign()
    const owner = await createMembership(db, { organization_id: campaign.organization_id })
    const submission = await handInPost(platform, campaign, await createCreator())
    platform.post(submission.post_uid, { views: 9000 })
    await readAgain(platform, submission)
    await flagSubmission(submission)
    const staff = await createUser(db)
    makeStaff(staff)
    const path = `${staffSubmissionPath(submission)}/invalid_views.json`
    const answer = await (await withToken(staff)).post(path, { invalid_views: bought(5000) })
    expect(answer.json()).toMatchObject({ state: 'pending', view_count: 4000 })

    const [first] = (
      await (await withToken(owner)).get(`${reviewPath({ id: campaign.organization_id })}.json`)
    ).json()
    const days = (Date.parse(first.decides_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    const inbox = await (await withSession(owner)).get(reviewPath({ id: campaign.organization_id }))
    expect(inbox.body).toContain('5,000 views not real')
    expect(await told(submission, owner.user)).toMatchObject([{ params: { is_waiting: true } }])
  })

  test('is decided on the page, and the form says what is wrong', async () => {
    const { submission, staff } = await doubted()
    const browser = await withSession(staff)
    const address = `${staffSubmissionPath(submission)}/invalid_views`
    const refused = await browser.post(
      address,
      'invalid_views[views]=54000&invalid_views[reason]=other',
    )
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="54000"')
    // Once at the form that was sent, and not at the others that have such a field.
    expect(refused.body.match(/aria-invalid="true"/g)).toHaveLength(1)
    const done = await browser.post(
      address,
      'invalid_views[views]=54000&invalid_views[reason]=automated&invalid_views[note]=',
    )
    expect(done.headers.location).toBe(staffSubmissionPath(submission))
    expect(await reload(submission)).toMatchObject({ state: 'approved', invalid_note: null })
    expect((await browser.get(staffSubmissionPath(submission))).body).toContain(
      'Let all views count again',
    )
  })

  test('knows no number where it doubts the account: then it has to be said', async () => {
    const { submission, mark } = await setUp(6000)
    await flagSubmission(submission)
    expect((await mark({ reason: 'bought' })).json().errors).toEqual({ views: ["can't be blank"] })
  })
})

test('a reading that is taken back lowers what is held before it can be released', async () => {
  const { submission, client } = await setUp(10_000)
  await client.post(`${staffSubmissionPath(submission)}/snapshots.json`, {
    snapshot: { views: 2_000_000 },
  })
  await grantAll()
  expect(await reload(submission)).toMatchObject({ state: 'finalized', granted_amount: 250_000 })
  await client.post(`${staffSubmissionPath(submission)}/voiding.json`, {
    voiding: { note: 'A slip of the hand.' },
  })
  expect(await reload(submission)).toMatchObject({ state: 'approved', granted_amount: 1750 })
  expect(await inHeld(submission)).toBe(1750 + 175)
  expect((await reconcile(db)).differences).toEqual([])
})
