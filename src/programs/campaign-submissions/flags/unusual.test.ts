import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import { flags } from '../../../tables/campaigns/flags.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { socialAccountSnapshots, socialAccounts } from '../../../tables/users/social-accounts.ts'
import {
  campaignSubmissionPath,
  ownSubmissionPath,
  reviewPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { liftAsStaff } from './model.ts'

const unusual = 'Unusual: 91,356 views for an account with 2,803 followers.'

/** A post that waits, of an account of which nothing but its followers is known. */
async function setUp(known: { view_count?: number; video_count?: number } = {}) {
  const admin = await createMembership(db)
  const platform = fakePlatform()
  const { organization_id } = admin
  const campaign = await createRunningCampaign({ organization_id })
  const creator = await createCreator()
  const account = { social_account_id: creator.account.id, subscriber_count: 2803, ...known }
  await db.insert(socialAccountSnapshots).values(account)
  const made = await handInPost(platform, campaign, creator, { views: 162 })
  const reaches = async (views: number) => {
    platform.post(made.post_uid, { views })
    return readAgain(platform, made)
  }
  return { admin, platform, campaign, creator, made, reaches }
}

test('views far above the followers of a new account are left to a person, and both sides are told', async () => {
  const { admin, platform, campaign, creator, made, reaches } = await setUp()
  for (const _ of [1, 2]) await handInPost(platform, campaign, await createCreator())
  const inbox = reviewPath({ id: admin.organization_id })
  const browser = await withSession(admin)
  expect((await browser.get(inbox)).body).toContain('Approve 3 with clean checks')

  const after = await reaches(91_356)
  expect(after).toMatchObject({
    state: 'pending',
    withheld_because: 'unusual',
    withheld_note: unusual,
  })
  const { body } = await browser.get(inbox)
  expect(body).toContain('Approve 2 with clean checks')
  expect(body).toContain('unusual views')
  expect((await browser.get(campaignSubmissionPath(made))).body).toContain(unusual)
  const own = await (await withSession(creator.user)).get(ownSubmissionPath(made))
  expect(own.body).toContain('So it is not approved automatically.')
  const told = await db.select().from(notifications).where(eq(notifications.record_id, made.id))
  const withheld = told.filter(({ type }) => type === 'SubmissionWithheldNotifier')
  expect(withheld.map(({ user_id }) => user_id).sort()).toEqual(
    [admin.user_id, creator.user.id].sort(),
  )
  expect(withheld[0]?.params).toMatchObject({ because: 'unusual', note: unusual })

  await reaches(95_000)
  await pass(made, '30 days')
  await workOff()
  expect((await reload(made)).state).toBe('pending')
  const path = `${campaignSubmissionPath(made)}/approval.json`
  expect((await (await withToken(admin)).post(path)).json().state).toBe('approved')
})

test('a rejection does not make them usual', async () => {
  const { made, reaches } = await setUp()
  await reaches(91_356)
  await rejectSubmission(made, 'low_quality')
  expect(await reload(made)).toMatchObject({ withheld_because: 'unusual' })
})

test('views that others of the account have, or that a larger post might, are not unusual', async () => {
  const usual = await setUp({ view_count: 2_000_000, video_count: 40 })
  expect((await usual.reaches(91_356)).withheld_at).toBeNull()
  const shared = await setUp()
  expect((await shared.reaches(2803 * 19)).withheld_at).toBeNull()
  const only = await setUp({ view_count: 91_356, video_count: 1 })
  expect((await only.reaches(91_356)).withheld_because).toBe('unusual')
})

test('an approved post is not withheld', async () => {
  const { made, reaches } = await setUp()
  await approveSubmission(made)
  expect(await reaches(91_356)).toMatchObject({ state: 'approved', withheld_at: null })
})

/** A post that waits while a rule doubts it, since its account was opened a few days ago. */
async function doubted() {
  const { creator, made, reaches } = await setUp()
  await db
    .update(socialAccounts)
    .set({ opened_at: new Date(Date.now() - 3 * 864e5).toISOString() })
    .where(eq(socialAccounts.id, creator.account.id))
  expect(await reaches(91_356)).toMatchObject({ state: 'flagged', flagged_state: 'pending' })
  return { made, reaches }
}

test('a doubt that nobody looked at leaves the post to a person once it lapses', async () => {
  const { made } = await doubted()
  const raised = await db.select().from(flags).where(eq(flags.submission_id, made.id))
  for (const flag of raised) await pass(flag, '15 days')
  await workOff()
  expect(await reload(made)).toMatchObject({ state: 'pending', withheld_because: 'unusual' })
  await pass(made, '30 days')
  await workOff()
  expect((await reload(made)).state).toBe('pending')
})

test('one that staff have lifted does not', async () => {
  const { made, reaches } = await doubted()
  const staff = actingAs((await createCreator()).user)
  makeStaff(staff.user)
  await liftAsStaff(context, { ...staff, isStaff: true }, made)
  expect(await reaches(92_000)).toMatchObject({ state: 'pending', withheld_at: null })
})
