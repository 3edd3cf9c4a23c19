import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import { inHeld, inWallet, ofCreator } from '../../../../test/support/world/collab-money.ts'
import {
  createApplication,
  go,
  letTimePass,
  stored,
  tryMove,
} from '../../../../test/support/world/collab-work.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createCampaign, createFunding } from '../../../../test/support/world/factories.ts'
import { reconcile } from '../../../money/reconciliation/reconcile.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { notifications } from '../../../tables/users/notifications.ts'

const noticesTo = ({ id }: { id: number }) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, id))
    .orderBy(asc(notifications.id))

/** How long someone has, and where it goes then. */
const waits: [way: string[], span: string, state: string][] = [
  [[], '10 days', 'expired'],
  [['acceptance'], '14 days', 'expired'],
  [['acceptance', 'content'], '72 hours', 'approved'],
  [['acceptance', 'content', 'approval', 'post'], '72 hours', 'completed'],
]

describe('nobody acts', () => {
  test.each(waits)('after %j for %s: %s', async (way, span, state) => {
    const work = await createApplication()
    await go(work, ...way)
    const before = (await stored(work)).state
    await letTimePass(work, span)
    expect((await stored(work)).state).toBe(state)
    expect(before).not.toBe(state)
  })

  test.each(waits)('after %j a minute less than %s changes nothing', async (way, span) => {
    const work = await createApplication()
    await go(work, ...way)
    const { state } = await stored(work)
    await letTimePass(work, `${span} -1 minute`)
    expect((await stored(work)).state).toBe(state)
  })

  test('and the money of work that expired goes back', async () => {
    const work = await createApplication()
    await go(work, 'acceptance')
    await letTimePass(work, '14 days')
    expect([await inWallet(work), await inHeld(work)]).toEqual([100_000, 0])
    expect((await noticesTo(work.creator)).at(-1)).toMatchObject({
      type: 'ApplicationDeclinedNotifier',
      params: expect.objectContaining({ outcome: 'expired' }),
    })
  })

  test('the creator is paid 72 hours after posting', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post')
    await letTimePass(work, '72 hours')
    await workOff()
    expect(await ofCreator(work)).toBe(25_000)
  })

  test('a product that is not sent: both are told, then it is canceled', async () => {
    const work = await createApplication({ requires_product_shipment: true })
    await go(work, 'acceptance')
    await letTimePass(work, '5 days')
    expect(await stored(work)).toMatchObject({ state: 'awaiting_shipment', is_shipment_late: true })
    for (const someone of [work.creator, work.admin.user])
      expect((await noticesTo(someone)).at(-1)).toMatchObject({
        type: 'ShipmentIssueNotifier',
        params: expect.objectContaining({ issue: 'late' }),
      })
    await letTimePass(work, '5 days')
    expect(await stored(work)).toMatchObject({ state: 'cancelled', address: null })
    expect(await inWallet(work)).toBe(100_000)
  })

  test('a product that is late can still be sent', async () => {
    const work = await createApplication({ requires_product_shipment: true })
    await go(work, 'acceptance')
    await letTimePass(work, '5 days')
    await go(work, 'shipment')
    expect(await stored(work)).toMatchObject({ state: 'shipped', is_shipment_late: false })
  })

  test('a product counts as received after 14 days, and only then do the creator’s 14 days begin', async () => {
    const work = await createApplication({ requires_product_shipment: true })
    await go(work, 'acceptance', 'shipment')
    await letTimePass(work, '14 days')
    expect(await stored(work)).toMatchObject({ state: 'in_progress' })
    await letTimePass(work, '13 days')
    expect(await stored(work)).toMatchObject({ state: 'in_progress' })
  })

  test.each([
    [['acceptance', 'content', 'change_request'], 'content', 'content_submitted'],
    [['acceptance', 'content', 'approval'], 'post', 'posted'],
  ])('after %j for 14 days staff decide, unless the creator goes on', async (way, noun, state) => {
    const work = await createApplication()
    await go(work, ...way)
    await letTimePass(work, '14 days')
    expect(await stored(work)).toMatchObject({ escalated_by: 'clock' })
    expect(await inHeld(work)).toBe(25_000)
    await go(work, noun)
    expect(await stored(work)).toMatchObject({ state, escalated_at: null, escalated_by: null })
  })

  test('a Spark code that is not given is for staff, and one that is given starts 72 hours', async () => {
    const work = await createApplication({ require_spark_ads: true })
    await go(work, 'acceptance', 'content', 'approval', 'post')
    await letTimePass(work, '72 hours')
    expect(await stored(work)).toMatchObject({ state: 'posted', escalated_at: null })
    await letTimePass(work, '11 days')
    expect(await stored(work)).toMatchObject({ state: 'posted', escalated_by: 'clock' })
    await go(work, 'spark_code')
    await letTimePass(work, '72 hours')
    expect(await stored(work)).toMatchObject({ state: 'completed' })
  })

  test('the end of a Spark code is announced a week before', async () => {
    const work = await createApplication({ require_spark_ads: true })
    await go(work, 'acceptance', 'content', 'approval', 'post', 'spark_code', 'completion')
    const types = async () => (await noticesTo(work.admin.user)).map(({ type }) => type)
    await letTimePass(work, '22 days')
    expect(await types()).not.toContain('SparkCodeExpiringNotifier')
    await letTimePass(work, '1 day')
    await letTimePass(work, '40 days')
    expect((await types()).filter((type) => type === 'SparkCodeExpiringNotifier')).toHaveLength(1)
  })
})

describe('a deadline', () => {
  test('that comes while someone acts is met once, or not at all', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post')
    await db
      .update(deadlines)
      .set({ due_at: sql`now()` })
      .where(eq(deadlines.record_id, work.submission.id))
    await Promise.all([workOff(), workOff(), tryMove(work, 'completion')])
    expect(await stored(work)).toMatchObject({ state: 'completed' })
    expect(await ofCreator(work)).toBe(25_000)
  })

  test('is gone when the work is over', async () => {
    const work = await createApplication()
    await go(work, 'withdrawal')
    expect(await db.$count(deadlines, eq(deadlines.record_id, work.submission.id))).toBe(0)
  })
})

test('a dispute holds back what was completed, until it is over', async () => {
  const work = await createApplication()
  const { organization_id } = work.collab
  const campaign = await createCampaign(db, { organization_id })
  await go(work, 'acceptance', 'content', 'approval', 'post')
  const { id } = await createFunding(db, campaign, {
    status: 'disputed',
    succeeded_at: new Date().toISOString(),
  })
  await go(work, 'completion')
  expect(await stored(work)).toMatchObject({ state: 'completed', paid_amount: 0 })
  await letTimePass(work, '1 hour')
  expect(await ofCreator(work)).toBe(0)

  await db
    .update(fundings)
    .set({ status: 'pending', succeeded_at: null })
    .where(eq(fundings.id, id))
  await letTimePass(work, '1 hour')
  expect(await stored(work)).toMatchObject({ state: 'completed', paid_amount: 25_000 })
  expect(await ofCreator(work)).toBe(25_000)
})

test('the books agree with all of it', async () => {
  const differences: string[] = []
  await reconcile(db, (difference) => differences.push(difference))
  expect(differences.filter((one) => /collab|submission/.test(one))).toEqual([])
})
