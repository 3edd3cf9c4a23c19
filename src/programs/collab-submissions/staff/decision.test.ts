import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { inHeld, inWallet, ofCreator } from '../../../../test/support/world/collab-money.ts'
import {
  bodies,
  createApplication,
  go,
  letTimePass,
  stored,
  tryMove,
  type Work,
} from '../../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createFunding,
  createMembership,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { reconcile } from '../../../money/reconciliation/reconcile.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  staffCollabSubmissionPath,
  staffCollabSubmissionsPath,
} from '../../../vocabulary/addresses/submission-urls.ts'

const lastEventOf = async ({ asCreator }: Work) =>
  (await asCreator.get('/me/events.json?limit=100')).json().at(-1).type

async function setUp() {
  const work = await createApplication()
  const staff = await createUser(db, { name: 'Sam Staff' })
  makeStaff(staff)
  const path = staffCollabSubmissionPath(work.submission)
  return { work, staff, path, client: await withToken(staff) }
}

const split = (creator_amount: number) => ({ split: { creator_amount, note: 'Half is done.' } })

describe('what the two sides do not agree on', () => {
  test('is asked for by either, and then no clock runs and neither moves it', async () => {
    const { work, client } = await setUp()
    await go(work, 'acceptance', 'content')
    const asked = await work.asCreator.post(`${work.ownPath}/escalation.json`, bodies.escalation)
    expect(asked.json()).toMatchObject({
      escalated_by: 'creator',
      next_to_act: 'staff',
      due_at: null,
    })

    await letTimePass(work, '100 days')
    expect(await stored(work)).toMatchObject({ state: 'content_submitted' })
    for (const noun of ['approval', 'change_request', 'withdrawal', 'escalation'])
      expect((await tryMove(work, noun)).statusCode).toBe(422)
    const queue = (await client.get(`${staffCollabSubmissionsPath}.json?limit=100`)).json()
    expect(queue).toContainEqual(expect.objectContaining({ id: work.id }))
  })

  test('is split by staff: the fee in proportion, and the rest goes back', async () => {
    const { money } = context.config
    money.feeBps = 1000
    const { work, path, client } = await setUp()
    await go(work, 'acceptance', 'content', 'escalation').finally(() => {
      money.feeBps = 0
    })
    expect((await client.post(`${path}/split.json`, split(25_001))).json().errors).toHaveProperty(
      'creator_amount',
    )

    const answer = await client.post(`${path}/split.json`, split(10_005))
    expect(answer.statusCode).toBe(201)
    expect(await stored(work)).toMatchObject({
      state: 'cancelled',
      paid_amount: 10_005,
      fee_amount: 1000,
      paid_fee_amount: 1000,
      returned_amount: 14_995,
      returned_fee_amount: 1500,
      note: 'Half is done.',
    })
    const { id } = work.submission
    const forget = sql`update collab_submissions set fee_amount = 2500 where id = ${id}`
    await expect(db.execute(forget)).rejects.toThrow()
    expect((await reconcile(db)).differences).toEqual([])
    expect([await inHeld(work), await ofCreator(work)]).toEqual([0, 10_005])
    expect(await inWallet(work)).toBe(100_000 - 11_005)
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, work.creator.id))
      .orderBy(asc(notifications.id))
    expect(told.at(-1)).toMatchObject({
      type: 'SubmissionEscalatedNotifier',
      params: expect.objectContaining({ status: 'split', creator_amount: 10_005 }),
    })
  })

  test('is completed by staff who give all of it for what was posted', async () => {
    const { work, path, client } = await setUp()
    await go(work, 'acceptance', 'content', 'approval', 'post', 'escalation')
    const answer = await client.post(`${path}/split.json`, split(25_000))
    expect(answer.json()).toMatchObject({ state: 'completed' })
    expect(await lastEventOf(work)).toBe('submission.earned')
    expect(await stored(work)).toMatchObject({ paid_amount: 25_000, returned_amount: 0 })
    expect([await inHeld(work), await ofCreator(work)]).toEqual([0, 25_000])
  })

  test('is not completed where less is given, or the work was not posted', async () => {
    const posted = await setUp()
    await go(posted.work, 'acceptance', 'content', 'approval', 'post', 'escalation')
    await posted.client.post(`${posted.path}/split.json`, split(24_999))
    const made = await setUp()
    await go(made.work, 'acceptance', 'content', 'escalation')
    await made.client.post(`${made.path}/split.json`, split(25_000))
    for (const { work } of [posted, made]) {
      expect(await stored(work)).toMatchObject({ state: 'cancelled', completed_at: null })
      expect(await lastEventOf(work)).toBe('application.canceled')
    }
  })

  test('is approved by staff, and goes on', async () => {
    const { work, path, client } = await setUp()
    await go(
      work,
      'acceptance',
      'content',
      'change_request',
      'content',
      'change_request',
      'content',
    )
    await go(work, 'escalation')
    expect((await client.post(`${path}/approval.json`)).statusCode).toBe(201)
    await go(work, 'post', 'completion')
    expect(await ofCreator(work)).toBe(25_000)
  })

  test('is decided once, of two at the same moment', async () => {
    const { work, path, client } = await setUp()
    await go(work, 'acceptance', 'content', 'escalation')
    const answers = await Promise.all([
      client.post(`${path}/split.json`, split(0)),
      client.post(`${path}/approval.json`),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  })

  test('is not decided where nobody asked, nor by those it concerns', async () => {
    const { work, path, client } = await setUp()
    await go(work, 'acceptance', 'content')
    expect((await client.post(`${path}/split.json`, split(0))).statusCode).toBe(422)
    await go(work, 'escalation')

    makeStaff(work.admin.user)
    makeStaff(work.creator)
    for (const someone of [work.asAdmin, work.asCreator])
      expect((await someone.post(`${path}/split.json`, split(0))).statusCode).toBe(422)
    const stranger = await withToken(await createMembership(db))
    expect((await stranger.post(`${path}/split.json`, split(0))).statusCode).toBe(404)
  })

  test('is not split while the bank of whoever paid disputes it', async () => {
    const { work, path, client } = await setUp()
    const { organization_id } = work.collab
    await go(work, 'acceptance', 'content', 'escalation')
    const { id } = await createFunding(db, await createCampaign(db, { organization_id }), {
      status: 'disputed',
      succeeded_at: new Date().toISOString(),
    })
    const refused = await client.post(`${path}/split.json`, split(10_000))
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { base: ['A payment of this organization is disputed. Wait until that is decided.'] },
    ])

    const over = { status: 'pending', succeeded_at: null } as const
    await db.update(fundings).set(over).where(eq(fundings.id, id))
    expect((await client.post(`${path}/split.json`, split(10_000))).statusCode).toBe(201)
    expect(await ofCreator(work)).toBe(10_000)
  })

  test('is decided on a page, where amounts are typed', async () => {
    const { work, staff, path } = await setUp()
    await go(work, 'acceptance', 'content', 'escalation')
    const browser = await withSession(staff)
    const page = await browser.get(path)
    expect(page.body).toContain('Another mug.')
    expect(page.body).not.toContain('Kastanienallee')
    const form = 'split[typed][creator_amount]=500.00&split[note]=Too+much'
    const refused = await browser.post(`${path}/split`, form)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('is more than is set aside ($250.00)')
    const forgotten = await browser.post(`${path}/split`, form.replace('500.00', ''))
    expect(forgotten.body).toContain("can't be blank")
    expect(await ofCreator(work)).toBe(0)
    await browser.post(`${path}/split`, form.replace('500.00', '100.00'))
    expect(await ofCreator(work)).toBe(10_000)
  })
})

test('the books agree with every decision', async () => {
  const differences: string[] = []
  await reconcile(db, (difference) => differences.push(difference))
  expect(differences).toEqual([])
})
