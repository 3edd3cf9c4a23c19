import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import {
  createMembership,
  createSocialAccount,
  createUser,
  unique,
} from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  handInPost,
  newPostUid,
  pass,
  readAgain,
  rejectSubmission,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { corrections } from '../../../tables/campaigns/corrections.ts'
import { searchEntries } from '../../../tables/search-entries.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import type { User } from '../../../tables/users/users.ts'
import {
  campaignSubmissionPath,
  ownSubmissionPath,
  reviewPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { handIn } from '../handing-in/model.ts'
import { correctPost } from './model.ts'

async function setUp() {
  const admin = await createMembership(db)
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const user = await createUser(db)
  const creator = await createCreator(user)
  const made = await handInPost(platform, campaign, creator, { caption: 'Two cups.' })
  const correctIt = async (text = 'It says #ad now.', post_url?: string) =>
    correctPost(context, platform.source, actingAs(user), await reload(made), { text, post_url })
  return { admin, platform, campaign, user, creator, made, correctIt }
}

const idOf = ({ id }: { id: number }) => encodeId('Submission', id)

describe('a rejection that can be corrected', () => {
  test('lets the creator submit the same post again, with what changed shown to the brand', async () => {
    const { admin, platform, made, correctIt } = await setUp()
    await rejectSubmission(made, 'missing_disclosure')
    platform.post(made.post_uid, { caption: 'Two cups. #ad' })
    const again = await correctIt()
    expect(again).toMatchObject({ state: 'pending', reason: null, corrections_count: 1 })

    const path = reviewPath({ id: admin.organization_id })
    const json = (await (await withToken(admin)).get(`${path}/${idOf(made)}.json`)).json()
    expect(json).toMatchObject({ caption: 'Two cups. #ad', decides_at: expect.any(String) })
    expect(json.corrections).toMatchObject([
      {
        number: 1,
        reason: 'missing_disclosure',
        text: 'It says #ad now.',
        caption_before: 'Two cups.',
      },
    ])
    const browser = await withSession(admin)
    for (const address of [path, campaignSubmissionPath(made)]) {
      const { body } = await browser.get(address)
      expect(body).toContain('The caption has changed')
      expect(body).toContain('It says #ad now.')
    }
    await approveSubmission(made)
    expect(await reload(made)).toMatchObject({ state: 'approved' })
  })

  test('waits for a person where nothing has changed since, and says so to both sides', async () => {
    const { admin, user, platform, campaign, made, correctIt } = await setUp()
    const first = await handInPost(platform, campaign, await createCreator(), {
      caption: 'One. #ad',
    })
    const second = await handInPost(platform, campaign, await createCreator(), {
      caption: 'Two. #ad',
    })
    await rejectSubmission(made, 'missing_disclosure')
    const again = await correctIt('It was always fine.')
    expect(again).toMatchObject({ state: 'pending', withheld_because: 'unchanged' })

    const path = reviewPath({ id: admin.organization_id })
    const browser = await withSession(admin)
    const { body } = await browser.get(path)
    expect(body).toContain('Approve 2 with clean checks')
    for (const { id } of [first, second])
      expect(body).toContain(`name="decision[submission_ids][]" value="${idOf({ id })}"`)
    expect(body).toContain('looks unchanged')
    const { body: beside } = await browser.get(`${path}?id=${idOf(made)}`)
    expect(beside).toContain('an admin or Troupe’s team decides')
    const own = (await (await withSession(user)).get(ownSubmissionPath(made))).body
    expect(own).toContain(
      'So it is not approved automatically. The brand or Troupe’s team decides.',
    )
    const json = (await (await withToken(admin)).get(`${path}/${idOf(made)}.json`)).json()
    expect(json).toMatchObject({ decides_at: null, withheld_because: 'unchanged' })
    const told = await db.select().from(notifications).where(eq(notifications.record_id, made.id))
    expect(told.find(({ type }) => type === 'SubmissionWithheldNotifier')).toMatchObject({
      user_id: user.id,
      params: { because: 'unchanged' },
    })
    expect(told.find(({ type }) => type === 'SubmissionCorrectedNotifier')?.params).toMatchObject({
      if_undecided: null,
      is_unchanged: true,
    })

    await pass(made, '30 days')
    await workOff()
    expect(await reload(made)).toMatchObject({ state: 'pending' })
  })

  test('goes on as any does that was corrected, once a person has rejected it again', async () => {
    const { platform, made, correctIt } = await setUp()
    await rejectSubmission(made, 'missing_disclosure')
    await correctIt()
    await rejectSubmission(made, 'missing_disclosure')
    expect(await reload(made)).toMatchObject({ withheld_at: null, withheld_because: null })
    platform.post(made.post_uid, { caption: 'Two cups. #ad' })
    await correctIt()
    await pass(made, '49 hours')
    await workOff()
    expect(await reload(made)).toMatchObject({ state: 'approved', approved_by: 'clock' })
  })

  test('does so twice at most, and leaves the appeal', async () => {
    const { made, correctIt } = await setUp()
    for (const _ of [1, 2]) {
      await rejectSubmission(made, 'missing_requirement')
      await correctIt()
    }
    await rejectSubmission(made, 'missing_requirement')
    await expect(correctIt()).rejects.toMatchObject({
      errors: { base: ['You have corrected it twice already. You can appeal.'] },
    })
    const third = db.insert(corrections).values({
      submission_id: made.id,
      number: 3,
      reason: 'missing_requirement',
      text: 'Once more',
      checks_before: [],
      rejected_at: new Date().toISOString(),
    })
    await expect(third).rejects.toThrow()
    await appealSubmission(made)
    expect(await reload(made)).toMatchObject({ state: 'appealed' })
  })

  test('is over with the time to appeal, and with an appeal', async () => {
    const { made, correctIt, ...rest } = await setUp()
    await rejectSubmission(made, 'not_public')
    rest.platform.forget(made.post_uid)
    await expect(correctIt()).rejects.toMatchObject({
      errors: { base: [expect.stringContaining('cannot be found')] },
    })
    await pass(made, '7 days')
    await workOff()
    expect((await reload(made)).is_claiming).toBe(false)
    await expect(correctIt()).rejects.toMatchObject({ errors: { base: [expect.any(String)] } })
  })

  test('is not corrected while the sound is still another', async () => {
    const platform = fakePlatform({ platform_id: 'tiktok' })
    const terms = { platform_ids: ['tiktok' as const], tiktok_music_id: '77' }
    const campaign = await createRunningCampaign(terms)
    const user = await createUser(db)
    const uid = unique('tok')
    const account = await createSocialAccount(db, user, {
      platform_id: 'tiktok',
      account_url: `https://www.tiktok.com/@${uid}`,
      uid,
      status: 'verified',
    })
    const post_uid = newPostUid()
    const posted_at = new Date().toISOString()
    platform.post(post_uid, { author_uid: uid, posted_at, sound_uid: '66' })
    const made = await handIn(context, platform.source, actingAs(user), campaign, {
      post_url: `https://www.tiktok.com/@${uid}/video/${post_uid}`,
      social_account_id: encodeId('SocialAccount', account.id),
    })
    await rejectSubmission(made, 'missing_sound')
    const correctIt = async () =>
      correctPost(context, platform.source, actingAs(user), await reload(made), { text: 'Done.' })
    await expect(correctIt()).rejects.toMatchObject({
      errors: { base: [expect.stringContaining('Nothing has changed yet.')] },
    })

    platform.post(post_uid, { sound_uid: '77' })
    const { checks } = await correctIt()
    expect(checks.find(({ name }) => name === 'sound')?.outcome).toBe('passed')
  })
})

describe('another post in the place of a rejected one', () => {
  /** A new post of the same creator, and its link. */
  function postAnew(platform: FakePlatform, author_uid: string, views: number) {
    const uid = newPostUid()
    const posted_at = new Date().toISOString()
    platform.post(uid, { author_uid, posted_at, views, caption: 'Again.' })
    return { uid, link: `https://youtu.be/${uid}` }
  }

  test('is decided like the first, counts from its own views, and is shown beside the old one', async () => {
    const { admin, platform, creator, made, correctIt, campaign } = await setUp()
    platform.post(made.post_uid, { views: 9000 })
    await readAgain(platform, made)
    await rejectSubmission(made, 'missing_requirement')
    const { uid, link } = postAnew(platform, creator.uid, 2500)
    const again = await correctIt('It shows the address now.', link)
    expect(again).toMatchObject({
      id: made.id,
      state: 'pending',
      post_uid: uid,
      verified_views: 2500,
      view_count: 2500,
      corrections_count: 1,
    })

    const brand = await withToken(admin)
    const path = reviewPath({ id: admin.organization_id })
    expect((await brand.get(`${path}/${idOf(made)}.json`)).json()).toMatchObject({
      post_url: again.post_url,
      caption: 'Again.',
      corrections: [{ post_url_before: made.post_url, text: 'It shows the address now.' }],
    })
    const { body } = await (await withSession(admin)).get(campaignSubmissionPath(made))
    expect(body).toContain('It is another post now')
    expect(body).toContain(made.post_uid)
    const entered = and(eq(searchEntries.kind, 'Submission'), eq(searchEntries.record_id, made.id))
    const [entry] = await db.select().from(searchEntries).where(entered)
    expect(entry?.title).toContain(uid)

    // The highest reading of the old post counts for nothing, also after the next reading.
    await approveSubmission(made)
    platform.post(uid, { views: 3000 })
    expect(await readAgain(platform, made)).toMatchObject({ view_count: 3000 })

    // The rejected one is not handed in here once more.
    const redo = handIn(context, platform.source, actingAs(creator.user), campaign, {
      post_url: made.post_url,
      social_account_id: encodeId('SocialAccount', creator.account.id),
    })
    await expect(redo).rejects.toMatchObject({
      errors: { post_url: ['has already been submitted'] },
    })
    const elsewhere = await createRunningCampaign()
    const other = await handIn(context, platform.source, actingAs(creator.user), elsewhere, {
      post_url: made.post_url,
      social_account_id: encodeId('SocialAccount', creator.account.id),
    })
    expect(other.checks.find(({ name }) => name === 'duplicate')?.outcome).toBe('unknown')
  })

  test('is refused where a first one would be', async () => {
    const { platform, creator, campaign, made, correctIt } = await setUp()
    const taken = await handInPost(platform, campaign, creator)
    await rejectSubmission(made, 'missing_requirement')
    const stranger = postAnew(platform, unique('stranger'), 10)
    const refusals = [
      [taken.post_url, 'has already been submitted'],
      [stranger.link, expect.stringContaining('is not yours')],
      [`https://youtu.be/${newPostUid()}`, expect.stringContaining('cannot be found')],
      ['https://www.tiktok.com/@someone/video/7301234567890123456', 'is not on YouTube'],
      ['https://example.com/', expect.stringContaining('not the address of a post')],
    ]
    for (const [link, refusal] of refusals)
      await expect(correctIt('New.', link)).rejects.toMatchObject({
        errors: { post_url: [refusal] },
      })
    expect(await reload(made)).toMatchObject({ state: 'rejected', post_uid: made.post_uid })
  })
})

test.each(['wrong_account', 'duplicate', 'suspected_fraud', 'low_quality'] as const)(
  'a rejection for %s is final, but for an appeal',
  async (reason) => {
    const { made, correctIt } = await setUp()
    await rejectSubmission(made, reason)
    await expect(correctIt()).rejects.toMatchObject({ errors: { base: [expect.any(String)] } })
    expect(await reload(made)).toMatchObject({ state: 'rejected', is_appealable: true })
  },
)

test('the database lets no rejected post wait again without a correction', async () => {
  const { made } = await setUp()
  await rejectSubmission(made, 'missing_sound')
  const unasked = db
    .update(campaignSubmissions)
    .set({ state: 'pending', is_appealable: false })
    .where(eq(campaignSubmissions.id, made.id))
  await expect(unasked).rejects.toThrow()
})

test('staff who rejected a post do not decide its appeal, and others do', async () => {
  const { made } = await setUp()
  const [one, other] = [await createUser(db), await createUser(db)]
  makeStaff(one)
  makeStaff(other)
  const path = `/staff/submissions/${idOf(made)}`
  const [first, second] = [await withToken({ user: one }), await withToken({ user: other })]
  await approveSubmission(made)
  await first.post(`${path}/rejection.json`, { rejection: { reason: 'suspected_fraud' } })
  await appealSubmission(made)

  const decision = { appeal_decision: { outcome: 'refused' } }
  const own = await first.post(`${path}/appeal_decision.json`, decision)
  expect(own.statusCode).toBe(422)
  expect(own.json().errors.base).toEqual([expect.stringContaining('another one of Troupe’s team')])
  const page = await (await withSession({ user: one })).get(path)
  expect(page.body).not.toContain('Decide the appeal')
  const forged = db
    .update(campaignSubmissions)
    .set({ appeal_decided_by: one.id, appeal_decided_at: new Date().toISOString() })
    .where(eq(campaignSubmissions.id, made.id))
  await expect(forged).rejects.toThrow()

  const neutral = await second.post(`${path}/appeal_decision.json`, decision)
  expect(neutral.statusCode).toBe(201)
})

test('staff who rejected a post before it was corrected do not decide a later appeal either', async () => {
  const { made, platform, correctIt } = await setUp()
  const [one, other] = [await createUser(db), await createUser(db)]
  makeStaff(one)
  makeStaff(other)
  const path = `/staff/submissions/${idOf(made)}`
  const [first, second] = [await withToken({ user: one }), await withToken({ user: other })]
  const rejection = { rejection: { reason: 'missing_disclosure' } }
  expect((await first.post(`${path}/rejection.json`, rejection)).statusCode).toBe(201)
  platform.post(made.post_uid, { caption: 'Two cups. #ad' })
  await correctIt()
  await rejectSubmission(made)
  await appealSubmission(made)

  const decision = { appeal_decision: { outcome: 'accepted' } }
  const own = await first.post(`${path}/appeal_decision.json`, decision)
  expect(own.json().errors.base).toEqual([expect.stringContaining('another one of Troupe’s team')])
  const staffPage = async (user: User) => (await (await withSession({ user })).get(path)).body
  expect(await staffPage(one)).not.toContain('Decide the appeal')
  expect(await staffPage(other)).toContain('Decide the appeal')
  expect((await second.post(`${path}/appeal_decision.json`, decision)).statusCode).toBe(201)
})

test('a creator reads why before what it would have earned, and how to go on', async () => {
  const { made, user } = await setUp()
  await rejectSubmission(made, 'missing_sound')
  const { body } = await (await withSession({ user })).get(`/me/submissions/${idOf(made)}`)
  expect(body.indexOf('Rejected: Sound missing')).toBeLessThan(body.indexOf('Would have earned'))
  expect(body).toContain('Correct it and submit it again')
  expect(body).toContain('Do you disagree?')
})
