import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createMembership, createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  appealSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  campaignSubmissionPath,
  staffSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { decideAppealAsStaff } from '../appeals/model.ts'
import { decideNow, rejectAsStaff } from './decide.ts'
import { letDecisionsTakeEffect } from './undoable.ts'

async function setUp() {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createRunningCampaign({ organization_id, total_budget_amount: 1_000_000 })
  const creator = await createCreator()
  const made = await handInPost(fakePlatform(), campaign, creator, { views: 4000 })
  const program = await withToken(admin)
  const path = campaignSubmissionPath(made)
  return {
    admin,
    creator,
    made,
    path,
    program,
    browser: await withSession(admin),
    reject: () =>
      decideNow(context, actingAs(admin.user), made, {
        action: 'reject',
        reason: 'low_quality',
        note: null,
      }),
    reverse: () => program.post(`${path}/reversal.json`, {}),
  }
}

const staff = async () => ({ ...actingAs(await createUser(db)), isStaff: true as const })
const toldTo = async ({ id }: { id: number }) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, id))).map(
    ({ type }) => type,
  )

describe('a rejection that the organization takes back', () => {
  test('is paid from then on, and told and recorded as what it is', async () => {
    const { made, creator, reject, reverse } = await setUp()
    await reject()
    const answer = await reverse()
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { state: 'approved', reason: null, is_reversible: false },
    ])
    expect(await reload(made)).toMatchObject({ approved_by: 'organization', is_appealable: false })
    // Records of other kinds have the same numbers.
    const kinds = Object.values(postDeadlines).map(({ kind }) => kind)
    const ofPost = and(eq(deadlines.record_id, made.id), inArray(deadlines.kind, kinds))
    const waiting = await db.select().from(deadlines).where(ofPost)
    expect(waiting.map(({ kind }) => kind)).toEqual(['submission_finalization'])
    expect(await toldTo(creator.user)).toContain('SubmissionApprovedNotifier')
    const isIt = and(eq(auditEvents.record_id, made.id), eq(auditEvents.action, 'reverse'))
    expect(await db.$count(auditEvents, isIt)).toBe(1)
    await pass(made, '25 hours')
    await grantAll()
    expect((await reload(made)).granted_amount).toBeGreaterThan(0)
  })

  test('ends an appeal as accepted, which staff cannot decide any more', async () => {
    const { made, creator, reject, reverse } = await setUp()
    await reject()
    await appealSubmission(made)
    expect((await reverse()).json()).toMatchObject({ state: 'approved' })
    expect(await reload(made)).toMatchObject({
      approved_by: 'organization',
      appeal_decided_at: expect.any(String),
      appeal_decided_by: null,
    })
    expect(await toldTo(creator.user)).toContain('AppealResolvedNotifier')
    const late = decideAppealAsStaff(context, await staff(), made, {
      outcome: 'refused',
      note: null,
    })
    await expect(late).rejects.toMatchObject({
      errors: { base: ['There is no appeal to decide.'] },
    })
  })

  test('can be undone on a page, and is dropped if staff decide before it takes effect', async () => {
    const { made, path, browser, reject } = await setUp()
    await reject()
    expect((await browser.get(path)).body).toContain('Approve after all')
    await appealSubmission(made)
    await browser.post(`${path}/reversal`, '')
    const { body } = await browser.get(path)
    expect(body).toContain('has approved it.')
    expect(body).not.toContain('Approve after all')
    await decideAppealAsStaff(context, await staff(), made, { outcome: 'refused', note: null })
    await pass(made, '10 seconds')
    await letDecisionsTakeEffect.perform(context, {})
    expect((await reload(made)).state).toBe('rejected')
    const isDropped = and(eq(auditEvents.record_id, made.id), eq(auditEvents.action, 'drop'))
    expect(await db.$count(auditEvents, isDropped)).toBe(1)
  })

  test('is none where staff have decided, or the time is over', async () => {
    const refused = { base: ['Staff have decided about it, and that stands.'] }
    const one = await setUp()
    await rejectAsStaff(context, await staff(), one.made, { reason: 'rights', note: null })
    expect((await one.reverse()).json().errors).toEqual(refused)
    expect((await one.browser.get(one.path)).body).not.toContain('Approve after all')

    const two = await setUp()
    await two.reject()
    await appealSubmission(two.made)
    await decideAppealAsStaff(context, await staff(), two.made, { outcome: 'refused', note: null })
    expect((await two.reverse()).json().errors).toEqual(refused)

    const three = await setUp()
    expect((await three.reverse()).json().errors).toEqual({
      base: ['Only a rejection can be taken back.'],
    })
    await three.reject()
    await pass(three.made, '7 days 1 minute')
    await workOff()
    expect((await three.reverse()).json().errors.base).toMatchObject([
      expect.stringContaining('while the creator may appeal'),
    ])
  })

  test('leaves an approval of what is rejected refused, so that nobody does so by mistake', async () => {
    const { path, program, reject } = await setUp()
    await reject()
    const late = await program.post(`${path}/approval.json`, {})
    expect(late.json().errors).toEqual({ base: ['This submission has already been decided.'] })
  })
})

test('An organization answers an appeal once, and staff read it beside the appeal', async () => {
  const { made, path, program, browser, reject } = await setUp()
  const say = (text: string) =>
    program.post(`${path}/appeal_answer.json`, { appeal_answer: { text } })
  await reject()
  expect((await say('Early')).json().errors).toEqual({ base: ['There is no appeal to answer.'] })
  await appealSubmission(made)
  const before = await reload(made)
  const blank = await browser.post(`${path}/appeal_answer`, 'appeal_answer[text]=')
  expect(blank.body).toContain('Your side')
  expect((await say('It is dark throughout.')).json()).toMatchObject({
    state: 'appealed',
    appeal_answer: 'It is dark throughout.',
  })
  expect((await reload(made)).updated_at).toBe(before.updated_at)
  expect((await say('And more')).json().errors).toEqual({
    base: ['Your organization has already answered. It can answer an appeal only once.'],
  })
  expect((await browser.get(path)).body).not.toContain('Your side')
  const someone = await createUser(db)
  makeStaff(someone)
  const page = await (await withSession({ user: someone } as never)).get(staffSubmissionPath(made))
  expect(page.body).toContain('It is dark throughout.')
})
