import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createAddress } from '../../../test/support/world/collab-work.ts'
import { addBudget } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  appealSubmission,
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
  release,
  reload,
  workOff,
} from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import { one } from '../../framework/database/rows.ts'
import { creatorAccount, readBalance } from '../../money/bookkeeping/accounts.ts'
import { releaseGrants } from '../../money/grants/jobs.ts'
import { system } from '../../tables/actor.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { flags } from '../../tables/campaigns/flags.ts'
import { postSnapshots, posts } from '../../tables/campaigns/posts.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { grants } from '../../tables/finance/grants.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { socialAccountSnapshots, socialAccounts } from '../../tables/users/social-accounts.ts'
import { ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { settleCampaigns } from '../campaigns/jobs.ts'
import { pollPlatform } from '../posts/polling.ts'
import { appealRejection, decideAppealAsStaff } from './appeals/model.ts'
import { rejectAsStaff } from './deciding/decide.ts'
import { rejectPost } from './deciding/verdicts.ts'
import { liftAsMember } from './flags/model.ts'
import { handIn } from './handing-in/model.ts'
import { withdrawPost } from './handing-in/withdrawal.ts'
import { lockSubmission } from './lock.ts'
import { explainAmount } from './paying/explanation.ts'

const author = system('Test')
let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

const campaignNow = async ({ id }: { id: number }) =>
  one(await db.select().from(campaigns).where(eq(campaigns.id, id)))

async function setUp(fields: Partial<Campaign> = {}) {
  const campaign = await createRunningCampaign(fields)
  const someone = await createCreator()
  const submission = await handInPost(platform, campaign, someone)
  return { campaign, someone, submission }
}

/** Approved, with so many views, and looked at for money. */
async function earn(submission: CampaignSubmission, views: number) {
  platform.post(submission.post_uid, { views })
  await readAgain(platform, submission)
  await pass(submission, '25 hours')
  await grantAll()
  return reload(submission)
}

const rejectNow = (submission: { id: number }) =>
  db.transaction(async (tx) =>
    rejectPost(tx, context, author, await lockSubmission(tx, submission), {
      reason: 'missing_requirement',
      note: null,
    }),
  )

describe('a post that is handed in', () => {
  test('is checked by name, counted, and claims its post', async () => {
    const { campaign, someone, submission } = await setUp()

    expect(submission.state).toBe('pending')
    expect(submission.checks.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['address', 'passed'],
      ['author', 'passed'],
      ['duplicate', 'passed'],
      ['window', 'passed'],
      ['country', 'passed'],
    ])
    expect((await campaignNow(campaign)).submissions_count).toBe(1)
    const again = handInPost(platform, campaign, someone)
    expect((await again).post_uid).not.toBe(submission.post_uid)
    await expect(
      db.execute(sql`insert into campaign_submissions (organization_id, campaign_id, platform_id,
        account_handle, post_url, post_uid) values (${campaign.organization_id}, ${campaign.id},
        'youtube', 'x', 'x', ${submission.post_uid})`),
    ).rejects.toThrow()
  })

  test('of somebody else is refused, and leaves the post to its owner', async () => {
    const campaign = await createRunningCampaign()
    const [owner, stranger] = [await createCreator(), await createCreator()]
    const stolen = handInPost(platform, campaign, stranger, { author_uid: owner.uid })
    await expect(stolen).rejects.toMatchObject({
      errors: { post_url: [expect.stringMatching(/^is not yours/)] },
    })
  })

  test('of somebody else, found out later, is given up at once', async () => {
    const campaign = await createRunningCampaign()
    const [owner, stranger] = [await createCreator(), await createCreator()]
    const claimed = await handInPost(platform, campaign, stranger, { author_uid: null })
    expect(claimed.checks.find(({ name }) => name === 'author')?.outcome).toBe('unknown')
    platform.post(claimed.post_uid, { author_uid: owner.uid })
    expect(await readAgain(platform, claimed)).toMatchObject({
      state: 'rejected',
      reason: 'wrong_account',
      is_claiming: false,
    })
  })

  test('is decided in time where a check stays open, however often it is read', async () => {
    const { submission } = await setUp({ countries: ['DE'] })
    for (const _ of [1, 2]) {
      await pass(submission, '3 days')
      await readAgain(platform, submission)
      await workOff()
      expect((await reload(submission)).state).toBe('pending')
    }
    await pass(submission, '1 day 1 minute')
    await workOff()
    expect((await reload(submission)).state).toBe('approved')
    const isCheck = eq(auditEvents.action, 'check')
    expect(
      await db.$count(auditEvents, and(eq(auditEvents.record_id, submission.id), isCheck)),
    ).toBe(0)
  })

  test('is approved by itself after 48 hours if every check passed', async () => {
    const { submission } = await setUp()
    await pass(submission, '47 hours')
    await workOff()
    expect((await reload(submission)).state).toBe('pending')
    await pass(submission, '1 hour 1 minute')
    await workOff()
    expect(await reload(submission)).toMatchObject({
      state: 'approved',
      grant_at: expect.any(String),
    })
  })

  test('waits a week where something could not be checked, and is rejected where a check failed', async () => {
    const campaign = await createRunningCampaign({ countries: ['DE'] })
    const unsure = await handInPost(platform, campaign, await createCreator())
    const traveller = await createCreator()
    await createAddress(traveller.user, 'FR')
    const abroad = await handInPost(platform, campaign, traveller)
    expect(unsure.checks.at(-1)).toMatchObject({
      name: 'country',
      found: expect.stringContaining('No address is saved yet'),
    })
    await pass(unsure, '6 days 23 hours')
    await pass(abroad, '13 days 23 hours')
    await workOff()
    expect([(await reload(unsure)).state, (await reload(abroad)).state]).toEqual([
      'pending',
      'pending',
    ])
    await pass(unsure, '2 hours')
    await pass(abroad, '2 hours')
    await workOff()
    expect((await reload(unsure)).state).toBe('approved')
    expect(await reload(abroad)).toMatchObject({ state: 'rejected', reason: 'wrong_country' })
  })

  test.each([
    ['DE', 'passed', '48 hours'],
    ['FR', 'failed', '14 days'],
  ] as const)(
    'is checked again when its creator saves an address in %s',
    async (country, outcome, due) => {
      const campaign = await createRunningCampaign({ countries: ['DE'] })
      const someone = await createCreator()
      const waiting = await handInPost(platform, campaign, someone)
      const decided = await handInPost(platform, campaign, someone)
      await approveSubmission(decided)
      const client = await withSession(someone.user)
      const pageOf = async (submission: CampaignSubmission) =>
        (await client.get(ownSubmissionPath(submission))).body
      expect(await pageOf(waiting)).toContain('Save your address')
      expect(await pageOf(decided)).not.toContain('Save your address')

      const home = {
        name: 'Ida Vale',
        line1: 'Am Kai 1',
        city: 'Kiel',
        postal_code: '24103',
        country,
      }
      expect((await client.patch('/me/address.json', { address: home })).statusCode).toBe(200)
      await workOff()
      expect((await reload(waiting)).checks.at(-1)).toMatchObject({ name: 'country', outcome })
      expect((await reload(decided)).checks.at(-1)).toMatchObject({ outcome: 'unknown' })
      expect(await pageOf(waiting)).not.toContain('Save your address')
      const [decision] = await db
        .select({ isDue: sql`abs(extract(epoch from due_at - now() - ${due}::interval)) < 60` })
        .from(deadlines)
        .where(and(eq(deadlines.record_id, waiting.id), eq(deadlines.kind, 'submission_decision')))
      expect(decision).toEqual({ isDue: true })
    },
  )

  test('that is too old is refused, or rejected once that is known', async () => {
    const posted_at = new Date(Date.now() - 40 * 864e5).toISOString()
    const campaign = await createRunningCampaign()
    await expect(
      handInPost(platform, campaign, await createCreator(), { posted_at }),
    ).rejects.toMatchObject({
      errors: {
        post_url: [expect.stringMatching(/^is too old for this campaign\. It was posted/)],
      },
    })
    const unsaid = await handInPost(platform, campaign, await createCreator(), { posted_at: null })
    platform.post(unsaid.post_uid, { posted_at })
    expect(await readAgain(platform, unsaid)).toMatchObject({
      state: 'rejected',
      reason: 'outside_window',
    })
  })

  test('from before the campaign is paid only for what is seen since', async () => {
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator(), {
      posted_at: new Date(Date.now() - 5 * 864e5).toISOString(),
      views: 50_000,
    })
    expect(submission.checks.find(({ name }) => name === 'window')?.found).toContain(
      'only views from now on are paid',
    )
    expect(submission).toMatchObject({
      verified_views: 50_000,
      baseline_views: 50_000,
      view_count: 0,
    })
    await approveSubmission(submission)
    expect(await earn(submission, 60_000)).toMatchObject({
      view_count: 10_000,
      granted_amount: 1750,
    })
    expect((await campaignNow(campaign)).view_count).toBe(10_000)
  })

  test('of unknown age is paid only for what is seen since, until its age is known', async () => {
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator(), {
      posted_at: null,
      views: 50_000,
    })
    expect(submission).toMatchObject({ posted_at: null, baseline_views: 50_000, view_count: 0 })
    await approveSubmission(submission)
    expect(await earn(submission, 60_000)).toMatchObject({ view_count: 10_000 })
    const { steps } = await explainAmount(db, encodeId('Submission', submission.id))
    expect(steps.find(({ name }) => name === 'baseline')?.text).toContain(
      'We do not know when it was posted',
    )

    const posted_at = new Date().toISOString()
    platform.post(submission.post_uid, { posted_at })
    expect(await earn(submission, 61_000)).toMatchObject({ view_count: 61_000, posted_at })
  })
})

describe('views', () => {
  test('are paid once a day, by the formula, up to the highest payout', async () => {
    const { campaign, submission } = await setUp()
    await approveSubmission(submission)

    expect((await earn(submission, 1)).granted_amount).toBe(0)
    const { steps } = await explainAmount(db, encodeId('Submission', submission.id))
    expect(steps.map(({ text }) => text)).toEqual(expect.arrayContaining(['1 view is paid.']))
    expect((await earn(submission, 1999)).granted_amount).toBe(0)
    expect((await earn(submission, 2000)).granted_amount).toBe(350)
    platform.post(submission.post_uid, { views: 9000 })
    await readAgain(platform, submission)
    await grantAll()
    expect((await reload(submission)).granted_amount).toBe(350)
    expect(await explainAmount(db, encodeId('Submission', submission.id))).toMatchObject({
      next_grant_amount: 1225,
      next_grant_at: expect.any(String),
    })
    const capped = await earn(submission, 2_000_000)

    expect(capped).toMatchObject({
      state: 'finalized',
      frozen_because: 'cap',
      granted_amount: 250_000,
    })
    expect(await db.$count(grants, eq(grants.submission_id, submission.id))).toBe(2)
    expect((await campaignNow(campaign)).used_amount).toBe(250_000)
  })

  test('that staff enter are refused where no post can have so many', async () => {
    const { submission } = await setUp()
    await approveSubmission(submission)
    const { user } = await createCreator()
    makeStaff(user)
    const path = `/staff/submissions/${encodeId('Submission', submission.id)}/snapshots.json`
    const enter = async (views: number) =>
      (await withToken(user)).post(path, { snapshot: { views } })
    expect(await enter(2_000_000_000_000)).toMatchObject({ statusCode: 422 })
    expect(await enter(2_000_000)).toMatchObject({ statusCode: 201 })
  })

  test('that fall, or are missing once, take nothing back', async () => {
    const { submission } = await setUp()
    await approveSubmission(submission)
    await earn(submission, 4000)
    platform.post(submission.post_uid, { views: 10 })
    expect(await readAgain(platform, submission)).toMatchObject({ view_count: 4000 })
    platform.forget(submission.post_uid)
    expect(await readAgain(platform, submission)).toMatchObject({
      frozen_at: null,
      view_count: 4000,
    })
    expect(await db.$count(postSnapshots, eq(postSnapshots.submission_id, submission.id))).toBe(3)
  })

  test('freeze when the post is missing for a day, and count again when it is back', async () => {
    const { submission } = await setUp()
    await approveSubmission(submission)
    await earn(submission, 3000)
    const known = { author_uid: submission.account_uid, views: 4500 }
    platform.forget(submission.post_uid)
    await readAgain(platform, submission)
    await db
      .update(posts)
      .set({ missing_at: sql`now() - interval '25 hours'` })
      .where(eq(posts.submission_id, submission.id))
    expect(await readAgain(platform, submission)).toMatchObject({ frozen_because: 'missing' })

    platform.post(submission.post_uid, known)
    expect(await readAgain(platform, submission)).toMatchObject({
      frozen_because: null,
      view_count: 4500,
    })
  })

  test('are final after 30 days, held, released, and then all is paid', async () => {
    const { campaign, someone, submission } = await setUp()
    await approveSubmission(submission)
    await pass(submission, '31 days')
    platform.post(submission.post_uid, { views: 4000, author_uid: someone.uid })
    expect(await readAgain(platform, submission)).toMatchObject({
      state: 'finalized',
      frozen_because: 'window',
    })
    await grantAll()
    expect(await readBalance(db, creatorAccount(someone.user, 'usd'))).toBe(0)
    await release(submission)

    expect(await reload(submission)).toMatchObject({ state: 'paid', granted_amount: 700 })
    expect(await readBalance(db, creatorAccount(someone.user, 'usd'))).toBe(700)
    await db
      .update(campaigns)
      .set({ status: 'finished', finished_at: sql`now()` })
      .where(eq(campaigns.id, campaign.id))
    await settleCampaigns.perform(context, {})
    expect(await campaignNow(campaign)).toMatchObject({
      settled_at: expect.any(String),
      unused_amount: 0,
    })
  })
})

describe('a budget that does not suffice', () => {
  test('leaves the rest owed, granted first and in order once there is more', async () => {
    const campaign = await createRunningCampaign({ total_budget_amount: 1000 })
    const submissions: CampaignSubmission[] = []
    for (let index = 0; index < 3; index += 1) {
      const submission = await handInPost(platform, campaign, await createCreator())
      await approveSubmission(submission)
      submissions.push(submission)
      platform.post(submission.post_uid, { views: 4000 })
      await readAgain(platform, submission)
    }
    await grantAll()
    const amounts = async () =>
      (await Promise.all(submissions.map(reload))).map(({ granted_amount, owed_amount }) => [
        granted_amount,
        owed_amount,
      ])
    // The second gets what is left; a first grant below the minimum waits whole.
    expect(await amounts()).toEqual([
      [700, 0],
      [0, 700],
      [0, 700],
    ])
    expect(await campaignNow(campaign)).toMatchObject({
      owed_amount: 1400,
      status: 'paused',
      paused_by: 'budget',
    })

    await addBudget(db, await campaignNow(campaign), 500)
    await grantAll()
    expect(await amounts()).toEqual([
      [700, 0],
      [700, 0],
      [0, 700],
    ])
    await addBudget(db, await campaignNow(campaign), 10_000)
    await grantAll()
    expect(await amounts()).toEqual([
      [700, 0],
      [700, 0],
      [700, 0],
    ])
    expect(await campaignNow(campaign)).toMatchObject({ owed_amount: 0, used_amount: 2100 })
  })
})

describe('a rejection', () => {
  test('returns what is held, keeps what was released, and can be appealed once', async () => {
    const { campaign, submission } = await setUp()
    await rejectNow(submission)
    const say = (text: string) =>
      db.transaction(async (tx) =>
        appealRejection(tx, context, author, await lockSubmission(tx, submission), text),
      )
    await say('The sound is there.')
    await expect(say('Once more')).rejects.toThrow()
    await pass(submission, '7 days 1 minute')
    await workOff()
    expect((await reload(submission)).state).toBe('approved')
    expect((await campaignNow(campaign)).submissions_count).toBe(1)
    // Read again as well, although it was not while it was rejected.
    platform.post(submission.post_uid, { views: 4000 })
    await pollPlatform(context, platform.source, 'youtube')
    expect((await reload(submission)).view_count).toBe(4000)
  })

  test('is for good in the campaign that rejected it, and known to others', async () => {
    const { campaign, someone, submission } = await setUp()
    await rejectNow(submission)
    await pass(submission, '7 days 1 minute')
    await workOff()
    const fields = {
      post_url: submission.post_url,
      social_account_id: encodeId('SocialAccount', someone.account.id),
    }
    const hand = (to: Campaign) =>
      handIn(context, platform.source, actingAs(someone.user), to, fields)
    await expect(hand(campaign)).rejects.toMatchObject({
      errors: { post_url: ['has already been submitted'] },
    })
    const elsewhere = await hand(await createRunningCampaign())
    expect(elsewhere.checks.find(({ name }) => name === 'duplicate')?.outcome).toBe('unknown')
  })

  /** Seven dollars of it were released before. */
  async function rejectPaid() {
    const { campaign, submission } = await setUp()
    await approveSubmission(submission)
    await earn(submission, 4000)
    await pass(submission, '8 days')
    await releaseGrants.perform(context, {})
    const staff = { ...actingAs((await createCreator()).user), isStaff: true as const }
    await rejectAsStaff(context, staff, submission, { reason: 'rights', note: null })
    expect((await reload(submission)).granted_amount).toBe(700)
    return { campaign, submission, staff }
  }

  test('keeps a post for which something was paid and stays paid', async () => {
    const { submission } = await rejectPaid()
    await pass(submission, '7 days 1 minute')
    await workOff()
    expect(await reload(submission)).toMatchObject({ is_claiming: true, is_appealable: false })
    await expect(appealSubmission(submission)).rejects.toMatchObject({
      errors: { base: ['The 7 days to appeal are over.'] },
    })
  })

  test('keeps it after a refused appeal, too', async () => {
    const { submission } = await rejectPaid()
    await appealSubmission(submission)
    const other = { ...actingAs((await createCreator()).user), isStaff: true as const }
    await decideAppealAsStaff(context, other, submission, { outcome: 'refused', note: 'No.' })
    expect(await reload(submission)).toMatchObject({ state: 'rejected', is_claiming: true })
  })

  test('holds back the budget only while there may be an appeal', async () => {
    const { campaign, submission } = await rejectPaid()
    await db
      .update(campaigns)
      .set({ status: 'finished', finished_at: sql`now()` })
      .where(eq(campaigns.id, campaign.id))
    await settleCampaigns.perform(context, {})
    expect((await campaignNow(campaign)).settled_at).toBe(null)
    await pass(submission, '7 days 1 minute')
    await workOff()
    await settleCampaigns.perform(context, {})
    expect(await campaignNow(campaign)).toMatchObject({
      settled_at: expect.any(String),
      unused_amount: 0,
    })
  })

  test('lets the post go after 7 days without an appeal', async () => {
    const { campaign, someone, submission } = await setUp()
    await rejectNow(submission)
    expect((await reload(submission)).is_claiming).toBe(true)
    await pass(submission, '7 days 1 minute')
    await workOff()
    expect((await reload(submission)).is_claiming).toBe(false)
    const late = db.transaction(async (tx) =>
      appealRejection(tx, context, author, await lockSubmission(tx, submission), 'Late'),
    )
    await expect(late).rejects.toThrow()
    expect((await campaignNow(campaign)).view_count).toBe(0)
    expect(someone.user.id).toBe(submission.user_id)
  })
})

const postedEarlier = ({ id }: CampaignSubmission, age: string) =>
  db
    .update(campaignSubmissions)
    .set({ posted_at: sql`now() - ${age}::interval` })
    .where(eq(campaignSubmissions.id, id))

/** As if all readings until now were an hour old. */
const anHourLater = ({ id }: CampaignSubmission) =>
  db
    .update(postSnapshots)
    .set({ taken_at: sql`${postSnapshots.taken_at} - interval '60 minutes'` })
    .where(eq(postSnapshots.submission_id, id))

describe('a doubt of a rule', () => {
  test('tells of all that was found at once in one notification, in numbers that can be read', async () => {
    const { submission, someone } = await setUp()
    await approveSubmission(submission)
    await postedEarlier(submission, '26 hours')
    await earn(submission, 6000)
    await db.insert(socialAccountSnapshots).values({
      social_account_id: someone.account.id,
      subscriber_count: 1,
    })
    await db
      .update(postSnapshots)
      .set({ taken_at: sql`${postSnapshots.taken_at} - interval '60 minutes'` })
      .where(eq(postSnapshots.submission_id, submission.id))
    platform.post(submission.post_uid, { views: 60_000 })
    await readAgain(platform, submission)

    expect(await db.$count(flags, eq(flags.submission_id, submission.id))).toBe(2)
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, someone.user.id))
    const flagged = told.filter(({ type }) => type === 'SubmissionFlaggedNotifier')
    expect(flagged.map(({ params }) => params.note)).toEqual([
      'Unusual: 54,000 of its 60,000 views came within 60 minutes. Unusual: 60,000 views for an account with 1 follower.',
    ])
  })

  test('is about views that the platform takes away, once it does not give them back', async () => {
    const { submission } = await setUp()
    await approveSubmission(submission)
    await earn(submission, 10_000)
    const readLater = async (views: number) => {
      await db
        .update(postSnapshots)
        .set({ taken_at: sql`${postSnapshots.taken_at} - interval '2 hours'` })
        .where(eq(postSnapshots.submission_id, submission.id))
      platform.post(submission.post_uid, { views })
      return readAgain(platform, submission)
    }
    expect(await readLater(4000)).toMatchObject({ state: 'approved' })
    expect(await readLater(9900)).toMatchObject({ state: 'approved' })
    expect(await readLater(4000)).toMatchObject({ state: 'approved' })
    expect(await readLater(4200)).toMatchObject({
      state: 'flagged',
      verified_views: 10_000,
      invalid_views: 0,
    })
    const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
    expect(flag).toMatchObject({
      rule: 'views_taken_away',
      note: 'Unusual: the platform took 5,800 of its 10,000 views away again.',
      evidence: { views: 10_000, gone: 5800 },
    })
    const { steps } = await explainAmount(db, encodeId('Submission', submission.id))
    expect(steps.find(({ name }) => name === 'doubted')).toMatchObject({
      value: 5800,
      text: 'Unusual: the platform took 5,800 of its 10,000 views away again. They are paid unless staff find that they are not real.',
    })
  })

  test('is about an account that was opened not long ago', async () => {
    const { submission, someone } = await setUp()
    await approveSubmission(submission)
    await db
      .update(socialAccounts)
      .set({ opened_at: sql`now() - interval '12 days 1 hour'` })
      .where(eq(socialAccounts.id, someone.account.id))
    await earn(submission, 6000)
    const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
    expect(flag).toMatchObject({
      rule: 'young_account',
      note: 'Unusual: 6,000 views for an account that was opened 12 days ago.',
      evidence: { days: 12, views: 6000 },
    })
  })

  test('is about two posts that may be one', async () => {
    const campaign = await createRunningCampaign()
    const someone = await createCreator()
    const posted_at = new Date().toISOString()
    const first = await handInPost(platform, campaign, someone, { posted_at, views: 8000 })
    const again = await handInPost(platform, campaign, someone, { posted_at, views: 8100 })
    await handInPost(platform, campaign, someone, { views: 8100 })
    for (const { id } of [first, again]) await readAgain(platform, await reload({ id }))
    const raised = await db.select().from(flags).where(eq(flags.rule, 'same_post'))
    expect(raised.map(({ submission_id }) => submission_id).sort()).toEqual(
      [first.id, again.id].sort(),
    )
  })

  test.each([
    ['1 hour', 'approved'],
    ['24 hours', 'approved'],
    ['26 hours', 'flagged'],
  ])('about a jump is none of a post that is young: %s old, %s', async (age, state) => {
    const { submission } = await setUp()
    await approveSubmission(submission)
    await postedEarlier(submission, age)
    await earn(submission, 371)
    await anHourLater(submission)
    platform.post(submission.post_uid, { views: 14_901 })
    expect(await readAgain(platform, submission)).toMatchObject({ state })
  })

  test('holds the money, tells why, and lapses', async () => {
    const { submission } = await setUp()
    await approveSubmission(submission)
    await postedEarlier(submission, '26 hours')
    await earn(submission, 6000)
    await anHourLater(submission)
    platform.post(submission.post_uid, { views: 60_000 })
    expect(await readAgain(platform, submission)).toMatchObject({
      state: 'flagged',
      flagged_state: 'approved',
    })
    const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
    expect(flag).toMatchObject({ rule: 'sudden_jump', evidence: { views: 60_000, gained: 54_000 } })
    await release(submission)
    expect(
      await db.$count(
        grants,
        sql`${grants.submission_id} = ${submission.id} and released_at is not null`,
      ),
    ).toBe(0)

    await pass({ id: flag?.id ?? 0 }, '15 days')
    await workOff()
    expect((await reload(submission)).state).toBe('approved')
    await earn(submission, 61_000)
    expect((await reload(submission)).granted_amount).toBe(10_675)
  })
})

describe('a post that is withdrawn and submitted again', () => {
  const again = async (lift: boolean) => {
    const { campaign, someone, submission } = await setUp()
    await flagSubmission(submission)
    const flag = one(await db.select().from(flags).where(eq(flags.submission_id, submission.id)))
    if (lift) await liftAsMember(context, actingAs((await createCreator()).user), submission)
    else await pass(flag, '73 hours')
    await workOff()
    expect((await reload(submission)).state).toBe('pending')
    await withdrawPost(context, actingAs(someone.user), submission)
    return handIn(context, platform.source, actingAs(someone.user), campaign, {
      post_url: submission.post_url,
      social_account_id: encodeId('SocialAccount', someone.account.id),
    })
  }
  const found = ({ checks }: CampaignSubmission) => checks.find(({ name }) => name === 'duplicate')

  test('keeps the doubt that its flag left, and the time that it takes', async () => {
    const submission = await again(false)
    const doubtful = {
      name: 'duplicate',
      outcome: 'unknown',
      found: 'It was submitted before, and withdrawn after a flag that was not lifted.',
    }
    expect(found(submission)).toEqual(doubtful)
    // Reading the post again says nothing about that.
    expect(found(await readAgain(platform, submission))).toEqual(doubtful)
    await pass(submission, '6 days')
    await workOff()
    expect((await reload(submission)).state).toBe('pending')
  })

  test('is as good as new where the flag was lifted', async () => {
    expect(found(await again(true))?.outcome).toBe('passed')
  })
})
