import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createMembership, createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  pass,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { one } from '../../../framework/database/rows.ts'
import { system } from '../../../tables/actor.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { flags } from '../../../tables/campaigns/flags.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  campaignSubmissionPath,
  ownSubmissionPath,
  staffSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { ruleFlagEnd } from '../due-dates.ts'
import { lockSubmission } from '../lock.ts'
import { raiseFlag } from './model.ts'

/** A flag holds money, so whom it keeps waiting is heard. */

async function setUp() {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const creator = await createCreator()
  const post = await handInPost(fakePlatform(), campaign, creator)
  const someone = await createUser(db)
  makeStaff(someone)
  const asCreator = await withToken(creator.user)
  const answer = (text: string) =>
    asCreator.post(`${ownSubmissionPath(post)}/flag_answer.json`, { flag_answer: { text } })
  const brand = await withToken(admin)
  const staff = await withToken(someone)
  const answerFor = async (client: typeof brand, path: string) =>
    (await client.get(`${path}.json`)).json().flags[0].answer
  return {
    admin,
    creator,
    post,
    staff: someone,
    answer,
    asBrand: () => answerFor(brand, campaignSubmissionPath(post)),
    asStaff: () => answerFor(staff, staffSubmissionPath(post)),
    lift: () => brand.delete(`${campaignSubmissionPath(post)}/flag.json`),
  }
}

const flagByRule = ({ id }: { id: number }) =>
  db.transaction(async (tx) =>
    raiseFlag(tx, context, system('Test'), await lockSubmission(tx, { id }), {
      rule: 'sudden_views',
      note: 'Most views came within an hour.',
      evidence: { views: 9000, gained: 7000 },
      ends_at: ruleFlagEnd(),
    }),
  )

const toldOf = async ({ id }: { id: number }, type = 'FlagAnsweredNotifier') =>
  (
    await db
      .select({ user_id: notifications.user_id })
      .from(notifications)
      .where(and(eq(notifications.record_id, id), eq(notifications.type, type)))
      .orderBy(notifications.user_id)
  ).map(({ user_id }) => user_id)

const twice = 'You have already answered. You can answer a flag only once.'

describe('an answer to a flag', () => {
  test('is asked for in words that fit who reads them', async () => {
    const { admin, creator, post } = await setUp()
    await flagSubmission(post)
    const read = async (someone: Parameters<typeof withSession>[0]) =>
      (await (await withSession(someone)).get('/me/notifications')).body
    expect(await read(creator.user)).toContain('You can answer once')
    expect(await read(admin)).toContain('The creator can answer once')
  })

  test('is read by whoever raised it and by staff, and changes nothing else', async () => {
    const { admin, creator, post, staff, answer, asBrand, asStaff } = await setUp()
    await flagSubmission(post)
    const before = await reload(post)
    const browser = await withSession(creator.user)
    const page = ownSubmissionPath(post)
    expect((await browser.get(page)).body).toContain('Send answer')

    const answered = await answer('A larger channel shared it.')
    expect([answered.statusCode, answered.json().flags]).toMatchObject([
      201,
      [{ raised_by: 'organization', answer: 'A larger channel shared it.', ended_at: null }],
    ])
    expect([await asBrand(), await asStaff()]).toEqual(Array(2).fill('A larger channel shared it.'))
    expect(await toldOf(post)).toEqual([admin.user_id])
    // How long it has waited for staff does not begin anew.
    expect(await reload(post)).toEqual(before)

    const own = (await browser.get(page)).body
    expect(own).toContain('A larger channel shared it.')
    expect(own).not.toContain('Send answer')
    for (const [someone, path] of [
      [admin, campaignSubmissionPath(post)],
      [staff, staffSubmissionPath(post)],
    ] as const)
      expect((await (await withSession(someone)).get(path)).body).toContain(
        'A larger channel shared it.',
      )
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'answer_flag'), eq(auditEvents.record_id, post.id)))
    expect(event).toMatchObject({ user_id: creator.user.id, organization_id: null })
  })

  test('to a rule is for staff, beside what the rule found', async () => {
    const { admin, post, staff, answer, asBrand, asStaff } = await setUp()
    await flagByRule(post)
    await answer('My aunt has many friends.')
    expect([await asBrand(), await asStaff()]).toEqual([null, 'My aunt has many friends.'])
    expect(await toldOf(post)).toEqual([])

    const path = campaignSubmissionPath(post)
    const brandPage = (await (await withSession(admin)).get(path)).body
    expect(brandPage).not.toContain('My aunt')
    expect(brandPage).not.toContain('gained: 7000')
    const staffPage = (await (await withSession(staff)).get(staffSubmissionPath(post))).body
    expect(staffPage).toContain('My aunt')
    expect(staffPage).toContain('gained: 7000')
  })

  test('is given once for each flag, while it stands', async () => {
    const { post, answer, lift } = await setUp()
    const nothing = { errors: { base: ['There is no flag to answer.'] } }
    expect((await answer('What?')).json()).toMatchObject(nothing)
    await flagSubmission(post)
    await answer('First.')
    expect((await answer('Second.')).json().errors).toEqual({ base: [twice] })

    await flagByRule(post)
    expect((await answer('To the rule.')).json().flags).toMatchObject([
      { answer: 'First.' },
      { answer: 'To the rule.' },
    ])
    await lift()
    await db
      .update(flags)
      .set({ ended_at: post.created_at, outcome: 'lapsed' })
      .where(eq(flags.submission_id, post.id))
    expect((await answer('Too late.')).json()).toMatchObject(nothing)
  })

  test('is one of two that come at the same moment', async () => {
    const { post, answer, asStaff } = await setUp()
    await flagSubmission(post)
    const both = await Promise.all([answer('One.'), answer('Other.')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const won = both[0].statusCode === 201 ? 'One.' : 'Other.'
    expect(await asStaff()).toBe(won)
  })

  test('stays as it was, whoever writes', async () => {
    const { post, answer } = await setUp()
    await flagSubmission(post)
    await answer('First.')
    const isIt = eq(flags.submission_id, post.id)
    await expect(db.update(flags).set({ answer: 'Second.' }).where(isIt)).rejects.toMatchObject({
      cause: { message: 'a flag is answered once, before it is over' },
    })
  })

  test('has bounds', async () => {
    const { post, answer } = await setUp()
    await flagSubmission(post)
    for (const text of ['', ' ', 'x'.repeat(2001)])
      expect(Object.keys((await answer(text)).json().errors)).toEqual(['text'])
    expect((await answer('x'.repeat(2000))).statusCode).toBe(201)
  })
})

describe('the end of a flag', () => {
  test('is told to the creator, and not to those who lifted it', async () => {
    const { creator, post, lift } = await setUp()
    await flagSubmission(post)
    await lift()
    expect(await toldOf(post, 'FlagEndedNotifier')).toEqual([creator.user.id])
    const page = await (await withSession(creator.user)).get('/me/notifications')
    expect(page.body).toContain('The flag was lifted. The post waits for a decision again.')
  })

  test('is not told while another still holds the money', async () => {
    const { post, lift } = await setUp()
    await flagSubmission(post)
    await flagByRule(post)
    await lift()
    expect(await toldOf(post, 'FlagEndedNotifier')).toEqual([])
  })

  test('is told to both sides where nobody decided', async () => {
    const { admin, creator, post } = await setUp()
    await flagByRule(post)
    const flag = one(await db.select().from(flags).where(eq(flags.submission_id, post.id)))
    await pass(flag, '15 days')
    await workOff()
    expect((await reload(post)).state).toBe('pending')
    expect(await toldOf(post, 'FlagEndedNotifier')).toEqual([admin.user_id, creator.user.id])
  })
})

test('whoever reviews rejects what a rule doubts while nobody has decided about it, and not what was approved', async () => {
  const { admin, post, creator } = await setUp()
  const brand = await withToken(admin)
  const path = campaignSubmissionPath(post)
  const reject = () =>
    brand.post(`${path}/rejection.json`, { rejection: { reason: 'suspected_fraud' } })
  await flagByRule(post)
  expect((await (await withSession(admin)).get(path)).body).toContain('need not wait to reject it')
  expect((await brand.post(`${path}/approval.json`)).statusCode).toBe(422)

  const rejected = await reject()

  expect(rejected.statusCode).toBe(201)
  expect(rejected.json()).toMatchObject({
    state: 'rejected',
    flags: [{ ended_at: expect.any(String) }],
  })
  const appeal = await (await withToken(creator.user)).post(
    `${ownSubmissionPath(post)}/appeal.json`,
    {
      appeal: { text: 'It is my own work.' },
    },
  )
  expect(appeal.statusCode).toBe(201)

  const other = await setUp()
  const approvedPath = campaignSubmissionPath(other.post)
  const reviewer = await withToken(other.admin)
  await reviewer.post(`${approvedPath}/approval.json`)
  await flagByRule(other.post)
  const refused = await reviewer.post(`${approvedPath}/rejection.json`, {
    rejection: { reason: 'suspected_fraud' },
  })
  expect(refused.statusCode).toBe(422)
  expect((await reload(other.post)).state).toBe('flagged')
})
