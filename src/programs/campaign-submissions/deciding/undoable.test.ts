import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import { one } from '../../../framework/database/rows.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { type Choice, decisions } from '../../../tables/campaigns/decisions.ts'
import { flags } from '../../../tables/campaigns/flags.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { withdrawPost } from '../handing-in/withdrawal.ts'
import { lockSubmission } from '../lock.ts'
import { approval, decideNow, decidePost, rejectAsStaff } from './decide.ts'
import { decideUndoably, letDecisionsTakeEffect, undoDecisions } from './undoable.ts'

const rejection = { action: 'reject', reason: 'low_quality', note: 'Too dark.' } as const
const doubt = { action: 'flag', reason: null, note: 'Odd.' } as const

async function setUp() {
  const membership = await createMembership(db)
  const { organization_id } = membership
  const campaign = await createRunningCampaign({ organization_id, total_budget_amount: 1_000_000 })
  const creator = await createCreator()
  const submission = await handInPost(fakePlatform(), campaign, creator, { views: 4000 })
  const admin = actingAs(membership.user)
  return {
    membership,
    organization_id,
    creator,
    submission,
    campaign,
    admin,
    colleague: actingAs((await createMembership(db, { organization_id, is_owner: false })).user),
    decide: async (choice: Choice = approval, who = admin) =>
      one(await decideUndoably(context, who, [submission], choice)).error,
    stateNow: async () => (await reload(submission)).state,
  }
}

const undo = async (actor: ReturnType<typeof actingAs>, submission: { id: number }) =>
  one(await undoDecisions(context, actor, [submission])).error

const effectNow = async (submission: { id: number }) => {
  await pass(submission, '10 seconds')
  await letDecisionsTakeEffect.perform(context, {})
}

const toldTo = ({ user }: { user: { id: number } }) =>
  db.select().from(notifications).where(eq(notifications.user_id, user.id))

const auditOf = ({ id }: { id: number }) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_id, id), eq(auditEvents.record_type, 'Submission')))
    .orderBy(asc(auditEvents.id))

const waitingFor = ({ id }: { id: number }) => db.$count(decisions, eq(decisions.submission_id, id))

describe('a decision', () => {
  test('changes, pays and tells nothing for ten seconds, and then takes effect once', async () => {
    const { submission, creator, admin, decide, stateNow } = await setUp()
    expect(await decide()).toBeNull()
    await letDecisionsTakeEffect.perform(context, {})
    await grantAll()
    expect(await reload(submission)).toEqual(submission)
    expect(await toldTo(creator)).toEqual([])

    await effectNow(submission)
    await Promise.all([letDecisionsTakeEffect.perform(context, {}), workOff()])
    expect(await stateNow()).toBe('approved')
    expect((await toldTo(creator)).map(({ type }) => type)).toEqual(['SubmissionApprovedNotifier'])
    expect(await waitingFor(submission)).toBe(0)
    const [, decision, effect] = await auditOf(submission)
    expect(decision).toMatchObject({ action: 'decide', user_id: admin.user.id })
    expect(effect).toMatchObject({
      action: 'approve_post',
      user_id: admin.user.id,
      credential_name: admin.credential.name,
    })
  })

  test('rejects with its reason, or raises a flag', async () => {
    const rejected = await setUp()
    await rejected.decide(rejection)
    await effectNow(rejected.submission)
    expect(await reload(rejected.submission)).toMatchObject({
      state: 'rejected',
      reason: 'low_quality',
      note: 'Too dark.',
    })
    const flagged = await setUp()
    await flagged.decide(doubt)
    await effectNow(flagged.submission)
    expect(await flagged.stateNow()).toBe('flagged')
    expect(await db.$count(flags, eq(flags.submission_id, flagged.submission.id))).toBe(1)
  })

  test('that is taken back leaves nothing but a trace', async () => {
    const { submission, creator, colleague, decide } = await setUp()
    await decide(rejection)
    expect(await undo(colleague, submission)).toBeNull()
    await effectNow(submission)
    expect(await reload(submission)).toEqual(submission)
    expect(await toldTo(creator)).toEqual([])
    const events = await auditOf(submission)
    expect(events.map(({ action }) => action)).toEqual(['hand_in', 'decide', 'take_back'])
    expect(events[2]?.user_id).toBe(colleague.user.id)
    expect(events[2]?.changes.decided_by).toEqual([null, 'Robin Vale'])
    expect(await decide()).toBeNull()
  })

  test('cannot be taken back once it took effect', async () => {
    const { submission, admin, decide, stateNow } = await setUp()
    await decide()
    await effectNow(submission)
    expect(await undo(admin, submission)).toBe('There is nothing left to undo.')
    expect(await stateNow()).toBe('approved')
  })

  test('is refused where there is one already, also by what acts at once', async () => {
    const { submission, admin, colleague, decide } = await setUp()
    await decide()
    expect(await decide(rejection, colleague)).toBe('This submission has already been decided.')
    await expect(decideNow(context, admin, submission, approval)).rejects.toMatchObject({
      errors: { base: ['This submission has already been decided.'] },
    })
  })

  test('is lost with its process and met by the clock', async () => {
    const { submission, decide, stateNow } = await setUp()
    await decide()
    await pass(submission, '10 seconds')
    await workOff()
    expect(await stateNow()).toBe('approved')
  })
})

describe('meanwhile', () => {
  test('the time to decide may end: what a person decided comes first', async () => {
    const { submission, decide, stateNow } = await setUp()
    await decide(rejection)
    const isClock = and(
      eq(deadlines.record_id, submission.id),
      eq(deadlines.kind, postDeadlines.decision.kind),
    )
    const due = async () => one(await db.select().from(deadlines).where(isClock)).due_at
    await db
      .update(deadlines)
      .set({ due_at: new Date(Date.now() - 1000).toISOString() })
      .where(isClock)
    await workOff()
    expect(await stateNow()).toBe('pending')
    expect(Date.parse(await due())).toBeGreaterThan(Date.now())
    await effectNow(submission)
    expect(await stateNow()).toBe('rejected')
  })

  test('and if it is taken back then, the clock goes on', async () => {
    const { submission, admin, decide, stateNow } = await setUp()
    await decide(rejection)
    await pass(submission, '48 hours')
    await db
      .update(deadlines)
      .set({ due_at: new Date(Date.now() + 9000).toISOString() })
      .where(
        and(eq(deadlines.record_id, submission.id), eq(deadlines.kind, postDeadlines.effect.kind)),
      )
    await workOff()
    expect(await undo(admin, submission)).toBeNull()
    await pass(submission, '2 minutes')
    await workOff()
    expect(await stateNow()).toBe('approved')
  })

  test.each([
    { status: 'paused', paused_at: currentTime, paused_by: 'admin' },
    { status: 'finished', finished_at: currentTime },
  ] as const)(
    'the campaign may be $status, which changes nothing for what was handed in before',
    async (ended) => {
      const { campaign, submission, decide, stateNow } = await setUp()
      await decide()
      await db.update(campaigns).set(ended).where(eq(campaigns.id, campaign.id))
      await effectNow(submission)
      expect(await stateNow()).toBe('approved')
    },
  )

  test('a rejection without a reason is nothing else instead', async () => {
    const { admin, submission, stateNow } = await setUp()
    const choice = { action: 'reject', reason: null, note: null } as const

    const carriedOut = db.transaction(async (tx) =>
      decidePost(tx, context, admin, await lockSubmission(tx, submission), choice),
    )

    await expect(carriedOut).rejects.toThrow('reason')
    expect(await stateNow()).toBe('pending')
  })

  test('the creator may withdraw, and staff reject: the decision is dropped', async () => {
    const withdrawn = await setUp()
    await withdrawn.decide()
    await withdrawPost(context, actingAs(withdrawn.creator.user), withdrawn.submission)
    await effectNow(withdrawn.submission)
    expect(await withdrawn.stateNow()).toBe('withdrawn')
    expect((await auditOf(withdrawn.submission)).at(-1)).toMatchObject({
      action: 'drop',
      user_id: null,
      changes: { because: [null, expect.any(String)] },
    })

    const reversed = await setUp()
    await reversed.decide()
    const staff = { ...actingAs((await createCreator()).user), isStaff: true as const }
    await rejectAsStaff(context, staff, reversed.submission, { reason: 'rights', note: null })
    await effectNow(reversed.submission)
    expect(await reload(reversed.submission)).toMatchObject({ state: 'rejected', reason: 'rights' })
    const events = await auditOf(reversed.submission)
    expect(events.find(({ action }) => action === 'reject')?.changes).toMatchObject({
      currency: ['usd', 'usd'],
    })
    expect(await waitingFor(reversed.submission)).toBe(0)
  })

  test.each([
    [
      'loses the role',
      (id: number) => db.update(memberships).set({ role: 'member' }).where(eq(memberships.id, id)),
    ],
    ['leaves', (id: number) => db.delete(memberships).where(eq(memberships.id, id))],
  ])('whoever decided %s: the post waits again', async (_what, change) => {
    const { submission, membership, creator, colleague, decide, stateNow } = await setUp()
    const own = await createMembership(db, {
      organization_id: membership.organization_id,
      is_owner: false,
    })
    await decide(approval, actingAs(own.user))
    await change(own.id)
    await effectNow(submission)
    expect(await stateNow()).toBe('pending')
    expect(await toldTo(creator)).toEqual([])
    expect((await auditOf(submission)).at(-1)?.action).toBe('drop')
    expect(await decide(approval, colleague)).toBeNull()
  })
})

describe('at the same moment', () => {
  test('two admins decide: one does', async () => {
    const { submission, colleague, decide } = await setUp()
    const errors = await Promise.all([decide(approval), decide(rejection, colleague)])
    expect(errors.filter((error) => error === null)).toHaveLength(1)
    expect(await waitingFor(submission)).toBe(1)
  })

  test('it is taken back and takes effect: one of both', async () => {
    for (let round = 0; round < 4; round++) {
      const { submission, admin, creator, decide, stateNow } = await setUp()
      await decide()
      await pass(submission, '10 seconds')
      const effects = () => letDecisionsTakeEffect.perform(context, {})
      const [error] = await Promise.all([undo(admin, submission), effects(), effects()])
      expect(await stateNow()).toBe(error === null ? 'pending' : 'approved')
      expect(await toldTo(creator)).toHaveLength(error === null ? 0 : 1)
      expect(await waitingFor(submission)).toBe(0)
    }
  })

  test('one acts at once and one waits: one of both', async () => {
    const { submission, colleague, decide, stateNow } = await setUp()
    const [error, atOnce] = await Promise.all([
      decide(rejection),
      decideNow(context, colleague, submission, approval).then(
        () => true,
        () => false,
      ),
    ])
    expect(error === null).toBe(!atOnce)
    await effectNow(submission)
    expect(await stateNow()).toBe(atOnce ? 'approved' : 'rejected')
  })
})
