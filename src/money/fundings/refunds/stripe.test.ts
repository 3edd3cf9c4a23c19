import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import {
  askForMoney,
  context,
  createAdmin,
  deliver,
  impatient,
  readBooks,
  readFunding,
  readOutside,
  stripe,
} from '../../../../test/support/world/stripe.ts'
import { one } from '../../../framework/database/rows.ts'
import { type Refund, refunds } from '../../../tables/finance/refunds.ts'
import { creatorAccount, walletAccount } from '../../bookkeeping/accounts.ts'
import { moveMoney } from '../../bookkeeping/transfers.ts'
import { reconcile } from '../../reconciliation/reconcile.ts'
import { sendRefundsAgain, sendRefundToStripe } from './jobs.ts'
import { createRefund } from './model.ts'

async function setUp() {
  const admin = await createAdmin()
  const asked = await askForMoney(admin)
  const { intent, events } = stripe.pay(asked.provider_id ?? '')
  for (const event of events) await deliver(event)
  return { admin, funding: await readFunding(asked), intent }
}

type SetUp = Awaited<ReturnType<typeof setUp>>

const ask = ({ admin, funding }: SetUp, amount = 4000) =>
  createRefund(context, admin, funding, { amount })

const send = ({ id }: Refund, services = context) => sendRefundToStripe.perform(services, { id })

const read = async ({ id }: Refund) =>
  one(await db.select().from(refunds).where(eq(refunds.id, id)))

const sentOf = ({ intent }: SetUp) =>
  stripe.all('refund').filter(({ payment_intent }) => payment_intent === intent.id)

describe('a refund by card', () => {
  test('is sent to Stripe, and is paid when Stripe says so', async () => {
    const world = await setUp()
    const before = await readOutside()
    const refund = await ask(world)
    expect(refund.status).toBe('pending')
    await send(refund)

    expect(await read(refund)).toMatchObject({
      status: 'succeeded',
      provider_id: sentOf(world)[0]?.id,
    })
    expect(await readBooks(world.admin)).toEqual({ wallet: 6000, debt: 0 })
    expect((await readOutside()).external - before.external).toBe(4000)
    expect(await readFunding(world.funding)).toMatchObject({ refunded_amount: 4000 })
  })

  test('is made once, though answers are lost and Stripe forgets its keys', async () => {
    const world = await setUp()
    const refund = await ask(world)
    stripe.fail('lost', 'lost', 'lost')
    await expect(send(refund)).rejects.toThrow()
    expect(sentOf(world)).toHaveLength(0)
    // The list is answered, the creation is done, and its answers are lost.
    stripe.fail('none', 'lost', 'stalled', 'broken')
    await expect(send(refund, impatient)).rejects.toThrow()
    expect(sentOf(world)).toHaveLength(1)

    stripe.forgetKeys()
    await Promise.all([send(refund), send(refund)])
    expect(sentOf(world)).toHaveLength(1)
    expect(await read(refund)).toMatchObject({ status: 'succeeded' })
    expect(await readBooks(world.admin)).toEqual({ wallet: 6000, debt: 0 })
  })

  test('is known by its event before the answer', async () => {
    const world = await setUp()
    const refund = await ask(world)
    stripe.fail('none', 'lost', 'lost', 'lost')
    await expect(send(refund)).rejects.toThrow()
    const told = stripe.events.findLast(({ type }) => type === 'refund.created')
    await deliver(told as object)

    expect(await read(refund)).toMatchObject({ status: 'succeeded' })
    expect(await db.$count(refunds, eq(refunds.funding_id, world.funding.id))).toBe(1)
  })

  test('that Stripe refuses is in the balance again', async () => {
    const world = await setUp()
    const refund = await ask(world, 8000)
    stripe.refund(world.intent.id, 5000)
    await send(refund)

    expect(await read(refund)).toMatchObject({
      status: 'failed',
      failure_reason: expect.stringContaining('greater than unrefunded amount'),
    })
    expect(await readBooks(world.admin)).toEqual({ wallet: 10_000, debt: 0 })
    expect(await readFunding(world.funding)).toMatchObject({ refunded_amount: 0 })
  })

  test.each([
    ['at once', []],
    ['after it was paid', ['succeeded']],
  ] as const)('that fails %s is in the balance again', async (_when, meanwhile) => {
    const world = await setUp()
    stripe.refundWith({ status: 'pending' })
    const refund = await ask(world)
    await send(refund)
    stripe.refundWith({})
    expect(await read(refund)).toMatchObject({ status: 'pending' })

    const { id } = sentOf(world)[0] ?? { id: '' }
    for (const status of meanwhile) await deliver(stripe.changeRefund(id, status))
    await deliver(stripe.changeRefund(id, 'failed'))
    expect(await read(refund)).toMatchObject({ status: 'failed' })
    expect(await readBooks(world.admin)).toEqual({ wallet: 10_000, debt: 0 })
    expect(await readFunding(world.funding)).toMatchObject({ refunded_amount: 0 })
  })

  test('whose job was given up is sent by another', async () => {
    const world = await setUp()
    const refund = await ask(world)
    const asked_at = new Date(Date.now() - 3_600_000).toISOString()
    await db.update(refunds).set({ asked_at }).where(eq(refunds.id, refund.id))
    await sendRefundsAgain.perform(context, {})
    expect(await read(refund)).toMatchObject({ status: 'succeeded' })
  })
})

describe('a refund that was made at Stripe', () => {
  test('is recorded, and taken from the balance', async () => {
    const world = await setUp()
    const { events, refund } = stripe.refund(world.intent.id, 2500)
    for (const event of [...events, ...events]) await deliver(event)

    const made = await db.select().from(refunds).where(eq(refunds.funding_id, world.funding.id))
    expect(made).toMatchObject([
      { amount: 2500, status: 'succeeded', provider_id: refund.id, user_id: null },
    ])
    expect(await readBooks(world.admin)).toEqual({ wallet: 7500, debt: 0 })
    expect(await readFunding(world.funding)).toMatchObject({ refunded_amount: 2500 })
  })

  test('is owed as far as the money is spent', async () => {
    const world = await setUp()
    const to = creatorAccount({ id: Date.now() }, 'usd')
    const from = walletAccount(world.admin.organization, 'usd')
    const key = `spent:${world.funding.id}`
    await db.transaction((tx) =>
      moveMoney(tx, [{ key, event: 'provider_cost', from, to, amount: 9000 }]),
    )
    for (const event of stripe.refund(world.intent.id, 2500).events) await deliver(event)
    expect(await readBooks(world.admin)).toEqual({ wallet: 0, debt: -1500 })
  })

  test('and fails, is in the balance again', async () => {
    const world = await setUp()
    const { events, refund } = stripe.refund(world.intent.id, 2500)
    for (const event of events) await deliver(event)
    await deliver(stripe.changeRefund(refund.id, 'failed'))
    expect(await readBooks(world.admin)).toEqual({ wallet: 10_000, debt: 0 })
    expect(await readFunding(world.funding)).toMatchObject({ refunded_amount: 0 })
  })
})

test('the books agree with all of it', async () => {
  expect((await reconcile(db)).differences).toEqual([])
})
