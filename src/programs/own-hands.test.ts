import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withToken } from '../../test/support/helper.ts'
import { createApplication, go, letTimePass, stored } from '../../test/support/world/collab-work.ts'
import { workOff } from '../../test/support/world/deadlines.ts'
import { createMembership, createUser } from '../../test/support/world/factories.ts'
import { makeStaff } from '../../test/support/world/staff.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  pass,
  rejectSubmission,
  reload,
  withholdSubmission,
} from '../../test/support/world/submissions.ts'
import { fromNow, setDeadline } from '../activity/deadlines/deadlines.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../tables/campaigns/campaign-submissions.ts'
import { deadlines } from '../tables/deadlines.ts'
import { memberships } from '../tables/organizations/memberships.ts'
import { notifications } from '../tables/users/notifications.ts'
import type { User } from '../tables/users/users.ts'
import {
  campaignSubmissionPath,
  ownSubmissionPath,
  staffSubmissionPath,
  staffSubmissionsPath,
} from '../vocabulary/addresses/submission-urls.ts'
import { organizationPath } from '../vocabulary/addresses/urls.ts'
import { encodeId } from '../vocabulary/ids.ts'
import { hours } from '../vocabulary/time/time-limits.ts'
import { postDeadlines } from './submissions/deadline-kinds.ts'

/** Whoever joins an organization after they took part in its programs does not decide about their own pay. */

const joins = async (organization_id: number, user: User) =>
  withToken(await createMembership(db, { organization_id, user }))

test('of a campaign', async () => {
  const { organization_id } = await createMembership(db)
  const creator = await createCreator()
  const campaign = await createRunningCampaign({ organization_id })
  const post = await handInPost(fakePlatform(), campaign, creator)
  const client = await joins(organization_id, creator.user)
  const id = encodeId('Submission', post.id)

  const own = 'This is your own post: someone else has to decide it.'
  const path = campaignSubmissionPath(post)
  const rejection = { rejection: { reason: 'wrong_account' } }
  for (const [noun, body] of [['approval'], ['rejection', rejection]] as const) {
    const answer = await client.post(`${path}/${noun}.json`, body)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: { base: [own] } }])
  }
  const body = { decision: { action: 'approve', submission_ids: [id] } }
  const inbox = `${organizationPath({ id: organization_id })}/review/decisions.json`
  expect((await client.post(inbox, body)).body).toContain(own)
  expect((await reload(post)).state).toBe('pending')
})

test('of a collab', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'content')
  const client = await joins(work.collab.organization_id, work.creator as User)

  const answer = await client.post(`${work.path}/approval.json`)
  expect(answer.json().errors).toEqual({
    base: ['This is your own work: someone else has to decide it.'],
  })
  expect((await stored(work)).state).toBe('content_submitted')
})

describe('silence approves nothing of one who has joined since:', () => {
  const handedIn = async () => {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const creator = await createCreator()
    const campaign = await createRunningCampaign({ organization_id })
    const post = await handInPost(fakePlatform(), campaign, creator)
    return { admin, organization_id, creator, campaign, post }
  }
  const toldOf = async (type: string, { id }: { id: number }) =>
    (await db.select().from(notifications).where(eq(notifications.record_id, id)))
      .filter((row) => row.type === type)
      .map(({ user_id }) => user_id)
      .sort()
  const clocksOf = ({ id }: { id: number }) => db.$count(deadlines, eq(deadlines.record_id, id))

  const startClock = ({ id }: { id: number }, clock: { kind: string }) =>
    db.transaction((tx) => setDeadline(tx, clock, { id }, fromNow(hours(-1))))
  const approveSilently = ({ id, created_at }: CampaignSubmission) =>
    db
      .update(campaignSubmissions)
      .set({ state: 'approved', approved_by: 'clock', approved_at: created_at })
      .where(eq(campaignSubmissions.id, id))

  test('a post waits for another admin, and both sides read why', async () => {
    const { admin, organization_id, creator, post } = await handedIn()
    const member = await joins(organization_id, creator.user)
    await pass(post, '49 hours')
    await workOff()

    const after = await reload(post)
    expect([after.state, after.approved_at]).toEqual(['pending', null])
    expect(after.withheld_at).not.toBeNull()
    expect(await clocksOf(post)).toBe(0)
    expect(await toldOf('SubmissionWithheldNotifier', post)).toEqual(
      [admin.user_id, creator.user.id].sort(),
    )

    const asAdmin = await withToken(admin)
    const path = campaignSubmissionPath(post)
    const own = await member.get(`${ownSubmissionPath(post)}.json`)
    expect(own.json().withheld_at).toBe(after.withheld_at)
    expect((await member.post(`${path}/approval.json`)).statusCode).toBe(422)
    const approved = await asAdmin.post(`${path}/approval.json`)
    expect(approved.json()).toMatchObject({ state: 'approved', withheld_at: after.withheld_at })
  })

  test('or for staff, in whose list it is', async () => {
    const { organization_id, creator, post } = await handedIn()
    const someone = await createUser(db)
    makeStaff(someone)
    const client = await withToken(someone)
    const path = staffSubmissionPath(post)
    const early = await client.post(`${path}/approval.json`)
    expect(early.json().errors).toEqual({ base: ['The organization decides about it.'] })

    await joins(organization_id, creator.user)
    await pass(post, '49 hours')
    await workOff()
    const ids = (await client.get(`${staffSubmissionsPath}.json?limit=100`)).json() as {
      id: string
    }[]
    expect(ids.map(({ id }) => id)).toContain(encodeId('Submission', post.id))
    expect((await client.post(`${path}/approval.json`)).json().state).toBe('approved')
    expect((await reload(post)).approved_by).toBe('staff')
  })

  test('an appeal neither', async () => {
    const { organization_id, creator, post } = await handedIn()
    await rejectSubmission(post)
    await appealSubmission(post)
    await joins(organization_id, creator.user)
    await pass(post, '8 days')
    await workOff()
    const after = await reload(post)
    expect([after.state, after.withheld_at !== null]).toEqual(['appealed', true])
  })

  test('also not past the rules: the database refuses', async () => {
    const { organization_id, creator, post } = await handedIn()
    await joins(organization_id, creator.user)
    await expect(approveSilently(post)).rejects.toMatchObject({
      cause: { message: 'only a person approves what a member of the organization posted' },
    })
  })

  describe('nor of one who has left again, once it was withheld:', () => {
    const withheld = async () => {
      const { admin, organization_id, creator, post } = await handedIn()
      await withholdSubmission(post)
      const someone = await createUser(db)
      makeStaff(someone)
      const leave = () =>
        db
          .delete(memberships)
          .where(
            and(
              eq(memberships.user_id, creator.user.id),
              eq(memberships.organization_id, organization_id),
            ),
          )
      await joins(organization_id, creator.user)
      return { brand: await withToken(admin), staff: await withToken(someone), post, leave }
    }

    test('a flag that is lifted starts no clock', async () => {
      const { brand, post, leave } = await withheld()
      const path = `${campaignSubmissionPath(post)}/flag.json`
      await brand.post(path, { flag: { note: 'Odd.' } })
      await brand.delete(path)
      await leave()
      expect(await clocksOf(post)).toBe(0)
      await startClock(post, postDeadlines.decision)
      await workOff()
      expect((await reload(post)).state).toBe('pending')
    })

    test('an appeal neither, and staff decide it as an appeal', async () => {
      const { staff, post, leave } = await withheld()
      await rejectSubmission(post)
      await appealSubmission(post)
      await leave()
      expect(await clocksOf(post)).toBe(0)
      await startClock(post, postDeadlines.appealDecision)
      await workOff()
      expect((await reload(post)).state).toBe('appealed')

      const path = staffSubmissionPath(post)
      const approval = await staff.post(`${path}/approval.json`)
      expect(approval.json().errors).toEqual({
        base: ['It is appealed: decide the appeal instead.'],
      })
      const decision = { appeal_decision: { outcome: 'accepted' } }
      const decided = await staff.post(`${path}/appeal_decision.json`, decision)
      expect(decided.json().state).toBe('approved')
    })

    test('not past the clock, and not past the rules', async () => {
      const { post, leave } = await withheld()
      await leave()
      await expect(approveSubmission(post)).rejects.toMatchObject({
        errors: { base: ['Only a person can approve it.'] },
      })
      await expect(approveSilently(post)).rejects.toMatchObject({
        cause: { message: 'only a person approves what was withheld' },
      })
    })
  })

  const ways: [state: string, way: string[]][] = [
    ['content_submitted', ['content']],
    ['posted', ['content', 'approval', 'post']],
  ]
  test.each(ways)('work that is %s goes to staff', async (state, way) => {
    const work = await createApplication()
    await go(work, 'acceptance', ...way)
    await joins(work.collab.organization_id, work.creator as User)
    await letTimePass(work, '73 hours')

    const after = await stored(work)
    expect(after).toMatchObject({ state, escalated_by: 'clock', paid_amount: 0 })
    expect(after.escalation_note).toContain('has joined the organization')
    expect(await toldOf('SubmissionEscalatedNotifier', work.submission)).toEqual(
      [work.admin.user_id, work.creator.id].sort(),
    )
    // Another admin may still decide.
    const noun = state === 'posted' ? 'completion' : 'approval'
    await go(work, noun)
    expect((await stored(work)).escalated_at).toBeNull()
  })
})
