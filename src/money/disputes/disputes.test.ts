import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { addBudget, createCampaign, createUser } from '../../../test/support/world/factories.ts'
import { grantReward } from '../../../test/support/world/grants.ts'
import {
  askForMoney,
  context,
  createAdmin,
  deliver,
  readBooks,
  readFunding,
  readOutside,
  stripe,
} from '../../../test/support/world/stripe.ts'
import type { Wire } from '../../../test/support/world/stripe-world.ts'
import { one } from '../../framework/database/rows.ts'
import { disputes } from '../../tables/finance/disputes.ts'
import { grants } from '../../tables/finance/grants.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { creatorAccount, disputedAccount, readBalance } from '../bookkeeping/accounts.ts'
import { createRefund } from '../fundings/refunds/model.ts'
import { releaseGrants } from '../grants/jobs.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

const deliverAll = async (events: Wire[]) => {
  for (const event of events) await deliver(event)
}

/** A campaign that was paid for by card, of which something is spent already. */
async function setUp({ spent = 0 } = {}) {
  const admin = await createAdmin()
  const campaign = await createCampaign(db, { organization_id: admin.organization.id })
  const asked = await askForMoney(admin, { campaign })
  const { intent, events } = stripe.pay(asked.provider_id ?? '')
  await deliverAll(events)
  const user = await createUser(db)
  const reward = { reward_amount: spent, fee_amount: 0 }
  const submission_id = Date.now() + asked.id
  const grant =
    spent > 0
      ? await db.transaction((tx) =>
          grantReward(tx, context, campaign, {
            user_id: user.id,
            submission_id,
            number: 1,
            ...reward,
          }),
        )
      : undefined
  return { admin, campaign, user, grant, funding: await readFunding(asked), intent: intent.id }
}

const books = ({ admin, campaign }: Awaited<ReturnType<typeof setUp>>) => readBooks(admin, campaign)

const find = async ({ id }: Wire) =>
  one(await db.select().from(disputes).where(eq(disputes.provider_id, id)))

describe('a dispute', () => {
  test('holds what is left until it is decided', async () => {
    const world = await setUp()
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll(events)

    const found = await find(dispute)
    expect(found).toMatchObject({ status: 'open', held_amount: 10_000, debt_amount: 0 })
    expect(await readBalance(db, disputedAccount(found))).toBe(10_000)
    expect(await books(world)).toEqual({ wallet: 0, debt: 0, budget: 0 })
    expect(await readFunding(world.funding)).toMatchObject({
      status: 'disputed',
      disputed_amount: 10_000,
    })
  })

  test('that is won gives everything back', async () => {
    const world = await setUp({ spent: 6000 })
    const outside = await readOutside()
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll(events)
    expect(await books(world)).toEqual({ wallet: 0, debt: -6000, budget: 0 })

    await deliverAll(stripe.changeDispute(dispute.id, 'won'))
    expect(await books(world)).toEqual({ wallet: 0, debt: 0, budget: 4000 })
    expect(await readFunding(world.funding)).toMatchObject({
      status: 'succeeded',
      disputed_amount: 0,
    })
    const fee = 1500
    expect((await readOutside()).external - outside.external).toBe(fee)
  })

  test('that is lost leaves a debt, which the next payment pays first', async () => {
    const world = await setUp({ spent: 6000 })
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll(events)
    await deliverAll(stripe.changeDispute(dispute.id, 'lost'))

    expect(await find(dispute)).toMatchObject({
      status: 'lost',
      held_amount: 4000,
      debt_amount: 6000,
    })
    expect(await readFunding(world.funding)).toMatchObject({
      status: 'lost',
      disputed_amount: 10_000,
    })
    expect(await readBalance(db, disputedAccount(await find(dispute)))).toBe(0)

    const next = await askForMoney(world.admin, { amount: 7000 })
    await deliverAll(stripe.pay(next.provider_id ?? '').events)
    expect(await books(world)).toEqual({ wallet: 1000, debt: 0, budget: 0 })
  })

  test('that is won after the debt was paid gives that to the balance', async () => {
    const world = await setUp({ spent: 6000 })
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll(events)
    const next = await askForMoney(world.admin, { amount: 2000 })
    await deliverAll(stripe.pay(next.provider_id ?? '').events)
    await deliverAll(stripe.changeDispute(dispute.id, 'won'))
    expect(await books(world)).toEqual({ wallet: 2000, debt: 0, budget: 4000 })
  })

  test('that is lost may still be won on appeal', async () => {
    const world = await setUp({ spent: 6000 })
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll(events)
    for (const status of ['lost', 'appeal_under_review', 'won'])
      await deliverAll(stripe.changeDispute(dispute.id, status))
    expect(await books(world)).toEqual({ wallet: 0, debt: 0, budget: 4000 })
    expect(await readFunding(world.funding)).toMatchObject({ status: 'succeeded' })
  })

  test('takes from the balance before anything is owed', async () => {
    const world = await setUp({ spent: 9000 })
    const more = await askForMoney(world.admin, { amount: 3000 })
    await deliverAll(stripe.pay(more.provider_id ?? '').events)
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll(events)
    expect(await books(world)).toEqual({ wallet: 0, debt: -6000, budget: 0 })

    await deliverAll(stripe.changeDispute(dispute.id, 'won'))
    expect(await books(world)).toEqual({ wallet: 3000, debt: 0, budget: 1000 })
  })

  test('about a payment that was partly refunded may still be about all of it', async () => {
    const world = await setUp({ spent: 1000 })
    await deliverAll(stripe.refund(world.intent, 5000).events)
    await deliverAll(stripe.dispute(world.intent, 10_000).events)
    expect(await books(world)).toEqual({ wallet: 0, debt: -6000, budget: 0 })
    expect(await readFunding(world.funding)).toMatchObject({
      refunded_amount: 5000,
      disputed_amount: 10_000,
    })
  })

  test('that is only a question of the bank changes nothing, until it is more', async () => {
    const world = await setUp()
    const { dispute, events } = stripe.dispute(world.intent, 10_000, 'warning_needs_response')
    await deliverAll(events)
    expect(await readFunding(world.funding)).toMatchObject({ status: 'succeeded' })

    await deliverAll(stripe.changeDispute(dispute.id, 'needs_response'))
    expect(await readFunding(world.funding)).toMatchObject({ status: 'disputed' })
  })

  test('is told to the admins, with what it means', async () => {
    const world = await setUp({ spent: 6000 })
    const { dispute, events } = stripe.dispute(world.intent, 10_000)
    await deliverAll([...events, ...stripe.changeDispute(dispute.id, 'lost')])

    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, world.admin.user.id))
      .orderBy(notifications.id)
    const about = told.filter(({ type }) => type === 'FundingDisputedNotifier')
    expect(about.map(({ params }) => params)).toMatchObject([
      { status: 'open', amount: 10_000, debt_amount: 6000, reason: 'product not received' },
      { status: 'lost' },
    ])
  })

  test('refuses refunds, and keeps creators waiting, while it is open', async () => {
    const world = await setUp({ spent: 600 })
    await addBudget(db, world.campaign, 100)
    const { dispute, events } = stripe.dispute(world.intent, 1000)
    await deliverAll(events)
    await expect(
      createRefund(context, world.admin, world.funding, { amount: 100 }),
    ).rejects.toMatchObject({ errors: { base: ['Only what was paid can be refunded.'] } })

    const isGrant = eq(grants.id, world.grant?.id ?? 0)
    await db.update(grants).set({ release_at: sql`now()` }).where(isGrant)
    await releaseGrants.perform(context, {})
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(0)

    await deliverAll(stripe.changeDispute(dispute.id, 'won'))
    await releaseGrants.perform(context, {})
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(600)
  })
})

test('the books agree with all of it', async () => {
  expect((await reconcile(db)).differences).toEqual([])
})
