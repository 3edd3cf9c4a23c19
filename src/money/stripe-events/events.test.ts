import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, app as withoutStripe, withSession } from '../../../test/support/helper.ts'
import { connectSecret } from '../../../test/support/servers/stripe-server.ts'
import { createCampaign, createUser, unique } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  app,
  askForMoney,
  context,
  createAdmin,
  deliver,
  readBooks,
  readFunding,
  readOutside,
  stripe,
} from '../../../test/support/world/stripe.ts'
import { currentTime } from '../../framework/database/columns.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { stripeEvents } from '../../tables/finance/stripe-events.ts'
import { staffFundingPath } from '../../vocabulary/addresses/staff-urls.ts'
import { listWaitingFundings } from '../fundings/queries.ts'
import { catchUpWithStripe } from './jobs.ts'
import { listedTypes, stripeEventTypes } from './kinds.ts'

const nothing = { wallet: 0, debt: 0 }

async function setUp(amount = 10_000) {
  const admin = await createAdmin()
  const funding = await askForMoney(admin, { amount })
  return { admin, funding, checkout: funding.provider_id ?? '' }
}

const isStored = (id: string) => db.$count(stripeEvents, eq(stripeEvents.id, id))

const emptyEvent = (type: string) => ({
  id: unique('evt'),
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
})

describe('POST /webhooks/stripe', () => {
  test('credits what was paid, once, and books what it cost', async () => {
    const { admin, funding, checkout } = await setUp()
    const before = await readOutside()
    const { events } = stripe.pay(checkout)
    const answers = await Promise.all(
      [...events, ...events, ...events].map((event) => deliver(event)),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await readFunding(funding)).toMatchObject({ status: 'succeeded', checkout_url: null })
    expect(await readBooks(admin)).toEqual({ wallet: 10_000, debt: 0 })
    const { external, costs } = await readOutside()
    expect([external - before.external, costs - before.costs]).toEqual([-10_000 + 320, -320])
  })

  test.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['older than five minutes', { at: Date.now() - 5 * 60_000 - 2000 }],
  ])('refuses what is %s', async (_what, options) => {
    const { admin, funding, checkout } = await setUp()
    const [event] = stripe.pay(checkout).events
    const answer = await deliver(event as object, options)

    expect(answer.statusCode).toBe(400)
    expect(await isStored(event?.id)).toBe(0)
    expect(await readFunding(funding)).toMatchObject({ status: 'pending' })
    expect(await readBooks(admin)).toEqual(nothing)
  })

  test.each([{}, { id: '' }, null, 'pi_1'])('refuses an event about %j', async (object) => {
    for (const type of ['charge.updated', 'transfer.reversed', 'account.updated'])
      expect((await deliver({ ...emptyEvent(type), data: { object } })).statusCode).toBe(400)
  })

  test('takes what any of our endpoints at Stripe has signed', async () => {
    const { funding, checkout } = await setUp()
    const [event] = stripe.pay(checkout).events
    const answer = await deliver(event as object, { secret: connectSecret })

    expect(answer.statusCode).toBe(200)
    expect(await readFunding(funding)).toMatchObject({ status: 'succeeded' })
  })

  test('refuses what was changed on its way, has no signature, or is nothing at all', async () => {
    const { admin, checkout } = await setUp()
    const [event] = stripe.pay(checkout).events
    const { body, headers } = stripe.sign(event as object)
    const send = (payload: Buffer, own: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/webhooks/stripe',
        payload,
        headers: { 'content-type': 'application/json', ...own },
      })

    const changed = Buffer.from(body.toString().replace('succeeded', 'succeedeD'))
    const spaced = Buffer.from(` ${body}`)
    for (const [payload, own] of [
      [changed, headers],
      [spaced, headers],
      [body, {}],
      [body, { 'stripe-signature': 't=,v1=' }],
      [Buffer.alloc(0), headers],
    ] as const)
      expect((await send(payload, own)).statusCode).toBe(400)
    expect((await send(Buffer.alloc(257 * 1024, ' '), headers)).statusCode).toBe(413)
    expect(await readBooks(admin)).toEqual(nothing)
    expect((await send(body, headers)).statusCode).toBe(200)
  })

  test('passes over what is not ours, and what it does not know', async () => {
    const session = stripe.make('cs_test', 'checkout.session', {
      metadata: {},
      status: 'open',
      payment_intent: null,
      payment_metadata: {},
      amount_total: 700,
      currency: 'usd',
    })
    const { events } = stripe.pay(session.id)
    const other = stripe.tell('customer.created', { id: 'cus_1', object: 'customer' })

    for (const event of [...events, other]) {
      expect((await deliver(event)).statusCode).toBe(200)
      expect(await isStored(event.id)).toBe(0)
    }
  })

  test('asks to be told again while Stripe cannot be asked', async () => {
    const { funding, checkout } = await setUp()
    const [event] = stripe.pay(checkout).events
    stripe.fail('broken', 'broken', 'broken')

    expect((await deliver(event as object)).statusCode).toBe(503)
    expect((await deliver(event as object)).statusCode).toBe(200)
    expect(await readFunding(funding)).toMatchObject({ status: 'succeeded' })
  })

  test('is not there without Stripe', async () => {
    const answer = await withoutStripe.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload: {},
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('a payment', () => {
  test('that is declined stays possible, with another card', async () => {
    const { admin, funding, checkout } = await setUp()
    await deliver(stripe.decline(checkout))
    expect(await readFunding(funding)).toMatchObject({ status: 'pending' })

    const { events } = stripe.pay(checkout)
    for (const event of events) await deliver(event)
    expect(
      stripe
        .all('charge')
        .filter(({ payment_intent }) => payment_intent === events[0]?.data.object.id),
    ).toHaveLength(1)
    expect(await readBooks(admin)).toEqual({ wallet: 10_000, debt: 0 })
  })

  test.each([
    [true, 'succeeded', 10_000],
    [false, 'failed', 0],
  ])('that takes days is on its way until then: %s', async (hasWorked, status, amount) => {
    const { admin, funding, checkout } = await setUp()
    await deliver(stripe.payLater(checkout))
    expect(await readFunding(funding)).toMatchObject({ status: 'processing' })
    expect(await readBooks(admin)).toEqual(nothing)

    await deliver(stripe.endPayment(checkout, hasWorked))
    expect(await readFunding(funding)).toMatchObject({ status })
    expect(await readBooks(admin)).toEqual({ wallet: amount, debt: 0 })
  })

  test('that did not come in time is canceled', async () => {
    const { funding, checkout } = await setUp()
    await deliver(stripe.expire(checkout))
    expect(await readFunding(funding)).toMatchObject({ status: 'canceled', checkout_url: null })
  })

  test.each([
    ['amount', { amount: 9999 }],
    ['currency', { currency: 'eur' }],
  ])('of another %s is left to staff, until it is paid back', async (_what, paid) => {
    const { admin, funding, checkout } = await setUp()
    const { events, intent } = stripe.pay(checkout, paid)
    for (const event of events) await deliver(event)
    expect(await readFunding(funding)).toMatchObject({
      status: 'processing',
      failure_reason: expect.stringContaining('A different amount'),
    })
    expect(await readBooks(admin)).toEqual(nothing)
    const staff = await createUser(db)
    makeStaff(staff)
    const browser = await withSession(staff)
    const { rows } = await listWaitingFundings(db, { number: 1, size: 10_000, offset: 0 })
    expect(rows.map(({ payment_id }) => payment_id)).toContain(intent.id)
    expect((await browser.get(staffFundingPath(funding))).body).toContain('Refund it at Stripe')

    const back = stripe.refund(intent.id, intent.amount_received)
    for (const event of [...back.events, ...events]) await deliver(event)
    expect(await readFunding(funding)).toMatchObject({ status: 'failed', refunded_amount: 0 })
    expect(await readBooks(admin)).toEqual(nothing)
  })

  test('for a campaign that is over goes to the balance', async () => {
    const admin = await createAdmin()
    const organization_id = admin.organization.id
    const campaign = await createCampaign(db, { organization_id })
    const funding = await askForMoney(admin, { campaign })
    const at = { published_at: currentTime, finished_at: currentTime, settled_at: currentTime }
    const over = { status: 'finished', fee_bps: 0, least_budget_amount: 0, ...at } as const
    await db.update(campaigns).set(over).where(eq(campaigns.id, campaign.id))

    for (const event of stripe.pay(funding.provider_id ?? '').events) await deliver(event)
    expect(await readBooks(admin, campaign)).toEqual({ wallet: 10_000, debt: 0, budget: 0 })
  })

  test('of which no event arrived is heard of all the same', async () => {
    const paid = await setUp()
    const expired = await setUp()
    stripe.pay(paid.checkout)
    stripe.expire(expired.checkout)
    await catchUpWithStripe.perform(context, {})

    expect(await readFunding(paid.funding)).toMatchObject({ status: 'succeeded' })
    expect(await readFunding(expired.funding)).toMatchObject({ status: 'canceled' })
    expect(await readBooks(paid.admin)).toEqual({ wallet: 10_000, debt: 0 })
  })
})

test('operators are told every event that has to be sent', () => {
  const text = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
  expect(stripeEventTypes.filter((type) => !text.includes(`\`${type}\``))).toEqual([])
  // Stripe lists no more kinds than this at once.
  expect(listedTypes.length).toBeLessThanOrEqual(20)
})
